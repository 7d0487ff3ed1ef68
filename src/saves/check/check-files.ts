import { readBounded } from '../disk/read-bounded.ts';
import { KEPT_FILES } from '../settings/kept-files.ts';
import type { Looking } from './looking.ts';

/** Checked elsewhere, or without influence on any game: sheets, Chromium's own files, the log. */
const ALSO_OURS: ReadonlySet<string> = new Set([
  ...[
    'games',
    'leagues',
    'matches',
    'results',
    'archive',
    'quarantine',
    'import',
    'export',
    'log',
    'health.json',
    'lock',
  ],
  ...['session', 'Crashpad', 'SingletonLock', 'SingletonCookie', 'SingletonSocket'],
]);

/** Every folder that Headpin has used contains one of these or a settings file. */
const OF_GAMES: ReadonlySet<string> = new Set(['games', 'leagues', 'archive', 'quarantine']);

// Another process may be asking for the lock right now; its temporary files do no harm.
const OF_THE_LOCK = /^lock\./u;
// Written often and never synced; an incomplete one is replaced within seconds.
const OF_HEALTH = /^health\.json\./u;

/**
 * Checks the settings files, and reports names in the data folder that are not ours. Returns what a start would move.
 */
export async function checkFiles(looking: Looking): Promise<readonly string[]> {
  const names = await looking.names('');
  const kept = KEPT_FILES.map(({ name }) => name);
  const before = KEPT_FILES.flatMap(({ name, isMissed }) => (isMissed === true ? [`${name}.prev`] : []));
  for (const name of names) {
    if (kept.includes(name) || before.includes(name)) await looking.meet(name);
    else if (OF_THE_LOCK.test(name) || OF_HEALTH.test(name)) looking.find(name, 'temp-left');
    else if (!ALSO_OURS.has(name)) looking.stray('', name, (file) => kept.includes(file));
  }
  // An empty folder would pass; but then the user probably named the wrong folder.
  if (!names.some((name) => kept.includes(name) || OF_GAMES.has(name))) looking.find('.', 'no-data');
  const aside: string[] = [];
  for (const file of KEPT_FILES) if (await isDamaged(looking, file)) aside.push(file.name);
  return aside;
}

async function isDamaged(
  looking: Looking,
  { name, largest, parse }: (typeof KEPT_FILES)[number],
): Promise<boolean> {
  const document = await readBounded(looking.disk, looking.path(name), largest);
  if (document.kind === 'missing') return false;
  const reading = document.kind === 'bytes' ? parse(document.bytes) : document;
  if (reading.kind === 'newer') looking.find(name, 'newer');
  if (reading.kind === 'damaged') looking.find(name, 'file-damaged', { reason: reading.reason });
  return reading.kind === 'damaged';
}
