import { describe, expect, test } from 'vitest';
import { wantedOf, wants } from './wanted.ts';

describe('the selected part of the matrix', () => {
  test('is everything by default', () => {
    const wanted = wantedOf([]);
    expect(wanted.languages).toEqual(['en', 'es', 'ko', 'de']);
    expect(wanted.themes).toEqual(['night', 'day', 'contrast']);
    expect(wanted.sizes).toHaveLength(5);
    expect(wanted).toMatchObject({ only: [], players: [], axe: true, list: false });
    expect(wants(wanted, 'deck')).toBe(true);
  });

  test('is what is named, in the usual order', () => {
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

  test('has nothing that does not exist', () => {
    expect(() => wantedOf(['--languages', 'fr'])).toThrow('There is no fr, but en, es, ko, de.');
    expect(() => wantedOf(['--sizes', '1x1'])).toThrow('There is no 1x1');
    expect(() => wantedOf(['--scene', 'deck'])).toThrow('--scene');
  });
});
