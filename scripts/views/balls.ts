import { putGame, putNextGame } from '../../drive/put-game.ts';
import { entryOf } from '../../src/core/testing/notation.testing.ts';
import type { Step } from './scene.ts';
import { sent } from './steps.ts';

/** Everybody bowls the same frame, frame by frame. */
export function rounds(players: number, ...frames: readonly string[]): string {
  return frames.map((frame) => frame.repeat(players)).join('');
}

/** Mid-game: strikes, a spare, an open frame, a miss, and a second ball due. */
export function middle(players: number): string {
  return `${rounds(players, 'X', '9/', '72', '8-', 'X', 'X')}9/${players > 1 ? '7' : ''}`;
}

/** A whole game with a winner. */
export function over(players: number): string {
  const before = rounds(players, 'X', '9/', '72', 'F9', 'X', 'X', '8/', '63', 'X');
  return `${before}XX9${rounds(players - 1, '72')}`;
}

/** Balls in the notation of `putGame`, of any or of so many players. */
export type Balls = string | ((players: number) => string);

export function ballsFor(balls: Balls, players: number): string {
  return typeof balls === 'string' ? balls : balls(players);
}

/** Bowls balls for all players. */
export function bowled(balls: Balls): Step {
  return ({ page, names }) => putGame(page, names, ballsFor(balls, names.length));
}

/** Bowls whole games of a series of three, then these balls of the next one. */
export function bowledBefore(before: readonly Balls[], balls: Balls): Step {
  return async ({ page, names }) => {
    const [first = '', ...others] = [...before, balls].map((game) => ballsFor(game, names.length));
    await putGame(page, names, first);
    for (const next of others) await putNextGame(page, next, 3);
  };
}

/** A game in its middle, at the console. */
export const playing = bowled(middle);

/** Bowls more balls. */
export function more(balls: Balls): Step {
  return async (stage) => {
    for (const mark of ballsFor(balls, stage.names.length))
      await sent({ kind: 'roll', entry: entryOf(mark) })(stage);
  };
}
