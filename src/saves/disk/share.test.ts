import { describe, expect, test } from 'vitest';
import { isInShare, shareOf, WHOLE } from './testing/share.testing.ts';

const PLACES = Array.from({ length: 200 }, (_, place) => place);
const DAY = 86_400_000;

describe('the crash states that a run inspects', () => {
  test('are all of them when it is asked for all', () => {
    expect(PLACES.filter((place) => isInShare(place, shareOf('all', 0)))).toEqual(PLACES);
    expect(shareOf('all', 0)).toEqual(WHOLE);
  });

  test('are the first of each crash, and a tenth of the others', () => {
    const seen = PLACES.filter((place) => isInShare(place, shareOf('2', 0)));
    expect(seen.slice(0, 10)).toEqual([...PLACES.slice(0, 4), 12, 22, 32, 42, 52, 62]);
    expect(seen).toHaveLength(4 + 19);
  });

  test('are together all of them after ten days', () => {
    const days = Array.from({ length: 10 }, (_, day) => shareOf(undefined, (20_000 + day) * DAY));
    expect(PLACES.filter((place) => days.some((share) => isInShare(place, share)))).toEqual(PLACES);
  });

  test.each(['10', '-1', '1.5', 'some'])('are not chosen by %s', (asked) => {
    expect(() => shareOf(asked, 0)).toThrow('0 to 9');
  });
});
