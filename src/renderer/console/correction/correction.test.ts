import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../core/line/entry.ts';
import type { Game } from '../../../core/game/game.ts';
import { bowled } from '../../lane/testing/fake-main.testing.ts';
import {
  enterBall,
  openCorrection,
  pickBall,
  rackOfPicked,
  toggleSplit,
  type Correction,
} from './correction.ts';
import { effectOf } from '../desk/effect.ts';

function gameOf(balls: string, names: readonly string[] = ['PJS']): Game {
  const { game } = bowled(names, balls);
  if (game === null) throw new Error('no game');
  return game;
}

function open(game: Game, frame: number, ball: number | null = null): Correction {
  const correction = openCorrection(game, 1, frame, ball);
  if (correction === null) throw new Error('nothing was bowled there');
  return correction;
}

function entered(correction: Correction, ...entries: readonly (Entry | number)[]): Correction {
  return entries.reduce<Correction>((held, entry) => {
    const next = enterBall(held, typeof entry === 'number' ? { kind: 'pins', pins: entry } : entry);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, correction);
}

const marks = ({ after }: Correction): string => after.notation;

describe('a frame opened for correction', () => {
  it('is not opened when nothing was bowled in it', () => {
    expect(openCorrection(gameOf('X'), 1, 2, null)).toBeNull();
  });

  it('begins at the ball that was touched, or at its last', () => {
    const game = gameOf('72');
    expect(open(game, 1, 1).ball).toBe(1);
    expect(open(game, 1).ball).toBe(2);
    expect(open(game, 1, 3).ball).toBe(2);
  });

  it('changes nothing until a ball is entered', () => {
    const game = gameOf('72');
    expect(effectOf(game, open(game, 1)).changes).toBe(false);
  });
});

describe('a ball entered anew', () => {
  it('keeps later balls as long as they are legal', () => {
    expect(marks(entered(open(gameOf('72'), 1, 1), 6))).toBe('62');
  });

  it('keeps a later foul, and its pins where that many stood', () => {
    expect(marks(entered(open(gameOf('7F(2)'), 1, 1), 6))).toBe('6F(2)');
    expect(marks(entered(open(gameOf('7F(2)'), 1, 1), 9))).toBe('9F');
  });

  it('asks for the next ball again when 7 2 becomes 9', () => {
    const corrected = entered(open(gameOf('72'), 1, 1), 9);
    expect(marks(corrected)).toBe('9');
    expect(corrected.ball).toBe(2);
    expect(rackOfPicked(corrected)).toEqual({ standing: 1, ball: 2 });
  });

  it('keeps a spare a spare', () => {
    expect(marks(entered(open(gameOf('9/'), 1, 1), 7))).toBe('7/');
  });

  it('drops the second ball when the first becomes a strike', () => {
    expect(marks(entered(open(gameOf('9/'), 1, 1), { kind: 'strike' }))).toBe('X');
  });

  it('goes on to the next ball of the frame, and stays at the last', () => {
    const first = entered(open(gameOf('9-'), 1, 1), 8);
    expect(first.ball).toBe(2);
    expect(entered(first, 1).ball).toBe(2);
  });

  it('drops the fill balls of a tenth that loses its mark', () => {
    const game = gameOf('XXXXXXXXX 7/8');
    expect(marks(entered(open(game, 10, 2), 2))).toBe('72');
  });

  it('keeps the fill balls of a tenth that stay legal', () => {
    const game = gameOf('XXXXXXXXX XX8');
    expect(marks(entered(open(game, 10, 1), 9))).toBe('9');
    expect(marks(entered(open(game, 10, 3), 7))).toBe('XX7');
  });

  it('is refused when more pins fall than stand', () => {
    const second = open(gameOf('72'), 1, 2);
    expect(enterBall(second, { kind: 'pins', pins: 4 })).toEqual({
      ok: false,
      error: { code: 'too-many-pins', pins: 4, standing: 3 },
    });
  });

  it('is refused as a strike on a second ball', () => {
    expect(enterBall(open(gameOf('72'), 1, 2), { kind: 'strike' }).ok).toBe(false);
  });
});

describe('the ring of a split', () => {
  it('goes onto the ball before the picked one when that one cannot carry it', () => {
    const ringed = toggleSplit(open(gameOf('8/'), 1, 2));
    expect(ringed.ok && marks(ringed.value)).toBe('(8)/');
  });

  it('is cleared by the next press and counts as a change', () => {
    const game = gameOf('81');
    const once = toggleSplit(open(game, 1, 1));
    if (!once.ok) throw new Error(once.error.code);
    expect(effectOf(game, once.value).changes).toBe(true);
    const twice = toggleSplit(once.value);
    expect(twice.ok && marks(twice.value)).toBe('81');
  });

  it('has no place on a nine or a strike', () => {
    expect(toggleSplit(open(gameOf('9/'), 1, 1)).ok).toBe(false);
    expect(toggleSplit(open(gameOf('X'), 1, 1)).ok).toBe(false);
  });
});

describe('what a correction would do', () => {
  it('shows every running total that it moves', () => {
    const game = gameOf('X 9- 8/ 5');
    const effect = effectOf(game, entered(open(game, 2, 1), 8));
    expect(effect.total).toEqual({ before: 43, after: 41 });
    expect(effect.after.total).toBe(26);
    expect(effect.others).toEqual([
      { frame: 1, before: 19, after: 18 },
      { frame: 3, before: 43, after: 41 },
    ]);
  });

  it('says when the frame would owe a ball', () => {
    const game = gameOf('X 9-');
    const effect = effectOf(game, entered(open(game, 1), 7));
    expect(effect).toMatchObject({ owes: true, changes: true });
    expect(effect.total).toEqual({ before: 28, after: null });
  });
});

describe('picking', () => {
  it('reaches the missing ball of a frame and no further', () => {
    const game = gameOf('7');
    expect(pickBall(open(game, 1), 5).ball).toBe(2);
    expect(pickBall(open(game, 1), 0).ball).toBe(1);
  });
});
