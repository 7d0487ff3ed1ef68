import { describe, expect, test } from 'vitest';
import { wantedOf, wants } from './wanted.ts';

describe('the part of the matrix that is wanted', () => {
  test('is all of it when nobody says more', () => {
    const wanted = wantedOf([]);
    expect(wanted.languages).toEqual(['en', 'es', 'ko', 'de']);
    expect(wanted.themes).toEqual(['night', 'day', 'contrast']);
    expect(wanted.sizes).toHaveLength(5);
    expect(wanted).toMatchObject({ only: [], players: [], axe: true, list: false });
    expect(wants(wanted, 'deck')).toBe(true);
  });

  test('is what is named, in the order of the house', () => {
    const wanted = wantedOf([
      '--only',
      'deck,ruling',
      '--languages',
      'de,en',
      '--players',
      '1,8',
      '--no-axe',
    ]);
    expect(wanted.languages).toEqual(['en', 'de']);
    expect(wanted.players).toEqual([1, 8]);
    expect(wanted.axe).toBe(false);
    expect(wants(wanted, 'deck-second-ball')).toBe(true);
    expect(wants(wanted, 'history')).toBe(false);
  });

  test('is nothing that there is not', () => {
    expect(() => wantedOf(['--languages', 'fr'])).toThrow('There is no fr, but en, es, ko, de.');
    expect(() => wantedOf(['--sizes', '1x1'])).toThrow('There is no 1x1');
    expect(() => wantedOf(['--scene', 'deck'])).toThrow('--scene');
  });
});
