import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURES } from '../measures.ts';
import { planRecap, recapProperties, type RecapPlan, type RecapSize } from './recap-pages.ts';

const SIZE: RecapSize = {
  ...{ sides: [3, 3], hasTeams: true, keyLines: 3, points: 6, changes: 2, isStacked: false },
  ...{ signOffs: 0, late: 0 },
};

/** In millimetres: a sum of tenths may be a little more in binary. */
const ROUNDING = 1e-9;

test('two teams of up to five with points and a few changes fill one page', () => {
  for (const size of [1, 2, 3, 4, 5]) expect(planRecap({ ...SIZE, sides: [size, size] })).toHaveLength(1);
  expect(planRecap(SIZE)[0]?.density).toBe('roomy');
  expect(planRecap({ ...SIZE, sides: [8, 8], changes: 0 })[0]?.density).toBe('dense');
});

test('every bowler and every change is printed once and in order, each team with its sum, and no page is overfull', () => {
  const size = fc.record({
    sides: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 2 }),
    hasTeams: fc.boolean(),
    keyLines: fc.integer({ min: 1, max: 6 }),
    points: fc.constantFrom(0, 2, 6),
    signOffs: fc.integer({ min: 0, max: 12 }),
    late: fc.integer({ min: 0, max: 300 }),
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
      for (const table of ['late', 'changes'] as const) {
        const printed = plans.flatMap((plan) => (plan[table] === null ? [] : upTo(plan[table])));
        expect(printed).toEqual(upTo({ from: 0, to: wanted[table] }));
      }
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
  const { density, sides, hasKey, hasSigns } = plan;
  const { head, gap, foot, caption, tableHeads, row, signs } = MEASURES.normal;
  const lengths = recapProperties(density);
  const length = (name: string): number => Number.parseFloat(lengths[`--${name}`] ?? '');
  const parts = [head, foot];
  if (sides.length > 0) {
    const team = size.hasTeams ? length('recapTeam') : 0;
    const sum = size.hasTeams ? length('recapSum') : 0;
    const rows = sides.map(
      ({ rows: { from, to }, isWhole }) => team + (to - from) * length('recapRow') + (isWhole ? sum : 0),
    );
    parts.push(rows.reduce((all, one) => all + one, length('recapHeads')));
  }
  if (hasKey) parts.push(size.keyLines * length('keyLine'));
  if (hasKey && size.points > 0) parts.push(tableHeads + size.points * row);
  if (hasKey && size.signOffs > 0) parts.push(caption + size.signOffs * row);
  for (const table of [plan.late, plan.changes])
    if (table !== null) parts.push(caption + tableHeads + (table.to - table.from) * row);
  if (hasSigns) parts.push(signs);
  return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * gap;
}
