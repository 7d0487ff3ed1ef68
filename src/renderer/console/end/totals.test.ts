import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bowled, gameIn } from '../../../board/testing/play.testing.ts';
import { resultsOf } from './results.ts';
import { apart, axisOf, chartFrames, heightOn, legibleFrames } from './totals.ts';

describe('the axis of the running totals', () => {
  it.each([
    [0, [0, 20]],
    [45, [0, 20, 40, 60]],
    [133, [0, 50, 100, 150]],
    [200, [0, 50, 100, 150, 200]],
    [201, [0, 50, 100, 150, 200, 250]],
    [300, [0, 50, 100, 150, 200, 250, 300]],
    [450, [0, 100, 200, 300, 400, 500]],
  ])('of a highest total of %i is %j', (highest, axis) => {
    expect(axisOf([highest])).toEqual(axis);
  });

  it('reaches beyond a total that was higher before fouls took points off', () => {
    expect(axisOf([30, 62, 47])).toEqual([0, 50, 100]);
  });

  it('begins below the lowest total where that is less than nothing', () => {
    expect(axisOf([-15])).toEqual([-20, 0]);
    expect(axisOf([-15, -30, 75])).toEqual([-50, 0, 50, 100]);
  });
});

describe('a total on the axis', () => {
  it('is at its foot, at its top or between them', () => {
    const heights = [-50, 0, 25, 100].map((total) => heightOn([-50, 0, 50, 100], total));
    expect(heights).toEqual([0, 1 / 3, 0.5, 1]);
  });
});

describe('the frames below the chart', () => {
  it('are those of the lines', () => {
    const frames = chartFrames(resultsOf(bowled(gameIn('duckpin', 'PJS'), '523')));
    expect(frames).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are none where a line is a single frame: there is no chart', () => {
    expect(chartFrames(resultsOf(bowled(gameIn('roll-off', 'PJS', 'KYJ'), '9/X72')))).toEqual([]);
  });
});

describe('the numbers below the chart', () => {
  const frames = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it('are those of all frames where there is room', () => {
    expect(legibleFrames(frames, 10)).toEqual(frames);
  });

  it('are those of every second frame in a narrow chart, with the last one', () => {
    expect(legibleFrames(frames, 9)).toEqual([2, 4, 6, 8, 10]);
  });
});

describe('labels at the ends of the lines', () => {
  it('stay where they are wanted when they are apart already', () => {
    expect(apart([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it('of a tie move apart', () => {
    expect(apart([50, 50], 20, 0, 100)).toEqual([50, 70]);
  });

  it('at the foot of the chart move up', () => {
    expect(apart([95, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  });

  it('are in the order of the lines’ ends, whoever leads', () => {
    expect(apart([100, 95], 20, 0, 100)).toEqual([100, 80]);
  });

  it('never cover each other, and stay inside while there is room for them', () => {
    const heights = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(heights, (wanted) => {
        const placed = apart(wanted, 20, 0, 200).toSorted((one, other) => one - other);
        for (const [index, height] of placed.entries()) {
          expect(height).toBeGreaterThanOrEqual(0);
          expect(height).toBeLessThanOrEqual(200 + 1e-9);
          const above = placed[index - 1];
          if (above !== undefined) expect(height - above).toBeGreaterThanOrEqual(20 - 1e-9);
        }
      }),
    );
  });
});
