import { COUNT_NAMES, tallyOf, type Counts } from './counts.ts';
import { MOST_LEAVE_SET, type LeaveCount } from './leaves.ts';
import type { LineFigures } from './line-figures.ts';

/**
 * Figures as a short list: whole, score, option, the counts in their order, three numbers a leave. It does not say which
 * counts it has; an index says it of all its lists.
 */
export type PackedFigures = readonly (number | null)[];

const HEAD = 3;
const LEAVES = HEAD + COUNT_NAMES.length;

export function packFigures({ whole, score, option, counts }: LineFigures): PackedFigures {
  const numbers = COUNT_NAMES.map((name) => counts[name]);
  return [whole ? 1 : 0, score, option, ...numbers, ...counts.leaves.flat()];
}

/** Figures from such a list; null for anything else. */
export function unpackFigures(packed: readonly unknown[]): LineFigures | null {
  if (!isPacked(packed)) return null;
  const [whole, score = null, option = null] = packed;
  const counts = unpackCounts(packed);
  return counts === null ? null : { whole: whole === 1, score, option, counts };
}

function isPacked(packed: readonly unknown[]): packed is PackedFigures {
  const [whole] = packed;
  const hasLength = packed.length >= LEAVES && (packed.length - LEAVES) % 3 === 0;
  return hasLength && packed.every(isNumber) && (whole === 0 || whole === 1);
}

function unpackCounts(packed: PackedFigures): Counts | null {
  const tally = tallyOf((name) => packed[HEAD + COUNT_NAMES.indexOf(name)] ?? -1);
  const leaves = Array.from({ length: (packed.length - LEAVES) / 3 }, (_none, index): LeaveCount => {
    const [set, left, made] = packed.slice(LEAVES + 3 * index);
    return [set ?? -1, left ?? -1, made ?? -1];
  });
  const isGood = COUNT_NAMES.every((name) => tally[name] >= 0) && leaves.every(isLeave);
  return isGood ? { ...tally, leaves } : null;
}

function isLeave([set, left, made]: LeaveCount): boolean {
  return set > 0 && set <= MOST_LEAVE_SET && made >= 0 && left >= made;
}

function isNumber(value: unknown): value is number | null {
  return value === null || Number.isSafeInteger(value);
}
