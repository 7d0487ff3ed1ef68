import { applyCommand } from '../../../../core/game/command.ts';
import type { Command } from '../../../../core/game/event.ts';
import { newGame, type Game } from '../../../../core/game/game.ts';
import { occasion, setupOf } from '../../../../core/testing/setup.testing.ts';

const AT = '2026-03-05T19:00:00.000Z';

export function begin(names: readonly string[]): Game {
  return newGame(setupOf(names, { startedAt: AT }));
}

/** The game after a legal command. */
export function after(game: Game, command: Command): Game {
  const applied = applyCommand(game, command, occasion(AT));
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.game;
}

/** A whole game: each player's first balls always knock down the same number of pins, the second balls none. */
export function openGame(names: readonly string[], pins: readonly number[]): Game {
  let game = begin(names);
  for (let frame = 0; frame < 10; frame += 1) {
    for (const first of pins) {
      game = after(game, { kind: 'roll', entry: { kind: 'pins', pins: first } });
      game = after(game, { kind: 'roll', entry: { kind: 'pins', pins: 0 } });
    }
  }
  return game;
}
