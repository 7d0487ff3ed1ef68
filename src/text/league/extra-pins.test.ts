import { expect, test } from 'vitest';
import { EXTRA_PINS } from './extra-pins.ts';
import { RECAP_TEXT, ruleText } from './recap.ts';
import type { Bounds } from '../../core/league/bounds.ts';
import type { TableRow } from '../../core/league/handicap-table.ts';
import { USUAL_HANDICAP } from '../../core/league/handicap-rule.ts';

const from = (least: number): Bounds => ({ least, most: 120 });

test('a handicap table is said in words', () => {
  const table = [
    { gender: 'woman', pins: 8 },
    { ages: { least: 60, most: 120 }, pins: 5 },
    { gender: 'man', ages: { least: 0, most: 17 }, pins: 3 },
    { ages: { least: 50, most: 59 }, pins: 2 },
    { ages: { least: 67, most: 67 }, pins: 1 },
  ] as const;
  expect(EXTRA_PINS.en(table)).toBe(
    'extra pins a game: women +8, 60 and over +5, men under 18 +3, ages 50 to 59 +2, age 67 +1 (all that apply)',
  );
  expect(EXTRA_PINS.de(table)).toBe(
    'Zusatzpins je Spiel: Frauen +8, ab 60 Jahren +5, Männer unter 18 Jahren +3, von 50 bis 59 Jahren +2, mit 67 Jahren +1 (werden addiert)',
  );
});

test.each<[adds: boolean, what: string, table: readonly TableRow[]]>([
  [
    true,
    'seniors of two ages',
    [
      { ages: from(50), pins: 3 },
      { ages: from(60), pins: 6 },
    ],
  ],
  [
    true,
    'women and seniors',
    [
      { gender: 'woman', pins: 8 },
      { ages: from(60), pins: 6 },
    ],
  ],
  [true, 'everybody and women', [{ pins: 1 }, { gender: 'woman', pins: 8 }]],
  [
    false,
    'women and men',
    [
      { gender: 'woman', pins: 8 },
      { gender: 'man', pins: 2 },
    ],
  ],
  [
    false,
    'ages beside each other',
    [
      { ages: { least: 50, most: 59 }, pins: 3 },
      { ages: from(60), pins: 6 },
    ],
  ],
])('and that rows add up (%s) where one bowler may fit several: %s', (adds, _what, table) => {
  expect(EXTRA_PINS.en(table).endsWith(' (all that apply)')).toBe(adds);
});

test.each([
  [90, /, extra pins a game: women \+8\.$/u],
  [0, /^Extra pins a game: women \+8\.$/u],
])('a recap says it behind a handicap of %d per cent', (percentage, wanted) => {
  const rule = { ...USUAL_HANDICAP, percentage, table: [{ gender: 'woman', pins: 8 }] } as const;
  expect(ruleText(RECAP_TEXT.en, rule, 'en')).toMatch(wanted);
});
