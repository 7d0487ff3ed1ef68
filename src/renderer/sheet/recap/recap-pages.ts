import type { Part } from '../pages.ts';
import { MEASURES } from '../measures.ts';

/** The density of a recap: teams of five fill a page, larger teams get lower rows. */
const ROWS = { roomy: 9, normal: 7.2, dense: 5.4 } as const;
export type RecapDensity = keyof typeof ROWS;

/** A recap's measures in millimetres besides those of every sheet. */
const TABLE_HEADS = 8.6;
const TEAM = 8;
const SUM = 8;
const KEY_LINE = 4;
const { page, head, gap, caption, tableHeads, row, signs, foot } = MEASURES.normal;

/** The amount that a recap has to print. */
export interface RecapSize {
  /** The bowlers of each side. */
  readonly sides: readonly number[];
  readonly hasTeams: boolean;
  readonly keyLines: number;
  /** Lines of the points; 0 where nothing is played for. */
  readonly points: number;
  /** Games whose signatures are listed. */
  readonly signOffs: number;
  /** Rows of what was changed behind a signature. */
  readonly late: number;
  /** Rows of what was changed of a league's facts. */
  readonly changes: number;
  /** Whether a row has its figures in two lines. */
  readonly isStacked: boolean;
}

/** Some rows of one side on a page. */
export interface SidePart {
  readonly side: number;
  readonly rows: Part;
  /** Whether the team's sum follows. */
  readonly isWhole: boolean;
}

/** The content of one page of a recap. */
export interface RecapPlan {
  readonly density: RecapDensity;
  readonly sides: readonly SidePart[];
  /** Whether the key, the points and who signed are here. */
  readonly hasKey: boolean;
  readonly late: Part | null;
  readonly changes: Part | null;
  readonly hasSigns: boolean;
}

interface Draft {
  left: number;
  sides: readonly SidePart[];
  hasKey: boolean;
  late: Part | null;
  changes: Part | null;
  hasSigns: boolean;
}

/**
 * Spreads a recap over pages without cutting anything: both teams with their sums, then the key, the points and who signed,
 * then what was changed, then the lines to sign on. Uses the loosest rows that need no extra page.
 */
export function planRecap(size: RecapSize): readonly RecapPlan[] {
  const plans = (['roomy', 'normal', 'dense'] as const)
    .filter((density) => !size.isStacked || density !== 'dense')
    .map((density) => plan(size, density));
  return plans.reduce((best, next) => (next.length < best.length ? next : best));
}

function plan(size: RecapSize, density: RecapDensity): readonly RecapPlan[] {
  const drafts = [blank()];
  for (const side of size.sides.keys()) placeSide(drafts, size, side, density);
  placeKey(drafts, size);
  placeTable(drafts, 'late', size.late);
  placeTable(drafts, 'changes', size.changes);
  if (lastOf(drafts).left < gap + signs) turned(drafts);
  lastOf(drafts).hasSigns = true;
  return drafts.map(({ sides, hasKey, late, changes, hasSigns }) => ({
    ...{ density, sides, hasKey, late, changes, hasSigns },
  }));
}

function lastOf(drafts: Draft[]): Draft {
  return drafts.at(-1) ?? turned(drafts);
}

function placeSide(
  drafts: Draft[],
  { sides, hasTeams }: RecapSize,
  side: number,
  density: RecapDensity,
): void {
  const rows = sides[side] ?? 0;
  for (let from = 0, isWhole = false; !isWhole;) {
    const here = lastOf(drafts);
    const placed = sidePart(here, { side, from, rows, hasTeams, density });
    if (placed === null) {
      turned(drafts);
      continue;
    }
    here.left -= placed.height;
    here.sides = [...here.sides, placed.part];
    ({ isWhole } = placed.part);
    from = placed.part.rows.to;
  }
}

function placeKey(drafts: Draft[], { keyLines, points, signOffs }: RecapSize): void {
  const titled = (rows: number): number => (rows === 0 ? 0 : gap + caption + rows * row);
  const height = gap + keyLines * KEY_LINE + titled(points) + titled(signOffs);
  if (lastOf(drafts).left < height) turned(drafts);
  const here = lastOf(drafts);
  here.hasKey = true;
  here.left -= height;
}

/** Places as many rows as fit, and the rest on further pages. */
function placeTable(drafts: Draft[], table: 'late' | 'changes', rows: number): void {
  const heads = gap + caption + tableHeads;
  for (let from = 0; from < rows;) {
    const here = lastOf(drafts);
    const to = Math.min(rows, from + Math.floor((here.left - heads) / row));
    if (to <= from) {
      turned(drafts);
      continue;
    }
    here[table] = { from, to };
    here.left -= heads + (to - from) * row;
    from = to;
  }
}

function blank(): Draft {
  const left = page - head - gap - foot - gap;
  return { left, sides: [], hasKey: false, late: null, changes: null, hasSigns: false };
}

/** Turns to a new page. */
function turned(drafts: Draft[]): Draft {
  const draft = blank();
  drafts.push(draft);
  return draft;
}

interface Rest {
  readonly side: number;
  readonly from: number;
  readonly rows: number;
  readonly hasTeams: boolean;
  readonly density: RecapDensity;
}

/** As many rows of a side as fit here, with at least one row beside the sum; null if not even that fits. */
function sidePart(
  { left, sides }: Draft,
  { side, from, rows, hasTeams, density }: Rest,
): { readonly part: SidePart; readonly height: number } | null {
  const start = (sides.length === 0 ? TABLE_HEADS : 0) + (hasTeams ? TEAM : 0);
  const sum = hasTeams ? SUM : 0;
  const all = start + (rows - from) * ROWS[density] + sum;
  if (all <= left) return { part: { side, rows: { from, to: rows }, isWhole: true }, height: all };
  // The last row waits for the sum.
  const fit = Math.min(rows - from - 1, Math.floor((left - start) / ROWS[density]));
  if (fit < 1) return null;
  const part = { side, rows: { from, to: from + fit }, isWhole: false };
  return { part, height: start + fit * ROWS[density] };
}

/** The measures as custom properties for the style sheet. */
export function recapProperties(density: RecapDensity): Readonly<Record<string, string>> {
  const lengths = {
    recapRow: ROWS[density],
    recapHeads: TABLE_HEADS,
    recapTeam: TEAM,
    recapSum: SUM,
    keyLine: KEY_LINE,
  };
  return Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [`--${name}`, `${String(length)}mm`]),
  );
}
