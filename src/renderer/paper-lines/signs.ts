import type { Entry } from '../../core/line/entry.ts';
import { PIN_NUMBERS } from '../../core/line/leave.ts';
import { plainSigns } from '../../core/line/written-signs.ts';
import { actionOf, type KeyPress } from '../console/keys/keys.ts';

/** In characters: ten frames of fouls with their pins, bars and spaces take 128. */
export const LONGEST_LINE = 160;

/** The touch keys in two rows: digits and the split's ring, then marks, the frame not bowled and the space. */
export const KEY_SIGNS = [
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
  ['X', '/', '-', 'F', '.', '(', ')', ' '],
] as const;
export type KeySign = (typeof KEY_SIGNS)[number][number];

/**
 * Keeps only what a line can contain: digits, X / - F, the dot, rings and separators. Small letters become capitals
 * and other signs those of the rules; a comma at the end is a numpad's and becomes the dot, its star X.
 */
export function onlySigns(text: string): string {
  return plainSigns(text.replace(/,$/u, '.'))
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('*', 'X')
    .replaceAll(/[^0-9XF/.()| -]/gu, '')
    .slice(0, LONGEST_LINE);
}

/** The sign that a key writes, or null; under an input method letters count by the key's place. */
export function signOf(press: KeyPress): string | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const typed = Array.from(press.key).length === 1 ? onlySigns(press.key) : '';
  if (typed !== '') return typed;
  const action = actionOf(press);
  if (action?.kind === 'digit') return String(action.digit);
  return action?.kind === 'entry' ? signOfEntry(action.entry) : null;
}

function signOfEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'pins':
      return String(entry.pins);
    case 'leave':
      return String(PIN_NUMBERS.length - entry.left.length);
    case 'strike':
      return 'X';
    case 'spare':
      return '/';
    case 'foul':
      return 'F';
  }
}
