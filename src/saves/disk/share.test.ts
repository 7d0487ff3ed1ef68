import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/testing/share.testing.ts';
import { isInShare, WHOLE } from './testing/share.testing.ts';

const PLACES = Array.from({ length: 200 }, (_, place) => place);
const DAY = 86_400_000;

describe('the crash states that a run inspects', () => {
  test('are all of them when it is asked for all', () => {
    expect(dayOf('all', 0)).toBe(WHOLE.day);
    expect(PLACES.filter((place) => isInShare(place, WHOLE))).toEqual(PLACES);
  });

  test('are the first of each crash, and a tenth of the others', () => {
    const seen = PLACES.filter((place) => isInShare(place, { day: dayOf('2', 0) }));
    expect(seen.slice(0, 5)).toEqual([0, 1, 2, 12, 22]);
    expect(seen).toHaveLength(2 + 20);
  });

  test('are together all of them after ten days', () => {
    const days = Array.from({ length: 10 }, (_, day) => ({ day: dayOf(undefined, (20_000 + day) * DAY) }));
    expect(PLACES.filter((place) => days.some((share) => isInShare(place, share)))).toEqual(PLACES);
  });

  test.each(['-1', '1.5', 'some'])('are not chosen by %s', (asked) => {
    expect(() => dayOf(asked, 0)).toThrow('the number of a day');
  });
});
