import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEAT, OLDEST_PRESS, createStandstill, type Standstill } from './standstill.ts';

function going(until = 0): Standstill {
  const standstill = createStandstill();
  for (let now = until - 3_000; now <= until; now += BEAT) standstill.beat(now);
  return standstill;
}

/** The presses that count when all of them are entered at this time, in order. */
function counted(standstill: Standstill, presses: readonly number[], now: number): readonly number[] {
  return presses.filter((pressed) => standstill.enters(pressed, now));
}

describe('presses that wait for a process to resume', () => {
  test.each<[string, number, readonly number[], readonly number[]]>([
    ['six presses, the last one 5 s ago, are no balls', 10_000, [500, 1400, 2300, 3200, 4100, 5000], []],
    ['one press of the last second is a ball', 10_000, [9300], [9300]],
    ['of three presses of the last second the first is a ball', 10_000, [9300, 9600, 9900], [9300]],
    [
      'the last of six is too young and still not the first',
      10_000,
      [4600, 5500, 6400, 7300, 8200, 9100],
      [],
    ],
    ['three quick presses while the page was slow are three balls', 300, [50, 150, 250], [50, 150, 250]],
    ['three quick presses in 900 ms are three balls', 900, [100, 400, 700], [100, 400, 700]],
    ['of three presses in 1.1 s of standing still the first is a ball', 1_100, [200, 500, 900], [200]],
    ['two that were made and heard in the same moment are no two balls', 10_000, [10_000, 10_001], [10_000]],
    ['after more than a minute the press has no date, and is no ball', 75_000, [75_000, 75_003], []],
    ['a press a second after is a ball of its own', 10_000, [500, 11_000], [11_000]],
  ])('%s', (_what, wakes, presses, balls) => {
    const standstill = going();
    const burst = counted(
      standstill,
      presses.filter((at) => at < wakes + 500),
      wakes + 5,
    );
    const later = presses.filter((at) => at >= wakes + 500);
    expect([...burst, ...later.filter((at) => standstill.enters(at, at + 5))]).toEqual(balls);
  });

  test('count the same whichever is noticed first, the beat or the press', () => {
    const beatFirst = going();
    beatFirst.beat(10_000);
    expect(counted(beatFirst, [9300, 9600], 10_001)).toEqual(counted(going(), [9300, 9600], 10_001));
  });

  test('made before a PC falls asleep, or as it wakes up, enter no balls', () => {
    const standstill = going();
    const asleep = 8 * 3_600_000;
    expect(counted(standstill, [-100, asleep - 500, asleep + 5], asleep + 10)).toEqual([]);
    for (let now = asleep; now < asleep + 2_000; now += BEAT) standstill.beat(now);
    expect(standstill.enters(asleep + 2_000, asleep + 2_010)).toBe(true);
  });
});

describe('presses that wait for an answer', () => {
  test('all enter balls when answers are quick', () => {
    const standstill = going();
    for (let key = 0; key < 40; key += 1) {
      const pressed = key * 100;
      expect(standstill.enters(pressed, pressed + 20)).toBe(true);
      standstill.answered(pressed + 20, pressed, pressed + 90);
    }
  });

  test('enter nothing during a save of ten seconds, except the one being saved', () => {
    const standstill = going();
    expect(standstill.enters(0, 5)).toBe(true);
    for (let now = 0; now < 10_000; now += BEAT) standstill.beat(now);
    standstill.answered(5, 0, 10_005);
    expect(counted(standstill, [900, 1800, 9800, 10_000], 10_006)).toEqual([]);
    expect(standstill.enters(10_300, 10_310)).toBe(true);
  });

  test('enter a ball during a save of 0.9 s', () => {
    const standstill = going();
    expect(standstill.enters(0, 5)).toBe(true);
    for (let now = 0; now < 900; now += BEAT) standstill.beat(now);
    standstill.answered(5, 0, 905);
    expect(standstill.enters(400, 906)).toBe(true);
  });

  test('do not count if the process stood still with a ball on its way', () => {
    for (const answerFirst of [true, false]) {
      const standstill = going();
      expect(standstill.enters(0, 5)).toBe(true);
      if (answerFirst) standstill.answered(5, 0, 10_000);
      else expect(standstill.hears(9_500, 10_000)).toBe(true);
      if (!answerFirst) standstill.answered(5, 0, 10_001);
      expect(standstill.enters(9_500, 10_002)).toBe(false);
    }
  });
});

describe('a press', () => {
  test('that counted carries its second change along, however slow the first change was', () => {
    const standstill = going();
    expect(standstill.enters(0, 5)).toBe(true);
    for (let now = 0; now < 10_000; now += BEAT) standstill.beat(now);
    standstill.answered(5, 0, 10_005);
    expect(standstill.enters(0, 10_006)).toBe(true);
  });

  test('that was read in time and then waited ten seconds enters no ball', () => {
    const standstill = going();
    expect(standstill.hears(0, 5)).toBe(true);
    for (let now = 0; now < 10_000; now += BEAT) standstill.beat(now);
    expect(standstill.enters(0, 10_000)).toBe(false);
  });

  test('counts as one press when read and when entered', () => {
    const standstill = going();
    expect(standstill.hears(9_500, 10_000)).toBe(true);
    expect(standstill.enters(9_500, 10_003)).toBe(true);
    expect(standstill.hears(9_700, 10_004)).toBe(false);
  });

  test('counts after the clock was set back, and is still judged by its age', () => {
    const standstill = going(10_000);
    expect(standstill.enters(5_000, 10_001)).toBe(false);
    expect(standstill.enters(2_010, 2_020)).toBe(true);
    expect(standstill.enters(900, 2_030)).toBe(false);
  });

  test('right after the first drawing of the page counts, however long that took', () => {
    const standstill = createStandstill();
    expect([standstill.enters(2_990, 3_000), standstill.enters(3_010, 3_020)]).toEqual([true, true]);
  });

  test('counts half a second after the clock was set forward', () => {
    const standstill = going();
    const years = 25 * 365 * 86_400_000;
    standstill.beat(years);
    expect(standstill.enters(years + 500, years + 510)).toBe(true);
  });
});

test('whatever happens, no ball older than a second is entered, and at most one per standstill', () => {
  const gap = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(gap, fc.array(gap, { maxLength: 6 })), { maxLength: 20 }), (stretches) => {
      const standstill = createStandstill();
      standstill.beat(0);
      let now = 0;
      for (const [length, backs] of stretches) {
        const from = now;
        now += length;
        // A press at the border belongs to the stretch before: no two presses have the same time.
        const presses = backs
          .map((back) => now - (back % Math.max(length, 1)))
          .sort((one, other) => one - other);
        const balls = [...new Set(presses)].filter((pressed) => standstill.enters(pressed, now));
        expect(balls.filter((pressed) => now - pressed > OLDEST_PRESS)).toEqual([]);
        if (now - from > OLDEST_PRESS) expect(balls.length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
