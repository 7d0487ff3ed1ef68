import { AGES, isAges, type BowlerGroup } from './bowler-group.ts';
import { claim, type Bounds, type Claim } from './bounds.ts';

/** Extra pins a game for a group of bowlers; without gender or ages, for anybody. */
export interface TableRow extends BowlerGroup {
  readonly pins: number;
}

/** One for each year and gender. */
export const MOST_TABLE_ROWS = 2 * (AGES.most + 1);

/** The extra pins a game of a bowler: those of all rows that fit, so their order means nothing. */
export function tablePins(table: readonly TableRow[], group: BowlerGroup): number {
  return table.reduce((pins, row) => (fits(row, group) ? pins + row.pins : pins), 0);
}

/** What a table asks for that is not known of a bowler. */
export function unknownTo(table: readonly TableRow[], group: BowlerGroup): readonly (keyof BowlerGroup)[] {
  const asked = (['gender', 'ages'] as const).filter((fact) => table.some((row) => row[fact] !== undefined));
  return asked.filter((fact) => group[fact] === undefined);
}

/** What a league's rules ask of a table. */
export function tableClaims(table: readonly TableRow[], pins: Bounds): readonly Claim[] {
  return [
    ['tableRows', table.length <= MOST_TABLE_ROWS, { least: 0, most: MOST_TABLE_ROWS }],
    ...table.flatMap((row): readonly Claim[] => [
      claim('extra', row.pins, pins),
      ['ages', row.ages === undefined || isAges(row.ages), AGES],
    ]),
  ];
}

/** A row of ages fits who is certainly within them. */
function fits({ gender, ages }: TableRow, group: BowlerGroup): boolean {
  if (gender !== undefined && gender !== group.gender) return false;
  if (ages === undefined) return true;
  return group.ages !== undefined && ages.least <= group.ages.least && group.ages.most <= ages.most;
}
