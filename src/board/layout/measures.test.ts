import { describe, expect, test } from 'vitest';
import { everythingOf, measuresOf, type Measures } from './forms.ts';
import { FRAME_NUMBERS } from '../../core/formats/formats.ts';
import { USUAL_VIEWING, minuteOf, screenOf, type Wish } from './measures.ts';

/** An Archivo digit is 0.7 of its font size high. */
const DIGIT = 0.7;
/** Px per minute of arc on a 43-inch screen of 1920 x 1080 seen from 4.5 m (quality: legibility). */
const MINUTE = 53 / 20;

function measured(width: number, height: number, lines: number, wish?: Wish): Measures {
  const { form, shown, pad, board } = screenOf(width, height, lines, wish);
  return measuresOf(form, width - 2 * pad, board, lines, shown);
}

/** The width of three digits at the board's width and weight, in em. */
const THREE_DIGITS = 1.44;

const FAR = { distance: 12, diagonal: 32 };
const EARLY: Wish = { layout: 'five', frames: [2, 3, 4, 5, 6], viewing: USUAL_VIEWING };
const LATE: Wish = { ...EARLY, frames: [6, 7, 8, 9, 10] };

const TEN: Wish = { layout: 'ten', frames: FRAME_NUMBERS, viewing: USUAL_VIEWING };

/** The balls of each frame in duckpin, and of a roll-off's one frame. */
const [THREES, ONE] = [Array<number>(10).fill(3), [3]];

/** Lines on a page, and the heads of teams above them: five a side and more are a team a page. */
const LEAGUES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((lines) => [[lines, 0] as const, [lines, 2] as const]);

const FEW = [1, 2, 3, 4, 5, 6];
const MANY = [7, 8];
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
];

describe.each(SIZES)('at %i x %i', (width, height) => {
  const scale = width / 1920;

  test.each(FEW)(
    '%i players read totals at 20 minutes of arc, running totals at 16, marks at 14',
    (lines) => {
      const { total, running, mark } = measured(width, height, lines);
      expect(total * DIGIT).toBeGreaterThanOrEqual(53 * scale);
      expect(running * DIGIT).toBeGreaterThanOrEqual(42 * scale);
      expect(mark * DIGIT).toBeGreaterThanOrEqual(37 * scale);
    },
  );

  test.each([...FEW, ...MANY])('%i players of a game with three balls a frame read all as large', (lines) => {
    const least = lines > 6 ? { total: 17, running: 13.5, mark: 10.5 } : { total: 20, running: 16, mark: 14 };
    for (const balls of [THREES, ONE]) {
      const wish = { ...TEN, balls, frames: balls.map((_most, index) => index + 1) };
      const { total, running, mark } = measured(width, height, lines, wish);
      expect(total * DIGIT).toBeGreaterThanOrEqual(least.total * MINUTE * scale);
      expect(running * DIGIT).toBeGreaterThanOrEqual(least.running * MINUTE * scale);
      expect(mark * DIGIT).toBeGreaterThanOrEqual(least.mark * MINUTE * scale);
      expect(screenOf(width, height, lines, wish).shown.max).toBe(true);
    }
  });

  test.each(MANY)('%i players read them at 17, 13.5 and 10.5', (lines) => {
    const { total, running, mark } = measured(width, height, lines);
    expect(total * DIGIT).toBeGreaterThanOrEqual(17 * MINUTE * scale);
    expect(running * DIGIT).toBeGreaterThanOrEqual(13.5 * MINUTE * scale);
    expect(mark * DIGIT).toBeGreaterThanOrEqual(10.5 * MINUTE * scale);
  });

  test.each(FEW)('%i players who carry a series read it, and all figures as large as before', (lines) => {
    const wish: Wish = { layout: 'ten', frames: FRAME_NUMBERS, viewing: USUAL_VIEWING, series: true };
    expect(screenOf(width, height, lines, wish).shown.series).toBe(true);
    const { total, running, mark, max } = measured(width, height, lines, wish);
    expect(total * DIGIT).toBeGreaterThanOrEqual(53 * scale);
    expect(running * DIGIT).toBeGreaterThanOrEqual(42 * scale);
    expect(mark * DIGIT).toBeGreaterThanOrEqual(37 * scale);
    expect(max * DIGIT).toBeGreaterThanOrEqual(11 * MINUTE * scale);
  });

  test.each(LEAGUES)(
    '%i players of %i teams read all figures as large as others, and the total with handicap as a running total',
    (lines, teams) => {
      for (const series of [false, true]) {
        const wish: Wish = { ...TEN, series, league: { beside: true, teams } };
        expect(screenOf(width, height, lines, wish).shown).toMatchObject({ max: false, league: { teams } });
        const { total, running, mark, beside } = measured(width, height, lines, wish);
        const least =
          lines > 6 ? { total: 17, running: 13.5, mark: 10.5 } : { total: 20, running: 16, mark: 14 };
        expect(total * DIGIT).toBeGreaterThanOrEqual(least.total * MINUTE * scale);
        expect(running * DIGIT).toBeGreaterThanOrEqual(least.running * MINUTE * scale);
        expect(mark * DIGIT).toBeGreaterThanOrEqual(least.mark * MINUTE * scale);
        expect(beside * DIGIT).toBeGreaterThanOrEqual(least.running * MINUTE * scale);
      }
    },
  );

  test.each(LEAGUES)('%i players of %i teams read the sums in the heads of their teams', (lines, teams) => {
    const { team } = measured(width, height, lines, { ...TEN, league: { beside: true, teams } });
    if (teams > 0) expect(team * 0.94 * DIGIT).toBeGreaterThanOrEqual((lines > 6 ? 9 : 12) * MINUTE * scale);
  });

  test.each(LEAGUES)(
    '%i players of %i teams read everything at 16 in the last five frames',
    (lines, teams) => {
      for (const wish of [EARLY, LATE]) {
        const sizes = measured(width, height, lines, { ...wish, league: { beside: true, teams } });
        for (const size of [sizes.total, sizes.running, sizes.mark, sizes.beside])
          expect(size * DIGIT).toBeGreaterThanOrEqual(16 * MINUTE * scale);
      }
    },
  );

  test.each([...FEW, ...MANY])('%i players read everything at 16 in the last five frames', (lines) => {
    for (const wish of [EARLY, LATE]) {
      const { total, running, mark } = measured(width, height, lines, wish);
      for (const size of [total, running, mark])
        expect(size * DIGIT).toBeGreaterThanOrEqual(16 * MINUTE * scale);
    }
  });
});

