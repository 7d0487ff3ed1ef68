import { readBounded } from '../disk/read-bounded.ts';
import { JOURNAL, withoutSpaces } from '../games/journal.ts';
import { parseRecord, type GameRecord } from '../record/game-record.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import type { Looking } from './looking.ts';

export const JOURNAL_FILE = `games/${JOURNAL}`;

/** The journal's game if its text is complete. A text torn by a power cut is no damage. */
export async function checkJournal(looking: Looking): Promise<GameRecord | null> {
  const document = await readBounded(looking.disk, looking.path(JOURNAL_FILE), LARGEST_RECORD);
  if (document.kind === 'missing') return null;
  if (document.kind === 'damaged') {
    looking.find(JOURNAL_FILE, document.reason === 'unreadable' ? 'unreadable' : 'unknown');
    return null;
  }
  await looking.meet(JOURNAL_FILE);
  const reading = parseRecord(withoutSpaces(document.bytes));
  if (reading.kind === 'newer') looking.find(JOURNAL_FILE, 'newer');
  return reading.kind === 'read' ? reading.value : null;
}
