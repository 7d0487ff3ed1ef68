import { applyCommand, moveAway } from '../../src/core/game/command.ts';
import { newGame, type Game } from '../../src/core/game/game.ts';
import { turnOf } from '../../src/core/players/position.ts';
import type { Setup } from '../../src/core/game/event.ts';
import { occasion } from '../../src/core/testing/setup.testing.ts';

/** A game up to the beginning of a frame (11: to its end), the same one for the same seed. */
export function bowledUpTo(setup: Setup, frame: number, seed: number): Game {
  const random = randomOf(seed);
  let game = newGame(setup);
  for (;;) {
    const turn = turnOf(game.position);
    if (turn === null || turn.frame >= frame) return game;
    game = afterBall(game, pinsAt(turn.rack.standing, random));
  }
}

/** The game after some more balls. */
export function afterBalls(game: Game, balls: number, seed: number): Game {
  const random = randomOf(seed);
  let after = game;
  for (let ball = 0; ball < balls; ball += 1) {
    const turn = turnOf(after.position);
    if (turn === null) return after;
    after = afterBall(after, pinsAt(turn.rack.standing, random));
  }
  return after;
}

/** The game, moved to another lane. */
export function movedAway(game: Game, to: number): Game {
  const order = { id: 'c0ffee00c0ffee00c0ffee01', author: 'manager 1' };
  const away = moveAway(game, to, { at: new Date().toISOString(), by: 'staff', order });
  if (!away.ok) throw new Error(away.error.code);
  return away.value.game;
}

function afterBall(game: Game, pins: number): Game {
  const at = new Date(Date.parse(game.setup.startedAt) + game.events.length * 20_000).toISOString();
  const applied = applyCommand(game, { kind: 'roll', entry: { kind: 'pins', pins } }, occasion(at));
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.game;
}

/** Mostly many pins, as people bowl. */
function pinsAt(standing: number, random: () => number): number {
  return Math.min(standing, Math.floor((1 - random() ** 2.2) * (standing + 1)));
}

/** Numbers from 0 to below 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