test.each(SIZES)('%i x %i: ten lines of a pair stay in their box, with the frame numbers', (w, h) => {
  const scale = w / 1920;
  for (const wish of [TEN, EARLY, LATE].map((one): Wish => ({ ...one, lanes: 2, series: true })))
    for (const league of [null, { beside: true, teams: 0 }]) {
      const { form, shown, pad, board } = screenOf(w, h, 10, { ...wish, league });
      const { height, row, total, running, mark } = measuresOf(form, w - 2 * pad, board, 10, shown);
      expect(height).toBeLessThanOrEqual(board + 0.01);
      expect(height).toBeGreaterThan(row * 10);
      if (wish.layout === 'ten') expect(shown.heads).toBe(true);
      const least =
        wish.layout === 'five'
          ? { total: 16, running: 15.5, mark: 14 }
          : { total: 13, running: 10, mark: 7.8 };
      expect(total * DIGIT).toBeGreaterThanOrEqual(least.total * MINUTE * scale);
      expect(running * DIGIT).toBeGreaterThanOrEqual(least.running * MINUTE * scale);
      expect(mark * DIGIT).toBeGreaterThanOrEqual(least.mark * MINUTE * scale);
    }
});

test.each([90, 120, 150, 200, 310])(
  'in a line of %i px two players of a second game have series, total and maximum apart',
  (row) => {
    for (const width of [1000, 1256, 1900]) {
      const shown = { ...everythingOf(true, true), heads: false };
      const m = measuresOf('fold', width, row * 2 + 20, 2, shown);
      // As the style places them: the series at the top, the maximum at the foot, the total and its word between.
      const series = Math.min(m.u * 0.16, m.row * 0.06) + m.max;
      const max = Math.min(m.u * 0.2, m.row * 0.08) + m.max;
      expect(m.total + m.max * 0.62).toBeLessThan(m.row - 2 * Math.max(series, max));
      expect(m.total).toBeGreaterThan(m.max);
    }
  },
);

test('five frames with the totals beside the marks show balls smaller than totals', () => {
  for (const [width, height] of SIZES)
    for (const lines of [6, 7, 8])
      for (const league of [null, { beside: true, teams: 2 }]) {
        const { mark, running } = measured(width, height, lines, { ...EARLY, league });
        expect(running / mark).toBeGreaterThan(1.09);
      }
});

test('a minute of arc on the usual screen is the one that the sizes in px were derived from', () => {
  expect(minuteOf(1920, 1080, USUAL_VIEWING)).toBeCloseTo(MINUTE, 1);
  expect(minuteOf(1920, 1080, { distance: 9, diagonal: 43 })).toBeCloseTo(2 * MINUTE, 1);
  expect(minuteOf(1920, 1080, { distance: 4.5, diagonal: 86 })).toBeCloseTo(MINUTE / 2, 1);
});

