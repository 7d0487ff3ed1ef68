import * as v from 'valibot';
import type { NewerGame } from '../../contract/contract.ts';
import { shownText, tidyLine } from '../../core/players/readable.ts';
import { HIGHEST_VERSION } from './head.ts';
import { readAs } from './reading.ts';
import { RECORD_SCHEMA } from './record-schema.ts';
import { unsealLine, unsealText, type Reading, type Sealed } from './sealed-text.ts';

/** The most names listed of a newer program's game, because its file may hold any number. */
const MOST_NAMES = 100;

/** All that this program reads of a newer program's game; null: not found. */
export interface NewerRecord {
  readonly id: string | null;
  readonly startedAt: string | null;
  /** The sheet's text, for display only. */
  readonly sheet: readonly string[] | null;
}

// Other keys are ignored, because their meaning is unknown.
const { id, savedAt: time, sheet } = RECORD_SCHEMA.entries;
const ID = v.object({ id });
const START = v.object({ setup: v.object({ startedAt: time }) });
const SHEET = v.object({ sheet });

/** A newer program's game file; null if its checksum or form is wrong, so that nothing in it can be trusted. */
export function newerInFile(bytes: Uint8Array): NewerRecord | null {
  return valueOf(unsealText({ marker: 'headpin-game', version: HIGHEST_VERSION }, bytes, recordIn));
}

/** The same for a line of the archive. */
export function newerInLine(bytes: Uint8Array): NewerRecord | null {
  return valueOf(unsealLine({ marker: 'headpin-archived-game', version: HIGHEST_VERSION }, bytes, recordIn));
}

/** The game's entry in the list of past games. */
export function newerGame(
  id: string,
  { startedAt, sheet }: Pick<NewerRecord, 'startedAt' | 'sheet'>,
): NewerGame {
  return { id, phase: 'newer', startedAt: startedAt ?? '', names: namesIn(sheet ?? []) };
}

function recordIn({ content }: Sealed): Reading<NewerRecord> {
  const lines = valueOf(readAs(SHEET, content))?.sheet.map(shownText);
  const value = {
    id: valueOf(readAs(ID, content))?.id ?? null,
    startedAt: valueOf(readAs(START, content))?.setup.startedAt ?? null,
    sheet: lines ?? null,
  };
  return { kind: 'read', value };
}

function valueOf<T>(reading: Reading<T>): T | null {
  return reading.kind === 'read' ? reading.value : null;
}

/** The name before the frames of each line, without the lines of provisional frames: `PJS (3): …`. */
function namesIn(sheet: readonly string[]): readonly string[] {
  const names = new Set<string>();
  for (const line of sheet) {
    const name = tidyLine(line.slice(0, Math.max(0, line.lastIndexOf(': '))));
    const bowler = name.replace(/ \(\d+\)$/u, '');
    if (name !== '' && (bowler === name || !names.has(bowler))) names.add(name);
    if (names.size === MOST_NAMES) break;
  }
  return [...names];
}
