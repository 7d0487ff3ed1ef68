import type { FindingCode } from '../../text/terminal/check.ts';
import type { Damage } from '../record/sealed-text.ts';

/**
 * How much a finding matters. `told`: nothing is lost, and the program heals it or leaves it as it is. `damage`:
 * something may be lost, and staff should know.
 */
export type Grade = 'told' | 'damage';

const GRADES: Readonly<Record<FindingCode, Grade>> = {
  'save-damaged': 'damage',
  'saves-damaged': 'damage',
  'save-gone': 'damage',
  'save-aside': 'told',
  'previous-damaged': 'told',
  'previous-newer': 'damage',
  'journal-ahead': 'told',
  'two-states': 'damage',
  'in-two-places': 'told',
  'deleted-left': 'told',
  'same-counter': 'told',
  newer: 'told',
  'line-damaged': 'damage',
  'line-torn': 'told',
  'wrong-month': 'damage',
  'month-unusable': 'damage',
  'index-stale': 'told',
  'file-damaged': 'damage',
  'no-folder': 'damage',
  'no-data': 'damage',
  unreadable: 'damage',
  'read-only': 'damage',
  'temp-left': 'told',
  unknown: 'told',
  'open-to-others': 'told',
  'other-owner': 'told',
  'lock-left': 'told',
  'lock-damaged': 'told',
  'copy-unfinished': 'told',
  'copy-broken': 'told',
  'copy-used': 'told',
  'no-whole-copy': 'damage',
};

/** One thing found in a data folder. */
export interface Finding {
  /** The file, relative to the data folder; a copy's with its whole path. */
  readonly file: string;
  readonly code: FindingCode;
  /** Why a damaged file or line is not read. */
  readonly reason: Damage | null;
  /** The line of a month's file, from 1. */
  readonly line: number | null;
}

export function gradeOf({ code }: Finding): Grade {
  return GRADES[code];
}

/** A finding of a whole file, or of one line of it. */
export function finding(
  file: string,
  code: FindingCode,
  { reason = null, line = null }: { readonly reason?: Damage | null; readonly line?: number | null } = {},
): Finding {
  return { file, code, reason, line };
}

/** The same for a finding that two looks see. */
export function nameOf({ file, code, line }: Finding): string {
  return [code, line, file].join(' ');
}
