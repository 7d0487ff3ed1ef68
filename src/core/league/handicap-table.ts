import { AGES, isGroup, type BowlerGroup } from './bowler-group.ts';
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

/** The facts that keep a bowler from extra pins: unknown ones, and ages of which a row has only some. */
export function unknownTo(table: readonly TableRow[], group: BowlerGroup): readonly (keyof BowlerGroup)[] {
  const open = table.filter((row) => row.pins > 0 && mayFit(row, group));
  return (['gender', 'ages'] as const).filter((fact) => open.some((row) => !FITS[fact](row, group)));
}

/** Whether one bowler may fit several rows, whose pins then add up. */
export function addsUp(table: readonly TableRow[]): boolean {
  return table.some((row, at) => table.slice(at + 1).some((other) => mayFit(row, other)));
}

/** The claims that a league's rules check. */
export function tableClaims(table: readonly TableRow[], pins: Bounds): readonly Claim[] {
  return [
    ['tableRows', table.length <= MOST_TABLE_ROWS, { least: 0, most: MOST_TABLE_ROWS }],
    ...table.flatMap((row): readonly Claim[] => [claim('extraPins', row.pins, pins), groupClaim(row)]),
  ];
}

/** The claim that a group's years are years, from and to. */
export function groupClaim(group: BowlerGroup): Claim {
  return ['ages', isGroup(group), AGES];
}

/** One fact fits: the row does not ask for it, or the bowler certainly has it. */
const FITS: Readonly<Record<keyof BowlerGroup, (row: TableRow, group: BowlerGroup) => boolean>> = {
  gender: (row, { gender }) => row.gender === undefined || row.gender === gender,
  ages: (row, { ages }) =>
    row.ages === undefined ||
    (ages !== undefined && row.ages.least <= ages.least && ages.most <= row.ages.most),
};

function fits(row: TableRow, group: BowlerGroup): boolean {
  return FITS.gender(row, group) && FITS.ages(row, group);
}

/** A row may fit as long as no known fact rules it out. */
function mayFit(row: TableRow, { gender, ages }: BowlerGroup): boolean {
  if (row.gender !== undefined && gender !== undefined && row.gender !== gender) return false;
  if (row.ages === undefined || ages === undefined) return true;
  return row.ages.least <= ages.most && ages.least <= row.ages.most;
}
