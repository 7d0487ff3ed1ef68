import { lateChanges } from '../../core/game/late-changes.ts';
import type { ListedChange } from '../../core/game/listed-change.ts';
import { standingChanges } from '../../core/game/standing-changes.ts';
import { generationOf, goOn, newGame, type Game } from '../../core/game/game.ts';
import { matchResult, type Match, type MatchResult, type RollOff } from '../../core/league/match.ts';
import { withFirstNight } from '../../core/match/first-night.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import { isSameUnit } from '../../core/league/unit.ts';
import { highest } from '../../core/line/extremes.ts';
import type { League, Team } from '../../core/players/league.ts';
import type { PlayerId } from '../../core/players/player.ts';
import { nameIn } from '../../core/players/position.ts';
import type {
  KeptResult,
  MatchChange,
  MatchGame,
  MatchSignOff,
  MatchTeam,
  MatchView,
} from '../../contract/contract.ts';
import type { MatchRecord } from '../../saves/matches/match-record.ts';
import { dayOf } from '../local-time.ts';
import {
  gamesThatCount,
  isWhole,
  linesOf,
  newestOf,
  partOf,
  phaseOfBoth,
  sideOf,
  type CountedGame,
  type SavedGame,
} from './counted-games.ts';
import { generationIn, signaturesOf, stands, type Signature } from './signatures.ts';

/** The changes in a game since this generation. */
export type ChangesSince = (game: Game, generation: number) => readonly ListedChange[];

/** A match for windows, computed from its record and the present state of its games; null without a game. */
export function matchView(
  record: MatchRecord,
  saved: readonly SavedGame[],
  changesSince: ChangesSince = lateChanges,
  kept: KeptResult = { kind: 'none' },
): MatchView | null {
  const games = gamesThatCount(record, saved);
  const last = newestOf(games);
  const league = last?.setup.league;
  const [home, visitors] = league?.teams ?? [];
  if (last === null || league === undefined || home === undefined) return null;
  const sides = visitors === undefined ? [home] : [home, visitors];
  const { date, teamIds, ...fixture } = record.fixture;
  const { startedAt } = games[0]?.parts[0]?.game.setup ?? last.setup;
  const result = matchResult(league.terms, countedMatch(league, games, record));
  return {
    id: record.id,
    ...fixture,
    date: date ?? dayOf(startedAt),
    teams: sides.map((team, index) => teamIn(team, index, teamIds[index] ?? null)),
    games: withFirstNight(
      league.terms,
      games.flatMap((game) => gameIn(record, game, sides, changesSince) ?? []),
    ),
    rollOffs: record.rollOffs.filter((one) => isForTie(one, result)),
    ...{ result, kept },
  };
}

/** Whether these points are tied now; after a correction they may no longer be. */
function isForTie({ unit }: RollOff, { units }: MatchResult): boolean {
  const found = units.find((one) => isSameUnit(one.unit, unit));
  return found?.reason === 'roll-off' || found?.reason === 'roll-off-due';
}

/**
 * The match of these games in the form that core counts. A missing game keeps its number, and nobody gets its points;
 * nor does anybody where one of a pair's two games is missing.
 */
export function countedMatch(
  { teams: [home, visitors] }: League,
  games: readonly CountedGame[],
  { rollOffs }: Pick<MatchRecord, 'rollOffs'>,
): Match {
  const byNumber = new Map(games.filter(isWhole).map((game) => [game.number, game]));
  const numbers = Array.from(
    {
      length: highest(
        games.map(({ number }) => number),
        0,
      ),
    },
    (_none, index) => index + 1,
  );
  const side = (team: Team): Match['home'] =>
    numbers.map((number) => {
      const game = byNumber.get(number);
      return game === undefined ? [] : linesOf(game, team.id).map(({ counts }) => counts);
    });
  return {
    home: home === undefined ? [] : side(home),
    visitors: visitors === undefined ? null : side(visitors),
    rollOffs,
  };
}

function teamIn({ id, name }: Team, index: number, leagueId: string | null): MatchTeam {
  return { side: sideOfTeam(index), id, name, leagueId };
}

function sideOfTeam(index: number): SideName {
  return SIDES[index] ?? 'visitors';
}

function gameIn(
  record: MatchRecord,
  counted: CountedGame,
  teams: readonly Team[],
  changesSince: ChangesSince,
): MatchGame | null {
  const [first, second] = counted.parts;
  if (first === undefined) return null;
  const signed = signaturesOf(record, counted).flatMap((one) => signOffIn(one, counted, teams) ?? []);
  const lines = (team: Team | undefined): MatchGame['home'] =>
    team === undefined ? [] : linesOf(counted, team.id);
  const [home, visitors] = [lines(teams[0]), lines(teams[1])];
  const isSigned = teams.every((_team, index) =>
    signed.some((one) => one.stands && one.side === sideOfTeam(index)),
  );
  return {
    ...{ gameId: first.id, number: counted.number, phase: phaseOfBoth(counted) },
    generation: generationOf(first.game),
    beside: second === undefined ? null : { gameId: second.id, generation: generationOf(second.game) },
    ...{ home, visitors, signOffs: signed, signed: isWhole(counted) && isSigned },
    standing: counted.parts.flatMap((part) => standingIn(record, part)),
    changes: counted.parts.flatMap((part) => changesIn(record, part, { home, visitors }, changesSince)),
  };
}

/** What was changed in this game before its first signature. A provisional frame alters no mark, and is not told as late. */
function standingIn({ signOffs }: MatchRecord, { id, game }: SavedGame): readonly ListedChange[] {
  const first = signOffs.find((one) => one.game === id);
  const all = standingChanges(game);
  return first === undefined
    ? all
    : all.filter(({ generation, manner }) => generation <= first.generation || manner === 'provisional');
}

/** The changes in this game since its first signature. */
function changesIn(
  { signOffs }: MatchRecord,
  part: SavedGame,
  lines: Pick<MatchGame, 'home' | 'visitors'>,
  changesSince: ChangesSince,
): readonly MatchChange[] {
  const first = signOffs.find(({ game }) => game === part.id);
  if (first === undefined) return [];
  const own = sideOf(part);
  const isIn = (side: SideName, player: PlayerId): boolean =>
    (own ?? side) === side && lines[side].some((line) => line.player === player);
  return changesSince(part.game, first.generation).map((change) => ({
    ...change,
    side: SIDES.find((side) => isIn(side, change.player)) ?? null,
  }));
}

/** Null if the team of this signature is no longer in the game, or its own game was not signed. */
function signOffIn(signature: Signature, counted: CountedGame, teams: readonly Team[]): MatchSignOff | null {
  const { team, by, at, rows } = signature;
  const index = teams.findIndex(({ id }) => id === team);
  const own = index === -1 ? null : partOf(counted, sideOfTeam(index));
  const generation = own === null ? null : generationIn(rows, own);
  if (own === null || generation === null) return null;
  const other = counted.parts.find((part) => part !== own);
  return {
    ...{ side: sideOfTeam(index), player: by, by: nameThen(own.game, by, generation), at, generation },
    beside: other === undefined ? null : generationIn(rows, other),
    stands: stands(signature, counted),
  };
}

/** The player number may be somebody else's by now. */
function nameThen(game: Game, player: number, generation: number): string {
  if (generation === generationOf(game)) return nameIn(game.position, player);
  const then = goOn(newGame(game.setup), game.events.slice(0, generation));
  return nameIn(then.ok ? then.value.position : game.position, player);
}
