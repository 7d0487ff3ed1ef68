import { MATCHES } from '../matches/match-files.ts';
import { matchIn } from '../matches/match-record.ts';
import { readMatchFile } from '../matches/read-match-file.ts';
import type { Looking } from './looking.ts';

/** Checks the matches of leagues as `MatchFiles` reads them. Returns what would be moved to quarantine. */
export async function checkMatches(looking: Looking): Promise<readonly string[]> {
  const aside: string[] = [];
  for (const name of await looking.names(MATCHES)) {
    const id = matchIn(name);
    const file = `${MATCHES}/${name}`;
    if (id === null) looking.stray(MATCHES, name, (one) => matchIn(one) !== null);
    else await looking.meet(file);
    const reading = id === null ? null : await readMatchFile(looking.disk, looking.path(file), id);
    if (reading?.kind === 'newer') looking.find(file, 'newer');
    if (reading?.kind !== 'damaged') continue;
    const isPrevious = name.endsWith('.prev');
    looking.find(file, isPrevious ? 'previous-damaged' : 'file-damaged', { reason: reading.reason });
    // A damaged earlier version is looked at only when the newest one is damaged too.
    if (!isPrevious) aside.push(file);
  }
  return aside;
}
