import type { FindingCode } from '../../text/terminal/check.ts';
import type { Damage } from '../record/sealed-text.ts';

/**
 * How serious a finding is. `told`: nothing is lost; the program repairs it or leaves it alone. `damage`: something may
 * be lost, and staff should know.
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
  'result-damaged': 'told',
  'result-left': 'told',
  'league-damaged': 'damage',
  'league-lost': 'damage',
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

/** One problem in a data folder. */
export interface Finding {
  /** The path relative to the data folder; for a second copy the whole path. */
  readonly file: string;
  readonly code: FindingCode;
  /** Why a damaged file or line cannot be read. */
  readonly reason: Damage | null;
  /** The line of a month's file, from 1. */
  readonly line: number | null;
}

export function gradeOf({ code }: Finding): Grade {
  return GRADES[code];
}

/** A finding about a whole file, or about one line of it. */
export function finding(
  file: string,
  code: FindingCode,
  { reason = null, line = null }: { readonly reason?: Damage | null; readonly line?: number | null } = {},
): Finding {
  return { file, code, reason, line };
}

/** A key by which two looks recognise the same finding. */
export function nameOf({ file, code, line }: Finding): string {
  return [code, line, file].join(' ');
}
