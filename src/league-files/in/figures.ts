import { shownText } from '../../core/players/readable.ts';
import { unguarded } from '../csv/guard.ts';
import type { Findings } from '../fault.ts';
import type { TableCell } from './table.ts';

const NUMBER = /^[+-]?\d{1,6}(?:[.,]\d{1,4})?$/u;

/** A number with a decimal point or comma, also in wide digits; null if the text is not a number. */
export function numberOf(text: string): number | null {
  const plain = unguarded(text.trim()).normalize('NFKC').replace('\u2212', '-');
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain.replace(',', '.'));
  return Object.is(value, -0) ? 0 : value;
}

/** A cell's number; null if the cell is empty or was refused. */
export function numberIn({ text, spot }: TableCell, found: Findings): number | null {
  if (text.trim() === '') return null;
  const value = numberOf(text);
  if (value === null) found.fault(spot, { code: 'not-a-number', text: shownStart(text) });
  return value;
}

const LONGEST_QUOTE = 30;

/** The beginning of a cell, short enough to quote in a message. */
export function shownStart(text: string): string {
  const start = Array.from(text.trim()).slice(0, LONGEST_QUOTE + 1);
  const shown = start.slice(0, LONGEST_QUOTE).join('') + (start.length > LONGEST_QUOTE ? '…' : '');
  return shownText(shown);
}
