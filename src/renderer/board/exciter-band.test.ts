import { expect, test } from 'vitest';
import { FRAME_NUMBERS } from '../../core/format.ts';
import { bandOf, type Band } from './exciter-band.ts';
import { measuresOf } from './forms.ts';
import { USUAL_READING, screenOf, type Wish } from './measures.ts';

const TEN: Wish = { layout: 'ten', frames: FRAME_NUMBERS, reading: USUAL_READING };
const FIVE: Wish = { layout: 'five', frames: [3, 4, 5, 6, 7], reading: USUAL_READING };
const SCREENS = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [1080, 1920],
] as const;

/** The band over every line of a page, with where the lines are. */
function* bands(): Generator<{ band: Band; rows: readonly Band[]; line: number; now: number; form: string }> {
  for (const [width, height] of SCREENS) {
    for (const wish of [TEN, FIVE]) {
      for (let lines = 1; lines <= 8; lines += 1) {
        const { form, shown, pad, head, board } = screenOf(width, height, lines, wish);
        const measures = measuresOf(form, width - 2 * pad, board, lines, shown);
        const first = head + (measures.heads > 0 ? measures.heads + measures.gap : 0);
        const rows = Array.from({ length: lines }, (_, index) => ({
          top: first + index * (measures.row + measures.gap),
          height: measures.row,
        }));
        for (let line = 0; line < lines; line += 1) {
          const band = bandOf({ form, height, head, measures, line, lines, frame: 7 });
          yield { band, rows, line, now: head + board, form };
        }
      }
    }
  }
}

test('a band stays on the screen, over the line just bowled, and never over the NOW bar', () => {
  for (const { band, rows, line, now } of bands()) {
    const row = rows[line];
    expect(band.top).toBeGreaterThanOrEqual(0);
    expect(band.top + band.height).toBeLessThanOrEqual(now + 0.01);
    expect(band.top + band.height).toBeGreaterThan(row?.top ?? 0);
    expect(band.top).toBeLessThan((row?.top ?? 0) + (row?.height ?? 0));
  }
});

test('a band never covers the line that bowls next', () => {
  for (const { band, rows, line } of bands()) {
    const next = rows[(line + 1) % rows.length];
    if (next === undefined || rows.length === 1) continue;
    const overlap = Math.min(band.top + band.height, next.top + next.height) - Math.max(band.top, next.top);
    expect(overlap).toBeLessThanOrEqual(0.01);
  }
});

test('with five frames a line twice it covers the five that are not bowled', () => {
  const measures = measuresOf('fold', 1872, 760, 1);
  const place = { form: 'fold', height: 1080, head: 73, measures, line: 0, lines: 1 } as const;
  expect(bandOf({ ...place, frame: 7 })).toEqual({ top: 73, height: measures.line });
  expect(bandOf({ ...place, frame: 5 }).top).toBeGreaterThan(73 + measures.line);
});
