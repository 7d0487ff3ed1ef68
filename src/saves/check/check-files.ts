import { LARGEST_MEMORY, parseCopyPlan } from '../copy/copy-memory.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { LONGEST_TEXT, parseLogo } from '../logo/logo-file.ts';
import { LARGEST_PRACTICE, parsePractice } from '../practice/practice-file.ts';
import type { Reading } from '../record/sealed-text.ts';
import { LARGEST_ERASED, parseErased } from '../settings/erased-file.ts';
import { LARGEST_HOUSE, parseHouse } from '../settings/house-file.ts';
import { LARGEST_MOVE, parseMove } from '../settings/move-file.ts';
import { LARGEST_ORDERS, parseOrders } from '../settings/orders-file.ts';
import { LARGEST_ORIGIN, parseOrigin } from '../settings/origin-file.ts';
import { LARGEST_PRINTS, parsePrints } from '../settings/prints-file.ts';
import { LARGEST_SETTINGS, parseSettings } from '../settings/settings-file.ts';
import { LARGEST_STAFF, parseStaff } from '../settings/staff-file.ts';
import type { Looking } from './looking.ts';

interface Checked {
  readonly name: string;
  readonly largest: number;
  readonly parse: (bytes: Uint8Array) => Reading<unknown>;
}

const KEPT_FILES: readonly Checked[] = [
  { name: 'settings.json', largest: LARGEST_SETTINGS, parse: parseSettings },
  { name: 'staff.json', largest: LARGEST_STAFF, parse: parseStaff },
  { name: 'logo.json', largest: LONGEST_TEXT, parse: parseLogo },
  { name: 'origin.json', largest: LARGEST_ORIGIN, parse: parseOrigin },
  { name: 'erased.json', largest: LARGEST_ERASED, parse: parseErased },
  { name: 'house.json', largest: LARGEST_HOUSE, parse: parseHouse },
  { name: 'move.json', largest: LARGEST_MOVE, parse: parseMove },
  { name: 'prints.json', largest: LARGEST_PRINTS, parse: parsePrints },
  { name: 'orders.json', largest: LARGEST_ORDERS, parse: parseOrders },
  { name: 'practice.json', largest: LARGEST_PRACTICE, parse: parsePractice },
  { name: 'second-copy.json', largest: LARGEST_MEMORY, parse: parseCopyPlan },
];

/** By this a start misses a removed `staff.json`. */
const STAFF_BEFORE = 'staff.json.prev';

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
  for (const name of names) {
    if (kept.includes(name) || name === STAFF_BEFORE) await looking.meet(name);
    else if (OF_THE_LOCK.test(name) || OF_HEALTH.test(name)) looking.find(name, 'temp-left');
    else if (!ALSO_OURS.has(name)) looking.stray('', name, (file) => kept.includes(file));
  }
  // An empty folder would pass; but then the user probably named the wrong folder.
  if (!names.some((name) => kept.includes(name) || OF_GAMES.has(name))) looking.find('.', 'no-data');
  const aside: string[] = [];
  for (const file of KEPT_FILES) if (await isDamaged(looking, file)) aside.push(file.name);
  return aside;
}

async function isDamaged(looking: Looking, { name, largest, parse }: Checked): Promise<boolean> {
  const document = await readBounded(looking.disk, looking.path(name), largest);
  if (document.kind === 'missing') return false;
  const reading = document.kind === 'bytes' ? parse(document.bytes) : document;
  if (reading.kind === 'newer') looking.find(name, 'newer');
  if (reading.kind === 'damaged') looking.find(name, 'file-damaged', { reason: reading.reason });
  return reading.kind === 'damaged';
}
