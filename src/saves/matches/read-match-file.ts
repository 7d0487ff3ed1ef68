import type { MatchId } from '../../core/players/league.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { damaged, type Reading } from '../record/sealed-text.ts';
import { LARGEST_MATCH, parseMatch, type MatchRecord } from './match-record.ts';

export type MatchFileRead = Reading<MatchRecord> | { readonly kind: 'missing' };

/** Reads a match's file and checks that it is this match's. Rejects with the system's error. */
export async function readMatchFile(disk: ReadDisk, path: string, id: MatchId): Promise<MatchFileRead> {
  const document = await readBounded(disk, path, LARGEST_MATCH);
  if (document.kind !== 'bytes') return document;
  const reading = parseMatch(document.bytes);
  return reading.kind === 'read' && reading.value.id !== id ? damaged('wrong-name') : reading;
}
