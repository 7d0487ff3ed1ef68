import { readResult } from '../../league-files/results/read-result.ts';
import { decode } from '../disk/decode.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { sha256 } from '../disk/sha256.ts';
import { leagueIn, readLeagueFile, type LeagueFileRead } from '../leagues/league-record.ts';
import { MATCHES } from '../matches/match-files.ts';
import { matchIn, readMatchFile } from '../matches/match-record.ts';
import { keptResultIn, LARGEST_RESULT, RESULTS } from '../matches/results-folder.ts';
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

/** Checks the lane's own results. Each is made again from its match, so nothing is lost with one that is damaged. */
export async function checkResults(looking: Looking): Promise<void> {
  const names = await looking.names(RESULTS);
  if (names.length === 0) return;
  const matches = new Set((await looking.names(MATCHES)).flatMap((name) => matchIn(name) ?? []));
  for (const name of names) {
    const kept = keptResultIn(name);
    const file = `${RESULTS}/${name}`;
    if (kept === null) {
      looking.stray(RESULTS, name, (one) => keptResultIn(one) !== null);
      continue;
    }
    await looking.meet(file);
    const other = name.endsWith('.csv') ? name.replace(/csv$/u, 'json') : name.replace(/json$/u, 'csv');
    const isWhole = names.includes(other) && (await matchRead(looking, name)) === kept.match;
    if (!isWhole) looking.find(file, 'result-damaged');
    else if (!matches.has(kept.match)) looking.find(file, 'result-left');
  }
}

/** The match of a result whose check code is right; null for any other file. */
async function matchRead(looking: Looking, name: string): Promise<string | null> {
  const read = await readBounded(looking.disk, looking.path(`${RESULTS}/${name}`), LARGEST_RESULT);
  if (read.kind !== 'bytes') return null;
  const result = readResult({ name, bytes: read.bytes }, decode, sha256);
  return result.ok ? result.value.match.id : null;
}
