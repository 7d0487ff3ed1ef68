import { expect, test } from 'vitest';
import { FRAME_NUMBERS } from '../../core/formats/formats.ts';
import { bandOf, type Band, type BandPlace, type Spot } from './exciter-band.ts';
import { measuresOf } from '../layout/forms.ts';
import { USUAL_VIEWING, screenOf, type Wish } from '../layout/measures.ts';

const TEN: Wish = { layout: 'ten', frames: FRAME_NUMBERS, viewing: USUAL_VIEWING };
const FIVE: Wish = { layout: 'five', frames: [3, 4, 5, 6, 7], viewing: USUAL_VIEWING };
const SCREENS = [
  [1920, 1080],
  [1280, 720],
  [1280, 800],
  [1024, 768],
  [1080, 1920],
] as const;

/** A band on a page, with its request and the places of the lines. */
interface Case {
  readonly place: BandPlace;
  readonly band: Band;
  /** The top of each line; each is `row` high. */
  readonly tops: readonly number[];
  readonly row: number;
  /** The end of the frame heads, and the top of the NOW bar. */
  readonly first: number;
  readonly end: number;
}

/** Bands over every line of every page, with every next player. */
function* bands(): Generator<Case> {
  for (const [width, height] of SCREENS) {
    for (const wish of [TEN, FIVE, { ...TEN, league: { beside: true, teams: 2 } }]) {
      for (let lines = 1; lines <= 8; lines += 1) {
        const { form, shown, pad, head, board } = screenOf(width, height, lines, wish);
        const measures = measuresOf(form, width - 2 * pad, board, lines, shown);
        const { heads, gap, row, team } = measures;
        const first = head + (heads > 0 ? heads + gap : 0);
        const teams = shown.league?.teams ?? 0;
        // Half of the lines are below the second team's head.
        const above = Array.from({ length: lines }, (_, index) => Math.min(teams, index < lines / 2 ? 1 : 2));
        const tops = above.map((count, index) => first + index * (row + gap) + count * (team + gap));
        for (const [bowled, live] of spots(lines)) {
          const place = { form, height, head, measures, lines, above, bowled, live };
          yield { place, band: bandOf(place), tops, row, first, end: head + board };
        }
      }
    }
  }
}

/** Every line just bowled, with every line that may be next: in the same frame, the next one, or none. */
function* spots(lines: number): Generator<readonly [Spot, Spot | null]> {
  for (const frame of [3, 5, 6, 7] as const satisfies readonly number[]) {
    const after = frame + 1;
    for (let line = 0; line < lines; line += 1) {
      yield [{ line, frame }, null];
      for (let next = 0; next < lines; next += 1)
        for (const into of [frame, after])
          yield [
            { line, frame },
            { line: next, frame: into },
          ];
    }
  }
}

function overlap(band: Band, top: number, height: number): number {
  return Math.min(band.top + band.height, top + height) - Math.max(band.top, top);
}

test('a band covers neither the lane and game, nor the frame numbers, nor the NOW bar', () => {
  for (const { band, first, end } of bands()) {
    expect(band.height).toBeGreaterThan(0);
    expect(band.top).toBeGreaterThanOrEqual(first - 0.01);
    expect(band.top + band.height).toBeLessThanOrEqual(end + 0.01);
  }
});

test('a band never covers the place of the next ball', () => {
  for (const { place, band, tops, row } of bands()) {
    const { live, form, lines, measures } = place;
    if (live === null) continue;
    const top = tops[live.line] ?? 0;
    const { line, gap } = measures;
    // A line of double height, or alone on its page, keeps the half where the ball goes.
    if (form === 'fold') {
      expect(overlap(band, live.frame <= 5 ? top : top + line + gap, line)).toBeLessThanOrEqual(0.01);
    } else if (lines === 1) {
      expect(overlap(band, top, measures.top + line * 0.44)).toBeLessThanOrEqual(0.01);
    } else expect(overlap(band, top, row)).toBeLessThanOrEqual(0.01);
  }
});

test('a band is over the line just bowled, or beside it when the next ball goes there too', () => {
  for (const { place, band, tops, row } of bands()) {
    const { bowled, live, lines, form } = place;
    const beside = lines > 1 && form !== 'fold' && live?.line === bowled.line;
    const reach = beside ? row + place.measures.gap + 0.02 : 0;
    expect(overlap(band, (tops[bowled.line] ?? 0) - reach, row + 2 * reach)).toBeGreaterThan(0);
  }
});

test('with two lines of five frames, the strikes, the name and the total stay readable', () => {
  const measures = measuresOf('fold', 1872, 760, 1);
  const place = { form: 'fold', height: 1080, head: 73, measures, lines: 1, live: null } as const;
  const { left, width } = bandOf({ ...place, bowled: { line: 0, frame: 7 } });
  expect([left / measures.u, width / measures.u]).toEqual([2.5, 10]);
  const top = (bowled: number, live: number): number =>
    bandOf({ ...place, bowled: { line: 0, frame: bowled }, live: { line: 0, frame: live } }).top;
  expect(top(7, 8)).toBe(73);
  expect(top(4, 5)).toBeGreaterThan(73 + measures.line);
  // The next ball has priority.
  expect(top(5, 6)).toBe(73);
});

test('a perfect game covers all lines when nobody is left to bowl', () => {
  const measures = measuresOf('flat', 1250, 560, 4);
  const place = { form: 'flat', height: 800, head: 54, measures, lines: 4 } as const;
  const bowled = { line: 1, frame: 10 } as const;
  const whole = bandOf({ ...place, bowled, live: null, perfect: true });
  expect(whole.top).toBe(54 + measures.heads + measures.gap);
  expect(whole.height).toBeCloseTo(4 * measures.row + 3 * measures.gap);
  const live = { line: 2, frame: 10 } as const;
  expect(bandOf({ ...place, bowled, live, perfect: true })).toEqual(bandOf({ ...place, bowled, live }));
});
