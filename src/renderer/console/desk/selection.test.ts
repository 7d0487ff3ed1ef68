import { describe, expect, it } from 'vitest';
import type { Game } from '../../../core/game/game.ts';
import { bowled } from '../../lane/testing/fake-main.testing.ts';
import { lastBowled, neighbour } from './selection.ts';

function gameOf(names: readonly string[], balls: string): Game {
  const { game } = bowled(names, balls);
  if (game === null) throw new Error('no game');
  return game;
}

describe('the arrows', () => {
  // A has X, 7 2; B has 9 /, and 8 in the second frame.
  const game = gameOf(['A', 'B'], 'X 9/ 72 8');

  it('start at the ball bowled last', () => {
    expect(lastBowled(game)).toEqual({ player: 2, frame: 2, ball: 1 });
  });

  it('have no start before the first ball', () => {
    expect(lastBowled(gameOf(['A'], ''))).toBeNull();
  });

  it('go along the line ball by ball and stop at its ends', () => {
    const first = { player: 2, frame: 1, ball: 1 } as const;
    const second = neighbour(game, first, 'right');
    expect(second).toEqual({ player: 2, frame: 1, ball: 2 });
    expect(neighbour(game, second, 'right')).toEqual({ player: 2, frame: 2, ball: 1 });
    expect(neighbour(game, { player: 2, frame: 2, ball: 1 }, 'right')).toEqual({
      player: 2,
      frame: 2,
      ball: 1,
    });
    expect(neighbour(game, first, 'left')).toEqual(first);
  });

  it('go to the same frame of the player above and below', () => {
    expect(neighbour(game, { player: 2, frame: 2, ball: 1 }, 'up')).toEqual({ player: 1, frame: 2, ball: 1 });
    expect(neighbour(game, { player: 2, frame: 1, ball: 2 }, 'up')).toEqual({ player: 1, frame: 1, ball: 1 });
    expect(neighbour(game, { player: 2, frame: 1, ball: 2 }, 'down')).toEqual({
      player: 2,
      frame: 1,
      ball: 2,
    });
  });

  it('go to the last frame of a player who has not bowled that one', () => {
    const behind = gameOf(['A', 'B'], 'X 9/ 72');
    expect(neighbour(behind, { player: 1, frame: 2, ball: 2 }, 'down')).toEqual({
      ...{ player: 2, frame: 1, ball: 2 },
    });
  });

  it('pass a player who has bowled nothing', () => {
    expect(neighbour(gameOf(['A', 'B'], 'X'), { player: 1, frame: 1, ball: 1 }, 'down')).toEqual({
      ...{ player: 1, frame: 1, ball: 1 },
    });
  });
});
