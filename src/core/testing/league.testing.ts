import { newGame, type Game } from '../game/game.ts';
import { USUAL_TERMS, type LeagueTerms } from '../league/terms.ts';
import type { Part } from '../players/league.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { must } from './notation.testing.ts';
import { playerIn } from '../players/position.ts';
import { TEAMS, setupOf, withLeague, type Known } from './setup.testing.ts';

/** The ids of both teams. */
export const [HOME, VISITORS] = TEAMS.map(({ id }) => id) as [string, string];

/** A game of two teams: players take turns to be home and visitors. */
export function matchGame(
  names: readonly string[],
  known: readonly Known[] = [],
  terms: Partial<LeagueTerms> = {},
): Game {
  return newGame(withLeague(setupOf(names), 2, terms, known));
}

/** A game in which only handicap counts. */
export function handicapGame(
  names: readonly string[],
  known: readonly Known[] = [],
  terms: Partial<LeagueTerms> = {},
): Game {
  return newGame(withLeague(setupOf(names), 0, terms, known));
}

/** Terms by which averages give no pins. */
export const SCRATCH: Partial<LeagueTerms> = { handicap: { ...USUAL_TERMS.handicap, percentage: 0 } };

export function playerOf(game: Game, player: number): PlayerLine {
  return must(playerIn(game.position, player));
}

export function partIn(game: Game, player: number): Part {
  const { part } = playerOf(game, player);
  if (part === null) throw new Error('no league');
  return part;
}
