import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { damaged, type Reading } from '../record/sealed-text.ts';
import { LARGEST_LEAGUE, parseLeague, type LeagueRecord } from './league-record.ts';

export type LeagueFileRead = Reading<LeagueRecord> | { readonly kind: 'missing' };

/** Reads a kept league's file and checks that it is this league's. Rejects with the system's error. */
export async function readLeagueFile(disk: ReadDisk, path: string, id: OpaqueId): Promise<LeagueFileRead> {
  const document = await readBounded(disk, path, LARGEST_LEAGUE);
  if (document.kind !== 'bytes') return document;
  const reading = parseLeague(document.bytes);
  return reading.kind === 'read' && reading.value.id !== id ? damaged('wrong-name') : reading;
}
