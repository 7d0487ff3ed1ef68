import { readBounded } from '../disk/read-bounded.ts';
import { JOURNALS, withoutSpaces } from '../games/journal.ts';
import { parseRecord, type GameRecord } from '../record/game-record.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import type { Looking } from './looking.ts';

export const JOURNAL_FILE = `games/${JOURNALS.left}`;

/** A game as a journal has it. */
export interface CheckedJournal {
  readonly file: string;
  readonly record: GameRecord;
}

/** The games of the journals whose text is complete. A text torn by a power cut is not damage. */
export async function checkJournals(
  looking: Looking,
  names: readonly string[],
): Promise<readonly CheckedJournal[]> {
  const found: CheckedJournal[] = [];
  for (const name of Object.values(JOURNALS)) {
    if (!names.includes(name)) continue;
    const file = `games/${name}`;
    const record = await checkJournal(looking, file);
    if (record !== null) found.push({ file, record });
  }
  return found;
}

async function checkJournal(looking: Looking, file: string): Promise<GameRecord | null> {
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_RECORD);
  if (document.kind === 'missing') return null;
  if (document.kind === 'damaged') {
    looking.find(file, document.reason === 'unreadable' ? 'unreadable' : 'unknown');
    return null;
  }
  await looking.meet(file);
  const reading = parseRecord(withoutSpaces(document.bytes));
  if (reading.kind === 'newer') looking.find(file, 'newer');
  return reading.kind === 'read' ? reading.value : null;
}
