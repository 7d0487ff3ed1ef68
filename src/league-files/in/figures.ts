import { shownText } from '../../core/players/readable.ts';
import { unguarded } from '../csv/guard.ts';
import type { Findings } from '../fault.ts';
import { APOSTROPHES } from './same-text.ts';
import type { TableCell } from './table.ts';

/** The sign before a fraction; the other one divides thousands. */
export type DecimalSign = '.' | ',';

/** What a column's numbers can be, where `3,000` alone could be three or three thousand. */
export type NumberKind = 'whole' | 'average' | 'any';

const SIGNS = ['.', ','] as const;
const OTHER: Readonly<Record<DecimalSign, DecimalSign>> = { '.': ',', ',': '.' };

/** Thousands that are divided by spaces or apostrophes, as in French and Swiss files. */
const SPACED = /^[+-]?\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?$/u;
const PLAIN = /^[+-]?\d{1,6}$/u;
/** A program that divides may write as many decimals as it has. */
const FRACTION = /^[+-]?\d{1,6}[.,]\d+$/u;
/** One sign and three digits after it: a fraction, or thousands. */
const EITHER = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/u;
const GROUPED: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u,
  ',': /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u,
};
/** An average of one digit with three decimals: rather thousands that are none. */
const TINY = /^\d[.,]/u;

/**
 * The decimal sign of a file's numbers, by those that can be read in one way only; null if none tells, or if they
 * contradict each other. An average has no thousands.
 */
export function decimalSignOf(cells: readonly (readonly [NumberKind, string])[]): DecimalSign | null {
  const told = new Set(
    cells.map(([kind, text]) => signIn(plainNumber(text), kind)).filter((one) => one !== null),
  );
  const [only = null] = told;
  return told.size === 1 ? only : null;
}

function signIn(plain: string, kind: NumberKind): DecimalSign | null {
  const [, either] = EITHER.exec(plain) ?? [];
  if (either !== undefined) return kind === 'average' && !TINY.test(plain) ? signCalled(either) : null;
  if (FRACTION.test(plain)) return plain.includes('.') ? '.' : ',';
  return SIGNS.find((sign) => GROUPED[sign].test(plain)) ?? null;
}

function signCalled(text: string): DecimalSign {
  return text === '.' ? '.' : ',';
}

/**
 * A number, also in wide digits; null if the text is not a number, `unclear` if it could be two.
 * @param sign of the file; without one, `3,000` is whole in a column of whole numbers and a fraction in one of averages
 */
export function numberOf(
  text: string,
  kind: NumberKind = 'any',
  sign: DecimalSign | null = null,
): number | 'unclear' | null {
  const plain = plainNumber(text);
  const [, either] = EITHER.exec(plain) ?? [];
  if (either === undefined)
    return PLAIN.test(plain) || FRACTION.test(plain) ? valued(plain, null) : grouped(plain);
  if (sign !== null) return valued(plain, sign);
  if (kind === 'any' || (kind === 'average' && TINY.test(plain))) return 'unclear';
  return valued(plain, kind === 'average' ? signCalled(either) : OTHER[signCalled(either)]);
}

function grouped(plain: string): number | null {
  const sign = SIGNS.find((one) => GROUPED[one].test(plain));
  return sign === undefined ? null : valued(plain, sign);
}

/** The value, where the sign is the decimal one; null: the text has one sign at most, and that is it. */
function valued(plain: string, sign: DecimalSign | null): number {
  const ungrouped = sign === null ? plain : plain.replaceAll(OTHER[sign], '');
  const value = Number(ungrouped.replace(',', '.'));
  return Object.is(value, -0) ? 0 : value;
}

function plainNumber(text: string): string {
  const plain = unguarded(text.trim()).replaceAll(APOSTROPHES, "'").normalize('NFKC');
  // An apostrophe in front is how spreadsheets mark a number as text.
  const bare = plain.replace('\u2212', '-').replace(/^'+/u, '').trim();
  return SPACED.test(bare) ? bare.replaceAll(/[ ']/gu, '') : bare;
}

const DASHES = /^[\s\p{Pd}\u2212]*$/u;

/** Whether a cell has nothing, as an empty one or the dash that accounts have in place of it. */
export function isNothing(text: string): boolean {
  return DASHES.test(text);
}

/** A cell's number; null if the cell is empty or was refused. */
export function numberIn({ text, spot, kind, style }: TableCell, found: Findings): number | null {
  if (text.trim() === '') return null;
  const value = numberOf(text, kind, style.sign);
  if (typeof value === 'number') return value;
  found.fault(spot, {
    code: value === null ? 'not-a-number' : 'number-unclear',
    text: shownStart(text),
  });
  return null;
}

const LONGEST_QUOTE = 30;

/** The beginning of a cell, short enough to quote in a message. */
export function shownStart(text: string): string {
  const start = Array.from(text.trim()).slice(0, LONGEST_QUOTE + 1);
  const shown = start.slice(0, LONGEST_QUOTE).join('') + (start.length > LONGEST_QUOTE ? '…' : '');
  return shownText(shown);
}
