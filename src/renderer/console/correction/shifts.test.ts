import { describe, expect, it } from 'vitest';
import { textFor } from '../../../text/index.ts';
import type { TotalShift } from '../desk/effect.ts';
import { shiftLines } from './shifts.ts';

const shift = (frame: number, before: number | null, after: number | null): TotalShift => ({
  ...{ frame, before, after },
});

/** The card's text for these running totals, below the total and the maximum. */
function saidOf(...others: readonly TotalShift[]): readonly string[] {
  const moves = { total: { before: 103, after: 115 }, max: { before: 213, after: 213 } };
  return shiftLines({ ...moves, places: [{ name: 'KYJ', before: 2, after: 1 }], others }, textFor('en')).map(
    ({ what, before, after }) => (after === null ? `${what}: ${before}` : `${what}: ${before} → ${after}`),
  );
}

describe('what a correction moves', () => {
  it('is the total and the maximum, which may stay, and the places', () => {
    expect(saidOf()).toEqual(['Total: 103 → 115', 'Max: 213', 'KYJ, place: 2 → 1']);
  });

  it('is the total alone in a game that is over, where nothing else can be reached', () => {
    const settled = { before: 103, after: 115 };
    const moves = { total: settled, max: settled, places: [], others: [] };
    expect(shiftLines(moves, textFor('en')).map(({ what }) => what)).toEqual(['Total']);
  });

  it('writes a missing total as the board does', () => {
    const first = {
      total: { before: null, after: 9 },
      max: { before: 300, after: 279 },
      places: [],
      others: [],
    };
    expect(shiftLines(first, textFor('en'))[0]).toEqual({ what: 'Total', before: '–', after: '9' });
  });

  it('is one line for consecutive frames that change alike', () => {
    const said = saidOf(shift(2, 37, 40), shift(4, 54, 66), shift(5, 83, 95), shift(6, 103, 115));
    expect(said.slice(3)).toEqual(['Frame 2: 37 → 40', 'Frames 4–6: +12']);
    expect(saidOf(shift(4, 66, 54), shift(5, 95, 83)).slice(3)).toEqual(['Frames 4–5: −12']);
  });

  it('is listed frame by frame where they change differently, or where one has no total', () => {
    const said = saidOf(shift(4, 54, 66), shift(5, 83, 90), shift(6, 103, null), shift(7, 120, null));
    expect(said.slice(3)).toEqual([
      ...['Frame 4: 54 → 66', 'Frame 5: 83 → 90', 'Frame 6: 103 → –', 'Frame 7: 120 → –'],
    ]);
    // An unchanged one between them separates them.
    expect(saidOf(shift(4, 54, 66), shift(6, 83, 95)).slice(3)).toEqual([
      'Frame 4: 54 → 66',
      'Frame 6: 83 → 95',
    ]);
  });
});
