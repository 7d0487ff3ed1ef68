import { lateChanges, type LateChange } from '../../core/game/late-changes.ts';
import { generationOf, goOn, newGame, phaseOf, type Game } from '../../core/game/game.ts';
import { matchLines } from '../../core/game/match-lines.ts';
import { matchResult, type Match, type MatchResult, type RollOff } from '../../core/league/match.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import { isSameUnit } from '../../core/league/unit.ts';
import { highest } from '../../core/line/extremes.ts';
import type { League, Team } from '../../core/players/league.ts';
import { nameIn } from '../../core/players/position.ts';
import type { MatchGame, MatchSignOff, MatchTeam, MatchView } from '../../contract/contract.ts';
import type { MatchRecord, SignOffRecord } from '../../saves/matches/match-record.ts';
import { byCounter } from '../../saves/record/game-id.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { dayOf } from '../day-of.ts';

export type SavedGame = Pick<GameRecord, 'id' | 'game'>;

/** The changes in a game since this generation. */
export type ChangesSince = (game: Game, generation: number) => readonly LateChange[];

/** A match for windows, computed from its record and the present state of its games; null without a game. */
export function matchView(
  record: MatchRecord,
  saved: readonly SavedGame[],
  changesSince: ChangesSince = lateChanges,
): MatchView | null {
  const games = gamesThatCount(record, saved);
  const last = games.at(-1)?.game;
  const league = last?.setup.league;
  const [home, visitors] = league?.teams ?? [];
  if (last === undefined || league === undefined || home === undefined) return null;
  const sides = visitors === undefined ? [home] : [home, visitors];
  const { date, teamIds, ...fixture } = record.fixture;
  const { startedAt } = games[0]?.game.setup ?? last.setup;
  const result = matchResult(league.terms, countedMatch(league, games, record));
  return {
    id: record.id,
    ...fixture,
    date: date ?? dayOf(startedAt),
    teams: sides.map((team, index) => teamIn(team, index, teamIds[index] ?? null)),
    games: games.map((game) => gameIn(record, game, sides, changesSince)),
    rollOffs: record.rollOffs.filter((one) => isForTie(one, result)),
    result,
  };
}

/** Whether these points are tied now; after a correction they may no longer be. */
function isForTie({ unit }: RollOff, { units }: MatchResult): boolean {
  const found = units.find((one) => isSameUnit(one.unit, unit));
  return found?.reason === 'roll-off' || found?.reason === 'roll-off-due';
}

/**
 * The match of these games in the form that core counts. A missing game keeps its number, and nobody gets its points.
 */
export function countedMatch(
  { teams: [home, visitors] }: League,
  games: readonly SavedGame[],
  { rollOffs }: Pick<MatchRecord, 'rollOffs'>,
): Match {
  const byNumber = new Map(games.map(({ game }) => [game.setup.gameNumber, game.position]));
  const numbers = Array.from({ length: highest([...byNumber.keys()], 0) }, (_none, index) => index + 1);
  const side = (team: Team): Match['home'] =>
    numbers.map((number) => {
      const position = byNumber.get(number);
      return position === undefined ? [] : matchLines(position, team.id).map(({ counts }) => counts);
    });
  return {
    home: home === undefined ? [] : side(home),
    visitors: visitors === undefined ? null : side(visitors),
    rollOffs,
  };
}

/** The games in order; of a game that was begun again, only the last one. */
export function gamesThatCount({ id }: MatchRecord, saved: readonly SavedGame[]): readonly SavedGame[] {
  const ours = saved.filter(({ game }) => game.setup.league?.match === id);
  const byNumber = new Map<number, SavedGame>();
  for (const game of ours.toSorted((one, other) => byCounter(one.id, other.id)))
    byNumber.set(game.game.setup.gameNumber, game);
  return [...byNumber.values()].toSorted(
    (one, other) => one.game.setup.gameNumber - other.game.setup.gameNumber,
  );
}

function teamIn({ id, name }: Team, index: number, leagueId: string | null): MatchTeam {
  return { side: sideOf(index), id, name, leagueId };
}

function sideOf(index: number): SideName {
  return SIDES[index] ?? 'visitors';
}

function gameIn(
  { signOffs }: MatchRecord,
  { id, game }: SavedGame,
  teams: readonly Team[],
  changesSince: ChangesSince,
): MatchGame {
  const generation = generationOf(game);
  const ofGame = signOffs.filter((one) => one.game === id);
  const signed = ofGame.flatMap((one) => signOffIn(one, game, teams) ?? []);
  const [first] = ofGame;
  const lines = (team: Team | undefined): MatchGame['home'] =>
    team === undefined ? [] : matchLines(game.position, team.id);
  return {
    ...{ gameId: id, number: game.setup.gameNumber, phase: phaseOf(game), generation },
    home: lines(teams[0]),
    visitors: lines(teams[1]),
    signOffs: signed,
    signed: teams.every((_team, index) => signed.some((one) => one.stands && one.side === sideOf(index))),
    changes: first === undefined ? [] : changesSince(game, first.generation),
  };
}

/** Null if the team of this signature is no longer in the game. */
function signOffIn(
  { team, by, at, generation }: SignOffRecord,
  game: Game,
  teams: readonly Team[],
): MatchSignOff | null {
  const index = teams.findIndex(({ id }) => id === team);
  if (index === -1) return null;
  const stands = generation === generationOf(game);
  return { side: sideOf(index), player: by, by: nameThen(game, by, generation), at, generation, stands };
}

/** The player number may be somebody else's by now. */
function nameThen(game: Game, player: number, generation: number): string {
  if (generation === generationOf(game)) return nameIn(game.position, player);
  const then = goOn(newGame(game.setup), game.events.slice(0, generation));
  return nameIn(then.ok ? then.value.position : game.position, player);
}
