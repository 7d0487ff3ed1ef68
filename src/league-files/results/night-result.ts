import { entitlementOf, isEmpty, scratchOf } from '../../core/league/line-up-place.ts';
import { handicapOf } from '../../core/league/handicap.ts';
import { matchResult, type Match, type MatchResult } from '../../core/league/match.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import { SCORE_TYPE_FACTS } from '../../core/league/score-type.ts';
import { highest } from '../../core/line/extremes.ts';
import type { Unit } from '../../core/league/unit.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';
import type { NightLine, NightRecord } from './night-record.ts';
import type { NightResult } from './result-shape.ts';

type LineResult = NightResult['lines'][number];
type TotalResult = NightResult['totals'][number];

/** The result that a league receives: ids, line-ups, frames, totals and points of a night. */
export function nightResult(night: NightRecord): NightResult {
  const { id, league, format, date, round, lanes, terms, games } = night;
  const result = matchResult(terms, matchOf(night));
  return {
    match: { id, league, format, date, round, lanes, games: terms.games },
    teams: SIDES.flatMap((side) => {
      const team = night[side];
      return team === null ? [] : [{ side, id: team.id, name: team.name }];
    }),
    games: games.map(({ number, id: game, beside }) => ({
      ...{ game: number, id: game },
      ...(beside === undefined ? {} : { beside }),
    })),
    lines: games.flatMap((game) =>
      SIDES.flatMap((side) =>
        game[side].flatMap((line, place) =>
          isEmpty(line) ? [] : [lineResult(terms, line, [game.number, side, place + 1])],
        ),
      ),
    ),
    totals: SIDES.flatMap((side) => totalsOf(result, side)),
    units: result.units.map(({ unit, atStake, home, visitors, unearned, due, reason, totals }) => ({
      ...unitCells(unit),
      ...{ atStake, home, visitors, unearned, due, reason },
      homeTotal: totals.home,
      visitorsTotal: totals.visitors,
    })),
    points: result.points,
    rollOffs: night.rollOffs.flatMap(({ unit, gos }) =>
      gos.map(({ home, visitors }, index) => ({
        ...unitCells(unit),
        go: index + 1,
        homePins: home,
        visitorsPins: visitors,
      })),
    ),
    signOffs: games.flatMap(({ number, signOffs }) =>
      signOffs.map(({ side, by, at, generation, besideGeneration }) => ({
        ...{ game: number, side, by, at, generation },
        ...(besideGeneration === undefined ? {} : { besideGeneration }),
      })),
    ),
    corrections: games.flatMap(({ number, corrections }) =>
      corrections.map(({ side, by, at, generation, place, frame, before, after }) => ({
        ...{ game: number, side, by, at, generation, place, frame },
        before: before === '' ? null : before,
        after: after === '' ? null : after,
      })),
    ),
  };
}

/** The match in the form that core counts. A missing game keeps its number, and nobody gets its points. */
export function matchOf({ games, visitors, rollOffs }: NightRecord): Match {
  const numbers = Array.from(
    {
      length: highest(
        games.map(({ number }) => number),
        0,
      ),
    },
    (_none, index) => index + 1,
  );
  const sideIn = (side: SideName): Match['home'] =>
    numbers.map((number) => games.find((game) => game.number === number)?.[side] ?? []);
  return { home: sideIn('home'), visitors: visitors === null ? null : sideIn('visitors'), rollOffs };
}

function lineResult(
  terms: LeagueTerms,
  line: NightLine,
  [game, side, place]: readonly [number, SideName, number],
): LineResult {
  const { bowler, id, name, type, average, frames } = line;
  const { letter, unopposed } = SCORE_TYPE_FACTS[type];
  const scratch = scratchOf(terms, line);
  // The bowler's own handicap. A team's may differ from their sum (rules: leagues).
  const handicap = handicapOf(terms.handicap, entitlementOf(terms, line, game));
  const last = frames.findLastIndex((frame) => frame !== '') + 1;
  return {
    ...{ game, side, place, bowler, id, name, type, letter: letter === '' ? null : letter, unopposed },
    ...{ average, frames: frames.slice(0, last), scratch, handicap },
    total: scratch === null ? null : scratch + handicap,
  };
}

function totalsOf(result: MatchResult, side: SideName): readonly TotalResult[] {
  const totals = result[side];
  if (totals === null) return [];
  const games = totals.games.map((total, index) => ({ game: index + 1, total }));
  return [...games, { game: null, total: totals.series }].flatMap(({ game, total }) =>
    total === null
      ? []
      : [{ game, side, scratch: total.scratch, handicap: total.handicap, total: total.total }],
  );
}

function unitCells(unit: Unit): Pick<NightResult['units'][number], 'unit' | 'game' | 'place'> {
  return {
    unit: unit.kind,
    game: 'game' in unit ? unit.game : null,
    place: 'place' in unit ? unit.place : null,
  };
}
