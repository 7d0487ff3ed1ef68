import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf } from '../formats/formats.ts';
import { AGES, GENDERS, type BowlerGroup } from './bowler-group.ts';
import { USUAL_HANDICAP, handicapRule, type HandicapRule } from './handicap-rule.ts';
import { MOST_TABLE_ROWS, tablePins, unknownTo, type TableRow } from './handicap-table.ts';
import { handicapOf, seriesHandicapOf, teamHandicapOf } from './handicap.ts';
import { entitlementOf, type LineUpPlace } from './line-up-place.ts';
import { USUAL_TERMS } from './terms.ts';

const TABLE: readonly TableRow[] = [
  { gender: 'woman', pins: 10 },
  { ages: { least: 60, most: 120 }, pins: 5 },
  { gender: 'man', ages: { least: 0, most: 15 }, pins: 15 },
];
const RULE: HandicapRule = { ...USUAL_HANDICAP, table: TABLE };
const PLACE: LineUpPlace = { bowler: 'a', type: 'bowler', average: 160, handicap: null, score: null };

const age = (years: number): BowlerGroup => ({ ages: { least: years, most: years } });

function handicapIn(rule: HandicapRule, place: Partial<LineUpPlace>): number {
  const terms = { ...USUAL_TERMS, handicap: rule };
  return handicapOf(rule, entitlementOf(terms, { ...PLACE, ...place }, 1));
}

const anyAges = fc
  .tuple(fc.integer({ min: 0, max: AGES.most }), fc.integer({ min: 0, max: AGES.most }))
  .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }));
const anyGroup: fc.Arbitrary<BowlerGroup> = fc.record(
  { gender: fc.constantFrom(...GENDERS), ages: anyAges },
  { requiredKeys: [] },
);
const anyRow: fc.Arbitrary<TableRow> = fc
  .tuple(anyGroup, fc.integer({ min: 0, max: 300 }))
  .map(([group, pins]) => ({ ...group, pins }));

