import { describe, expect, it } from 'vitest';
import { ANY_GAME } from '../../../contract/contract.ts';
import { EVERYTHING, filterOf, isEverything, scoreRange } from './search.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

describe('a search of the archive', () => {
  it('for nothing finds every game', () => {
    expect(filterOf(EVERYTHING, TODAY)).toEqual(ANY_GAME);
    expect(isEverything(EVERYTHING)).toBe(true);
  });

  it('for one bowler goes by who it is, whatever the name was in another game', () => {
    const search = { ...EVERYTHING, name: 'KYJ', bowler: { id: 'ab', name: 'KYJ' } };
    expect(filterOf(search, TODAY)).toEqual({ ...ANY_GAME, bowler: 'ab' });
    expect(isEverything(search)).toBe(false);
  });

  it('for a name leaves spaces around it away', () => {
    expect(filterOf({ ...EVERYTHING, name: ' kyj ' }, TODAY).name).toBe('kyj');
  });

  it.each([
    [180, null, { least: 180, most: null }],
    [null, 120, { least: null, most: 120 }],
    [200, 150, { least: 150, most: 200 }],
    [null, null, null],
  ])('for scores from %s to %s has the lower one first', (least, most, range) => {
    expect(scoreRange(least, most)).toEqual(range);
  });
});
