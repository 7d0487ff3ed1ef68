import { highest } from '../line/extremes.ts';
import { withEveningAverages } from './evening-averages.ts';
import { resultOf, type Stake, type Contender } from './stake.ts';
import type { LineUpPlace } from './line-up-place.ts';
import type { RollOffGo } from './roll-off.ts';
import type { SideName } from './side.ts';
import type { SideTotal } from './side-total.ts';
import { pinsOf } from './pin-points.ts';
import { isHeadToHead, playedBy, totalIn, type Scope } from './scope.ts';
import type { LeagueTerms } from './terms.ts';
import { NO_POINTS, addedPoints, isSameUnit, type Points, type Unit, type UnitResult } from './unit.ts';

/** A roll-off of tied points. */
export interface RollOff {
  readonly unit: Unit;
  readonly gos: readonly RollOffGo[];
}

/** The line-ups of both teams in each game begun, in order. */
export interface Match {
  readonly home: readonly (readonly LineUpPlace[])[];
  /** Null: a bye. */
  readonly visitors: readonly (readonly LineUpPlace[])[] | null;
  readonly rollOffs: readonly RollOff[];
}

/** A team's totals; null while a score is missing. */
export interface TeamTotals {
  /** One entry for each game that the league bowls. */
  readonly games: readonly (SideTotal | null)[];
  readonly series: SideTotal | null;
}

export interface MatchResult {
  readonly home: TeamTotals;
  readonly visitors: TeamTotals | null;
  /** In playing order: each game, its bowlers, then the series; then what each side has for its own pins. */
  readonly units: readonly UnitResult[];
  readonly points: Points;
}

/** The points and totals of a match, finished or not. */
export function matchResult(terms: LeagueTerms, played: Match): MatchResult {
  const match = {
    ...played,
    home: withEveningAverages(terms, played.home),
    visitors: played.visitors === null ? null : withEveningAverages(terms, played.visitors),
  };
  const home = teamTotals(terms, match, 'home');
  const visitors = match.visitors === null ? null : teamTotals(terms, match, 'visitors');
  const stakes = stakesOf(terms, match).filter(({ atStake }) => atStake > 0);
  const units = [...stakes.map(resultOf), ...pinsOf(terms.points, home, visitors)];
  return {
    home,
    visitors,
    units,
    points: units.reduce(addedPoints, NO_POINTS),
  };
}

type ContestedUnit = Exclude<Unit, { readonly kind: 'pins' }>;

function teamTotals(terms: LeagueTerms, match: Match, side: SideName): TeamTotals {
  const numbers = gamesOf(terms);
  return {
    games: numbers.map((game) => totalIn(terms, match, side, { games: [game], place: null })),
    series: totalIn(terms, match, side, { games: numbers, place: null }),
  };
}

function gamesOf({ games }: LeagueTerms): readonly number[] {
  return numbersTo(games);
}

function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_none, index) => index + 1);
}

function stakesOf(terms: LeagueTerms, match: Match): readonly Stake[] {
  const numbers = gamesOf(terms);
  const games = numbers.flatMap((game) => {
    const teams = stakeOf(terms, match, { kind: 'game', game }, null);
    const places = placesIn(match, game);
    return [
      teams,
      ...places.map((place) => stakeOf(terms, match, { kind: 'individual', game, place }, teams)),
    ];
  });
  const series = stakeOf(terms, match, { kind: 'series' }, null);
  const places = new Set(numbers.flatMap((game) => placesIn(match, game)));
  const bowlers = Array.from(places)
    .toSorted((one, other) => one - other)
    .map((place) => stakeOf(terms, match, { kind: 'individualSeries', place }, series));
  return [...games, series, ...bowlers];
}

/** The places that score in this game; a game to come has those of the last one. */
function placesIn({ home, visitors }: Match, game: number): readonly number[] {
  const lineUps = [home, visitors ?? []].map((games) => games[game - 1] ?? games.at(-1) ?? []);
  const longest = highest(
    lineUps.map(({ length }) => length),
    0,
  );
  return numbersTo(longest).filter((place) =>
    lineUps.some((lineUp) => lineUp.slice(place - 1, place).some(isHeadToHead)),
  );
}

function stakeOf(terms: LeagueTerms, match: Match, unit: ContestedUnit, teams: Stake | null): Stake {
  const { points, blinds } = terms;
  const { kind } = unit;
  const scope = scopeOf(terms, unit);
  return {
    ...{ unit, blinds, teams },
    atStake: points[kind],
    ties: teams === null ? terms.ties : terms.individualTies,
    rollOff: match.rollOffs.find((rollOff) => isSameUnit(rollOff.unit, unit))?.gos ?? [],
    home: contenderIn(terms, match, 'home', scope),
    visitors: contenderIn(terms, match, 'visitors', scope),
  };
}

function scopeOf(terms: LeagueTerms, unit: ContestedUnit): Scope {
  return {
    games: 'game' in unit ? [unit.game] : gamesOf(terms),
    place: 'place' in unit ? unit.place : null,
  };
}

function contenderIn(terms: LeagueTerms, match: Match, side: SideName, scope: Scope): Contender {
  const lineUps = match[side];
  if (lineUps === null) return 'nobody';
  if (scope.games.some((game) => lineUps[game - 1] === undefined)) return 'to-come';
  if (playedBy(match, side, scope).every(({ places }) => places.length === 0)) return 'nobody';
  return totalIn(terms, match, side, scope) ?? 'to-come';
}
