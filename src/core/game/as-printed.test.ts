import { describe, expect, test } from 'vitest';
import { after, agreement, correction } from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';
import { isAsPrinted } from './as-printed.ts';
import type { Command } from './event.ts';
import { newGame, type Game } from './game.ts';

const UNDO: Command = { kind: 'undo' };
const REDO: Command = { kind: 'redo' };

function same(printed: Game, now: Game): boolean {
  return isAsPrinted(now, printed.events.length);
}

describe('the sheet of a printed game', () => {
  const nines = agreement(1, '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-');
  const printed = after(newGame(setupOf(['PJS'])), nines);

  test('is the same after an undo and a redo, and after the same balls are entered again', () => {
    expect(same(printed, printed)).toBe(true);
    expect(same(printed, after(printed, UNDO, REDO))).toBe(true);
    expect(same(printed, after(printed, UNDO, nines))).toBe(true);
    const corrected = after(printed, correction(1, 3, '34'), UNDO);
    expect(same(printed, corrected)).toBe(true);
    expect(same(corrected, after(corrected, REDO, UNDO))).toBe(true);
  });

  test('is another one after a correction, also after one that was undone was printed', () => {
    const corrected = after(printed, correction(1, 3, '34'));
    expect(same(printed, corrected)).toBe(false);
    expect(same(corrected, after(corrected, UNDO))).toBe(false);
    expect(same(printed, after(printed, UNDO))).toBe(false);
  });

  test('is another one after a correction of a correction, because it lists both', () => {
    const twice = after(printed, correction(1, 3, '34'), correction(1, 3, '9-'));
    expect(same(printed, twice)).toBe(false);
  });
});