describe('extra pins by who a bowler is', () => {
  test.each<[who: string, BowlerGroup, pins: number]>([
    ['a woman', { gender: 'woman' }, 10],
    ['a man', { gender: 'man' }, 0],
    ['a woman of 59', { gender: 'woman', ...age(59) }, 10],
    ['a woman of 60', { gender: 'woman', ...age(60) }, 15],
    ['a man of 75', { gender: 'man', ...age(75) }, 5],
    ['a boy of 15', { gender: 'man', ...age(15) }, 15],
    ['somebody of 60 to 64, of whom no more is known', { ages: { least: 60, most: 64 } }, 5],
    ['somebody of 55 to 64, who may be younger', { ages: { least: 55, most: 64 } }, 0],
    ['somebody unknown', {}, 0],
  ])('%s', (_who, group, pins) => {
    expect(tablePins(TABLE, group)).toBe(pins);
    // 90 % of 220 - 160.
    expect(handicapIn(RULE, { group })).toBe(54 + pins);
  });

  test('are beyond the maximum, and a typed handicap replaces them', () => {
    const group = { gender: 'woman' } as const;
    expect(handicapIn({ ...RULE, maximum: 40 }, { group })).toBe(50);
    expect(handicapIn(RULE, { group, handicap: 0 })).toBe(0);
    expect(handicapIn(RULE, { group, handicap: 20 })).toBe(20);
  });

  test('need no average, and are also an absent bowler’s, but no vacancy’s, dummy’s or pacer’s', () => {
    const group = { gender: 'woman' } as const;
    expect(handicapIn(RULE, { group, average: null })).toBe(10);
    expect(handicapIn(RULE, { group, type: 'absent' })).toBe(64);
    expect(handicapIn(RULE, { group, average: null, type: 'vacancy' })).toBe(90);
    expect(handicapIn(RULE, { group, type: 'dummy' })).toBe(0);
    expect(handicapIn(RULE, { group, type: 'pacer' })).toBe(0);
  });

  test('are a team’s in every scope; by difference they are not compared', () => {
    const own = [{ bowler: 'a', game: 1, average: 150, typed: null, extraPins: 10 }];
    const others = [{ bowler: 'b', game: 1, average: 170, typed: null, extraPins: 5 }];
    const of = (scope: HandicapRule['scope'], team = own, facing = others): number =>
      teamHandicapOf({ ...RULE, scope }, team, facing);
    expect([of('individual'), of('team'), of('difference')]).toEqual([73, 73, 28]);
    expect(of('difference', others, own)).toBe(5);
  });

  test('are as many in each game of a series, however its handicap is rounded', () => {
    const bowler = { average: 133, typed: null, extraPins: 10 };
    const rule = { ...RULE, base: 230 };
    // 87.3 a game: 261 by series, 261 by game.
    expect(seriesHandicapOf({ ...rule, span: 'series' }, bowler, 3)).toBe(261 + 30);
    expect(seriesHandicapOf(rule, bowler, 3)).toBe(261 + 30);
  });

  test('of any table do not depend on its order, and no table gives none', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), anyGroup, (table, group) => {
        const each = table.map((row) => tablePins([row], group));
        const sum = each.reduce((pins, one) => pins + one, 0);
        expect(tablePins(table, group)).toBe(sum);
        expect(tablePins(table.toReversed(), group)).toBe(sum);
        expect(handicapIn({ ...USUAL_HANDICAP, table: [] }, { group })).toBe(
          handicapIn(USUAL_HANDICAP, { group }),
        );
      }),
    );
  });

  test.each<[who: string, BowlerGroup, unknown: readonly (keyof BowlerGroup)[]]>([
    ['somebody unknown', {}, ['gender', 'ages']],
    ['a man', { gender: 'man' }, ['ages']],
    ['a woman, who may be 60', { gender: 'woman' }, ['ages']],
    ['somebody of 70, who may be a woman', age(70), ['gender']],
    ['a man of 40', { gender: 'man', ...age(40) }, []],
    ['a man of 55 to 64, who may be 60', { gender: 'man', ages: { least: 55, most: 64 } }, ['ages']],
    ['a man of 60 to 64', { gender: 'man', ages: { least: 60, most: 64 } }, []],
  ])('are in question where a row may fit: %s', (_who, group, unknown) => {
    expect(unknownTo(TABLE, group)).toEqual(unknown);
  });

  test('are in question for nobody whom no row can fit, and not where a row gives none', () => {
    const boys: readonly TableRow[] = [{ gender: 'man', ages: { least: 0, most: 15 }, pins: 15 }];
    expect(unknownTo(boys, { gender: 'woman' })).toEqual([]);
    expect(unknownTo(boys, age(40))).toEqual([]);
    expect(unknownTo(boys, { gender: 'man' })).toEqual(['ages']);
    expect(unknownTo([{ gender: 'woman', pins: 0 }], {})).toEqual([]);
    expect(unknownTo([], {})).toEqual([]);
  });

  test('of a table are all given, or what keeps them back is told', () => {
    const certain = fc.record({ gender: fc.constantFrom(...GENDERS), ages: fc.nat(AGES.most) });
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 12 }),
        anyGroup,
        certain,
        (table, group, { gender, ages }) => {
          const years = Math.min(Math.max(ages, group.ages?.least ?? ages), group.ages?.most ?? ages);
          const known = { gender: group.gender ?? gender, ...age(years) };
          if (unknownTo(table, group).length === 0)
            expect(tablePins(table, group)).toBe(tablePins(table, known));
          expect(unknownTo(table, known)).toEqual([]);
        },
      ),
    );
  });
});

test.each<[what: string, table: readonly TableRow[], figure: string]>([
  ['fewer than no pins', [{ gender: 'man', pins: -1 }], 'extraPins'],
  ['more pins than a game has', [{ gender: 'man', pins: 301 }], 'extraPins'],
  ['half a pin', [{ gender: 'man', pins: 7.5 }], 'extraPins'],
  ['ages from last to first', [{ ages: { least: 64, most: 50 }, pins: 5 }], 'ages'],
  ['years that nobody has', [{ ages: { least: 50, most: 121 }, pins: 5 }], 'ages'],
  [
    'more rows than any league has',
    Array.from({ length: MOST_TABLE_ROWS + 1 }, () => ({ pins: 1 })),
    'tableRows',
  ],
])('a handicap table is refused with %s', (_what, table, figure) => {
  expect(handicapRule({ ...USUAL_HANDICAP, table }, formatOf('ten-pin'))).toMatchObject({
    ok: false,
    error: { code: 'figure-out-of-range', figure },
  });
});
