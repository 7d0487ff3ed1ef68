import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURES } from '../measures.ts';
import { planRecap, recapProperties, type RecapPlan, type RecapSize } from './recap-pages.ts';

const SIZE: RecapSize = {
  ...{ sides: [3, 3], hasTeams: true, hasResult: true, keyLines: 5, points: 2, isKeyBeside: true },
  ...{ changes: 2, isStacked: false },
};

/** In millimetres: a sum of tenths may be a little more in binary. */
const ROUNDING = 1e-9;

test('two teams of up to five with points and a few changes fill one page', () => {
  for (const size of [1, 2, 3, 4, 5]) expect(planRecap({ ...SIZE, sides: [size, size] })).toHaveLength(1);
  expect(planRecap(SIZE)[0]?.density).toBe('roomy');
  expect(planRecap({ ...SIZE, sides: [10, 10], changes: 0 })[0]?.density).toBe('dense');
});

test('five a side have one page with up to ten changes in a column and twenty in two; more are on a second one', () => {
  const columns = (changes: number): readonly (number | undefined)[] =>
    planRecap({ ...SIZE, sides: [5, 5], changes }).map((plan) => plan.changes?.columns);
  expect([0, 10, 11, 20].map(columns)).toEqual([[undefined], [1], [2], [2]]);
  expect(columns(23)).toHaveLength(2);
});

test('every bowler and every change is printed once and in order, each team with its sum, and no page is overfull', () => {
  const size = fc.record({
    sides: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 2 }),
    hasTeams: fc.boolean(),
    keyLines: fc.integer({ min: 1, max: 6 }),
    hasResult: fc.boolean(),
    points: fc.constantFrom(0, 2),
    isKeyBeside: fc.boolean(),
    changes: fc.integer({ min: 0, max: 300 }),
    isStacked: fc.boolean(),
  });
  fc.assert(
    fc.property(size, (wanted) => {
      const plans = planRecap(wanted);
      for (const [side, rows] of wanted.sides.entries()) {
        const parts = plans.flatMap(({ sides }) => sides.filter((part) => part.side === side));
        expect(parts.flatMap((part) => upTo(part.rows))).toEqual(upTo({ from: 0, to: rows }));
        expect(parts.map(({ isWhole }) => isWhole)).toEqual(
          parts.map((_part, at) => at === parts.length - 1),
        );
      }
      const printed = plans.flatMap(({ changes }) => (changes === null ? [] : upTo(changes)));
      expect(printed).toEqual(upTo({ from: 0, to: wanted.changes }));
      expect(plans.map(({ hasResult }) => hasResult)).toEqual(
        plans.map((_plan, at) => at === 0 && wanted.hasResult),
      );
      expect(plans.filter(({ hasKey }) => hasKey)).toHaveLength(1);
      expect(plans.filter(({ hasSigns }) => hasSigns)).toEqual([plans.at(-1)]);
      for (const plan of plans)
        expect(heightOf(plan, wanted)).toBeLessThanOrEqual(MEASURES.normal.page + ROUNDING);
    }),
  );
});

function upTo({ from, to }: { readonly from: number; readonly to: number }): readonly number[] {
  return Array.from({ length: to - from }, (_none, index) => from + index);
}

/** A page's height with all gaps, from the measures that the style sheet gets. */
function heightOf(plan: RecapPlan, size: RecapSize): number {
  const { density, sides, hasResult, hasKey, hasSigns, changes } = plan;
  const { head, foot, caption, tableHeads, row } = MEASURES.normal;
  const lengths = recapProperties(density);
  const length = (name: string): number => Number.parseFloat(lengths[`--${name}`] ?? '');
  const parts = [head, foot];
  if (hasResult) parts.push(length('recapResult'));
  if (sides.length > 0) {
    const team = size.hasTeams ? length('recapTeam') : 0;
    const sum = size.hasTeams ? length('recapSum') : 0;
    const rows = sides.map(
      ({ rows: { from, to }, isWhole }) => team + (to - from) * length('recapRow') + (isWhole ? sum : 0),
    );
    parts.push(rows.reduce((all, one) => all + one, length('recapHeads')));
  }
  const key = size.keyLines * length('keyLine');
  const points = size.points > 0 ? tableHeads + size.points * row : 0;
  if (hasKey && size.isKeyBeside) parts.push(Math.max(key, points));
  if (hasKey && !size.isKeyBeside) parts.push(...(points > 0 ? [points] : []), key);
  if (changes !== null) {
    const rows = Math.ceil((changes.to - changes.from) / changes.columns);
    parts.push(caption + tableHeads + rows * length('change'));
  }
  if (hasSigns) parts.push(length('signs'));
  return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * length('gap');
}