describe('from farther away or on a smaller screen detail is dropped before size', () => {
  const at = (distance: number, layout: Wish['layout'] = 'ten', lines = 4): string => {
    const frames = layout === 'ten' ? FRAME_NUMBERS : EARLY.frames;
    const { form, shown } = screenOf(1920, 1080, lines, {
      ...{ layout, frames, viewing: { ...USUAL_VIEWING, distance } },
    });
    return `${form} ${shown.max ? 'max ' : ''}${shown.heads ? 'heads' : ''}`.trimEnd();
  };

  test('drops first the maximum, then the heads, and only where that makes figures larger', () => {
    expect([4.5, 5, 8].map((distance) => at(distance))).toEqual([
      ...['flat max heads', 'flat heads', 'flat heads'],
    ]);
    expect([4.5, 5.2].map((distance) => at(distance, 'ten', 8))).toEqual([...['flat max heads', 'flat']]);
  });

  test('five frames put the totals beside the marks', () => {
    expect([1, 5, 6, 8].map((lines) => at(4.5, 'five', lines))).toEqual([
      ...['five heads', 'five heads', 'beside heads', 'beside heads'],
    ]);
    // The width limits them; without heads they would be no larger.
    expect(at(6.5, 'five', 8)).toBe('beside heads');
  });

  test('figures are never smaller than with all detail', () => {
    for (const lines of [...FEW, ...MANY]) {
      const far = measured(1920, 1080, lines, {
        ...EARLY,
        layout: 'ten',
        frames: FRAME_NUMBERS,
        viewing: FAR,
      });
      const near = measured(1920, 1080, lines);
      expect(far.mark).toBeGreaterThanOrEqual(near.mark);
      expect(far.running).toBeGreaterThanOrEqual(near.running);
      expect(far.total).toBeGreaterThanOrEqual(near.total);
    }
  });
});

const SCREENS: readonly (readonly [width: number, height: number])[] = [
  ...SIZES,
  [1920, 1200],
  [1280, 800],
  [1024, 768],
  [1080, 1920],
];

test.each(SCREENS)('%i x %i: any number of lines stays in its box', (w, h) => {
  for (const lines of [...FEW, ...MANY]) {
    const { pad, head, board, gap, now, form, shown } = screenOf(w, h, lines);
    const { height, row } = measuresOf(form, w - 2 * pad, board, lines, shown);
    expect(height).toBeLessThanOrEqual(board + 0.01);
    expect(row).toBeGreaterThan(40);
    expect(head + board + gap + now + pad).toBeCloseTo(h, 5);
    expect(now).toBeGreaterThanOrEqual(h * 0.1);
  }
});

test.each(SCREENS)(
  '%i x %i: any number of lines of a league stays in its box, and figures in their columns',
  (w, h) => {
    for (const [lines, teams] of LEAGUES) {
      for (const wish of [TEN, { ...TEN, series: true }, EARLY, LATE]) {
        const { form, shown, pad, board } = screenOf(w, h, lines, {
          ...wish,
          league: { beside: true, teams },
        });
        const m = measuresOf(form, w - 2 * pad, board, lines, shown);
        expect(m.height).toBeLessThanOrEqual(board + 0.01);
        expect(m.row).toBeGreaterThan(38);
        expect(m.mark).toBeLessThanOrEqual(m.u);
        if (form !== 'flat' && form !== 'five' && form !== 'beside') continue;
        const [total = 0, beside = 0] = m.columns.slice(1 + m.frames);
        expect(m.total * THREE_DIGITS).toBeLessThan(m.u * (total - 0.26));
        expect(m.beside * THREE_DIGITS).toBeLessThan(m.u * (beside - 0.26));
      }
    }
  },
);

test('one or two players get five frames a line, a portrait screen the name above the frames', () => {
  expect([1, 2, 3, 8].map((lines) => screenOf(1920, 1080, lines).form)).toEqual([
    ...['fold', 'fold', 'flat', 'flat'],
  ]);
  expect([1, 3, 4, 8].map((lines) => screenOf(1080, 1920, lines).form)).toEqual([
    ...['fold', 'fold', 'tall', 'tall'],
  ]);
});

test('with five frames too, lines stay in their box and three digits in their columns', () => {
  for (const [w, h] of SCREENS) {
    for (const lines of [...FEW, ...MANY]) {
      for (const wish of [EARLY, LATE]) {
        const { form, shown, pad, board } = screenOf(w, h, lines, wish);
        const m = measuresOf(form, w - 2 * pad, board, lines, shown);
        expect(m.height).toBeLessThanOrEqual(board + 0.01);
        expect(m.running * THREE_DIGITS).toBeLessThan(m.u * (form === 'beside' ? 1.6 : 2));
        expect(m.mark).toBeLessThanOrEqual(m.u);
        if (form !== 'tall')
          expect(m.total * THREE_DIGITS).toBeLessThan(m.u * (form === 'beside' ? 2.14 : 2.9));
      }
    }
  }
});

test('three digits of a total fit their column', () => {
  for (const [w, h] of SCREENS) {
    for (const lines of [...FEW, ...MANY]) {
      const { u, total, running, line } = measured(w, h, lines);
      expect(running * THREE_DIGITS).toBeLessThan(u * 2);
      expect(total * THREE_DIGITS).toBeLessThan(u * 2.6);
      expect(running).toBeLessThan(line * 0.6);
    }
  }
});
