import type { Command } from '../../src/core/game/event.ts';
import { generationOf, newGame, type Game } from '../../src/core/game/game.ts';
import { turnToBowl } from '../../src/core/players/position.ts';
import { setupOf } from '../../src/core/testing/setup.testing.ts';
import { halfOf, type Half } from '../../src/contract/contract.ts';

const LANES = { left: 1, right: 2 } as const satisfies Record<Half, number>;

export function halfOnPair(lane: number): Half {
  return halfOf(lane, { lane: LANES.left, pair: true });
}

/** A sequence of balls with occasional undos that depends only on the game. */
export function nextCommand(game: Game): Command {
  const generation = generationOf(game);
  const turn = turnToBowl(game.position);
  if (!turn.ok || generation % 7 === 6) return { kind: 'undo' };
  const pins = (generation * 5 + 3) % (turn.value.rack.standing + 1);
  return { kind: 'roll', entry: { kind: 'pins', pins } };
}

export function freshGame(startedAt: string, half: Half): Game {
  return newGame(setupOf(['PJS', 'KYJ'], { startedAt, lane: LANES[half] }));
}
