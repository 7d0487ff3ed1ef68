import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import type { FormatId } from '../../core/formats/formats.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { entryOf } from '../../core/testing/notation.testing.ts';
import { occasion, setupOf } from '../../core/testing/setup.testing.ts';

/** A new game; a player's number is their place. */
export function gameOf(...names: readonly string[]): Game {
  return newGame(setupOf(names, { lane: 12 }));
}

/** The same in another format. */
export function gameIn(format: FormatId, ...names: readonly string[]): Game {
  return newGame({ ...setupOf(names, { lane: 12 }), format });
}

/** The game after a legal command. */
export function after(game: Game, command: Command): Game {
  const applied = applyCommand(game, command, occasion('2026-01-01T10:00:00Z'));
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.game;
}

/** The game after these balls in bowlers' notation; spaces are ignored. */
export function bowled(game: Game, balls: string): Game {
  return Array.from(balls.replaceAll(' ', '')).reduce(
    (before, ball) => after(before, { kind: 'roll', entry: entryOf(ball) }),
    game,
  );
}
