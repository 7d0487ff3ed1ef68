import type { Part } from '../pages.ts';
import { MEASURES } from '../measures.ts';

/** The density of a recap: teams of five fill a page, larger teams get lower rows. */
const ROWS = { roomy: 9, normal: 7.2, dense: 5.4 } as const;
export type RecapDensity = keyof typeof ROWS;

/** A recap's measures in millimetres besides those of every sheet. */
const RESULT = 12;
const TABLE_HEADS = 8.6;
const TEAM = 8;
const SUM = 8;
const KEY_LINE = 3.6;
const GAP = 3;
const CHANGE = 4.7;
const SIGNS = 29;
const { page, head, caption, tableHeads, row, foot } = MEASURES.normal;
/** More changes stand in two columns. */
const MOST_IN_ONE = 10;

/** The amount that a recap has to print. */
export interface RecapSize {
  /** The bowlers of each side. */
  readonly sides: readonly number[];
  readonly hasTeams: boolean;
  /** Whether the match's points stand above all. */
  readonly hasResult: boolean;
  readonly keyLines: number;
  /** Lines of the points; 0 where nothing is played for. */
  readonly points: number;
  /** Whether the key stands beside the points, not below them. */
  readonly isKeyBeside: boolean;
  /** Rows of what was changed, with the title above those behind a signature. */
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
  readonly hasResult: boolean;
  /** Whether the key and the points are here. */
  readonly hasKey: boolean;
  readonly changes: ChangesPart | null;
  readonly hasSigns: boolean;
}

/** Some changes in columns of one height, the first filled first. */
export interface ChangesPart extends Part {
  readonly columns: 1 | 2;
}

interface Draft {
  left: number;
  sides: readonly SidePart[];
  hasResult: boolean;
  hasKey: boolean;
  changes: ChangesPart | null;
  hasSigns: boolean;
}

/**
 * Spreads a recap over pages without cutting anything: the result, both teams with their sums, then the points and the key,
 * then what was changed, then the lines to sign on. Uses the loosest rows that need no extra page.
 */
export function planRecap(size: RecapSize): readonly RecapPlan[] {
  const plans = (['roomy', 'normal', 'dense'] as const)
    .filter((density) => !size.isStacked || density !== 'dense')
    .map((density) => plan(size, density));
  return plans.reduce((best, next) => (next.length < best.length ? next : best));
}

function plan(size: RecapSize, density: RecapDensity): readonly RecapPlan[] {
  const first = blank();
  const drafts = [size.hasResult ? { ...first, hasResult: true, left: first.left - RESULT - GAP } : first];
  for (const side of size.sides.keys()) placeSide(drafts, size, side, density);
  placeKey(drafts, size);
  placeChanges(drafts, size.changes);
  if (lastOf(drafts).left < GAP + SIGNS) turned(drafts);
  lastOf(drafts).hasSigns = true;
  return drafts.map(({ sides, hasResult, hasKey, changes, hasSigns }) => ({
    ...{ density, sides, hasResult, hasKey, changes, hasSigns },
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

function placeKey(drafts: Draft[], { keyLines, points, isKeyBeside }: RecapSize): void {
  const key = keyLines * KEY_LINE;
  const table = points === 0 ? 0 : tableHeads + points * row;
  const both = points === 0 ? key : isKeyBeside ? Math.max(key, table) : key + GAP + table;
  const height = GAP + both;
  if (lastOf(drafts).left < height) turned(drafts);
  const here = lastOf(drafts);
  here.hasKey = true;
  here.left -= height;
}

/** Places as many changes as fit, few in one column, and the rest on further pages. */
function placeChanges(drafts: Draft[], changes: number): void {
  const heads = GAP + caption + tableHeads;
  for (let from = 0; from < changes;) {
    const here = lastOf(drafts);
    const most = Math.floor((here.left - heads) / CHANGE);
    if (most < 1) {
      turned(drafts);
      continue;
    }
    const rest = changes - from;
    const columns = rest <= Math.min(most, MOST_IN_ONE) ? 1 : 2;
    const count = Math.min(rest, most * columns);
    here.changes = { from, to: from + count, columns };
    here.left -= heads + Math.ceil(count / columns) * CHANGE;
    from += count;
  }
}

function blank(): Draft {
  const left = page - head - GAP - foot - GAP;
  return { left, sides: [], hasResult: false, hasKey: false, changes: null, hasSigns: false };
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
    gap: GAP,
    signs: SIGNS,
    recapResult: RESULT,
    recapRow: ROWS[density],
    recapHeads: TABLE_HEADS,
    recapTeam: TEAM,
    recapSum: SUM,
    keyLine: KEY_LINE,
    change: CHANGE,
  };
  return Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [`--${name}`, `${String(length)}mm`]),
  );
}
