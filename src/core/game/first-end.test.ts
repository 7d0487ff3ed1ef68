import { describe, expect, test } from 'vitest';
import { after, agreement } from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';
import type { Command } from './event.ts';
import { endsFirst } from './first-end.ts';
import { newGame } from './game.ts';

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
const UNDO: Command = { kind: 'undo' };
const OPEN: Command = {
  ...{ kind: 'correctFrame', player: 1, frame: 3 },
  balls: [
    { entry: { kind: 'pins', pins: 3 }, split: false },
    { entry: { kind: 'pins', pins: 4 }, split: false },
  ],
};

describe('a game ends for the first time', () => {
  const game = newGame(setupOf(['PJS', 'KYJ']));
  const half = after(game, agreement(1, NINES));
  const whole = after(half, agreement(2, NINES));

  test('with its last ball, and not before', () => {
    expect([game, half, whole].map(endsFirst)).toEqual([false, false, true]);
  });

  test('once only: neither a correction nor what is undone and entered again ends it for the first time', () => {
    const again = after(whole, UNDO, agreement(2, NINES));
    const back = after(whole, UNDO, { kind: 'redo' });
    expect([after(whole, OPEN), after(whole, UNDO), again, back].map(endsFirst)).toEqual(
      Array(4).fill(false),
    );
  });

  test('after it was stopped, once it is bowled to its end', () => {
    const stopped = after(half, { kind: 'stop' });
    expect(endsFirst(stopped)).toBe(false);
    expect(endsFirst(after(stopped, UNDO, agreement(2, NINES)))).toBe(true);
  });
});
