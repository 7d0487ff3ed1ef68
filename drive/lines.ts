import { newGame, type Game } from '../src/core/game/game.ts';
import { afterBalls } from '../src/core/testing/notation.testing.ts';
import { setupOf } from '../src/core/testing/setup.testing.ts';
import { makeGameLine } from '../src/saves/archive/archived-line.ts';

const DAY = '2026-11-13';
/** The month's file of the archive that these lines are in. */
export const LANE_9_MONTH = '2026-11.jsonl';

/** A game of lane 9, as a line of its archive. */
export function lineOfLane9(
  names: readonly string[],
  counter: number,
  balls: string,
  change = (game: Game): Game => game,
): string {
  const startedAt = `${DAY}T${String(11 + (counter % 9)).padStart(2, '0')}:30:00.000Z`;
  const facts = { lane: 9, gameNumber: 1 + (counter % 3), startedAt, origin: '9'.repeat(24) };
  const game = change(afterBalls(newGame(setupOf(names, facts)), balls));
  const id = `g${String(counter).padStart(6, '0')}-${String(counter).padStart(24, 'e')}`;
  return makeGameLine({ id, counter, savedAt: startedAt, game });
}
