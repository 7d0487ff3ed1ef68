import { describe, expect, test } from 'vitest';
import { THEMES } from '../../src/contract/contract.ts';
import { wantedOf as read } from './wanted.ts';

const SIZES = { small: { width: 640, height: 480 }, large: { width: 1280, height: 800 } };
const offered = { usage: 'npm run views -- ...', themes: THEMES, sizes: SIZES };
const wantedOf = (args: readonly string[]): ReturnType<typeof read<(typeof THEMES)[number]>> =>
  read(args, offered);

describe('the selected part of the matrix', () => {
  test('is everything by default', () => {
    const wanted = wantedOf([]);
    expect(wanted.languages).toEqual(['en', 'es', 'ko', 'de']);
    expect(wanted.themes).toEqual(['night', 'day', 'contrast']);
    expect(wanted.sizes).toEqual([SIZES.small, SIZES.large]);
    expect(wanted).toMatchObject({ only: [], players: [], axe: true, list: false });
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
    expect(wanted.only).toEqual(['deck', 'ruling']);
  });

  test('has an unusual size only when it is named', () => {
    const rare = { ...offered, unusual: ['small'] };
    expect(read([], rare).sizes).toEqual([SIZES.large]);
    expect(read(['--sizes', 'small'], rare).sizes).toEqual([SIZES.small]);
  });

  test('has nothing that does not exist', () => {
    expect(() => wantedOf(['--languages', 'fr'])).toThrow('There is no fr, but en, es, ko, de.');
    expect(() => wantedOf(['--sizes', '1x1'])).toThrow('There is no 1x1');
    expect(() => wantedOf(['--scene', 'deck'])).toThrow('--scene');
  });
});
