import { readBounded } from '../disk/read-bounded.ts';
import { LARGEST_MATCH, matchIn, parseMatch } from '../matches/match-record.ts';
import { MATCHES } from '../matches/match-files.ts';
import { damaged, type Reading } from '../record/sealed-text.ts';
import type { Looking } from './looking.ts';

/** Checks the matches of leagues as `MatchFiles` reads them. Returns what would be moved to quarantine. */
export async function checkMatches(looking: Looking): Promise<readonly string[]> {
  const aside: string[] = [];
  for (const name of await looking.names(MATCHES)) {
    const id = matchIn(name);
    const file = `${MATCHES}/${name}`;
    if (id === null) looking.stray(MATCHES, name, (one) => matchIn(one) !== null);
    else await looking.meet(file);
    const reading = id === null ? null : await readMatch(looking, id, file);
    if (reading?.kind === 'newer') looking.find(file, 'newer');
    if (reading?.kind !== 'damaged') continue;
    const isPrevious = name.endsWith('.prev');
    looking.find(file, isPrevious ? 'previous-damaged' : 'file-damaged', { reason: reading.reason });
    // A damaged earlier version is looked at only when the newest one is damaged too.
    if (!isPrevious) aside.push(file);
  }
  return aside;
}

async function readMatch(looking: Looking, id: string, file: string): Promise<Reading<unknown> | null> {
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_MATCH);
  if (document.kind === 'missing') return null;
  if (document.kind === 'damaged') return document;
  const reading = parseMatch(document.bytes);
  return reading.kind === 'read' && reading.value.id !== id ? damaged('wrong-name') : reading;
}
