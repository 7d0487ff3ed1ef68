import { leagueIn } from '../leagues/league-record.ts';
import { readLeagueFile, type LeagueFileRead } from '../leagues/read-league-file.ts';
import type { Looking } from './looking.ts';

/** Checks every kept league and the file before it. Returns what a start would move to quarantine. */
export async function checkLeagues(looking: Looking): Promise<readonly string[]> {
  const names = await looking.names('leagues');
  for (const name of names) {
    if (leagueIn(name) === null) looking.stray('leagues', name, (file) => leagueIn(file) !== null);
    else await looking.meet(`leagues/${name}`);
  }
  const aside: string[] = [];
  for (const id of new Set(names.flatMap((name) => leagueIn(name) ?? [])))
    for (const file of await checkLeague(looking, id)) aside.push(file);
  return aside;
}

/** Decides as `LeaguesFolder` does which file is used. */
async function checkLeague(looking: Looking, id: string): Promise<readonly string[]> {
  const [newest, previous] = [`leagues/${id}.json`, `leagues/${id}.json.prev`];
  // The older one first: beside a lane that saves, the newer one can only have changed since.
  const before = await readLeagueFile(looking.disk, looking.path(previous), id);
  const current = await readLeagueFile(looking.disk, looking.path(newest), id);
  if (current.kind === 'newer') looking.find(newest, 'newer');
  if (current.kind === 'newer') return [];
  const reason = before.kind === 'damaged' ? before.reason : null;
  if (current.kind === 'read' && reason !== null) looking.find(previous, 'previous-damaged', { reason });
  return current.kind === 'read' ? [] : fallBack(looking, { newest, previous }, current, before);
}

function fallBack(
  looking: Looking,
  { newest, previous }: { readonly newest: string; readonly previous: string },
  current: Exclude<LeagueFileRead, { kind: 'read' | 'newer' }>,
  before: LeagueFileRead,
): readonly string[] {
  const [now, earlier] = [current, before].map((one) => (one.kind === 'damaged' ? one.reason : null));
  if (before.kind === 'newer') looking.find(previous, 'newer');
  else
    looking.find(newest, before.kind === 'read' ? 'league-damaged' : 'league-lost', {
      reason: now ?? earlier ?? null,
    });
  return [...(current.kind === 'damaged' ? [newest] : []), ...(before.kind === 'damaged' ? [previous] : [])];
}
