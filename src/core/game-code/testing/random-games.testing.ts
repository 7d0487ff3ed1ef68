import { newGame, type Game } from '../../game/game.ts';
import type { FormatId } from '../../formats/formats.ts';
import { setupOfFormat } from '../../testing/format-setup.testing.ts';
import { randomGame } from '../../testing/random-game.testing.ts';
import { SECOND_SCORERS } from '../../testing/second-formats.testing.ts';

/** Random games of a format, of one to five players, some of them unfinished; the same ones for the same number. */
export function randomGamesOf(format: FormatId, count: number, first = 20261123): readonly Game[] {
  const ways = SECOND_SCORERS[format];
  let state = first;
  const draw = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: 1 + draw(5) }, () => ways[draw(ways.length)] ?? ways[0]);
    const setup = setupOfFormat(
      format,
      chosen.map(({ option }) => option),
    );
    const play = { seconds: chosen.map(({ second }) => second), draw, acts: draw(40 * chosen.length) };
    return randomGame(newGame(setup), play).game;
  });
}
