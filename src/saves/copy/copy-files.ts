import { basename, join } from 'node:path';
import { monthIn } from '../archive/month-name.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { leagueIn, LEAGUES, parseLeague } from '../leagues/league-record.ts';
import { gameIn } from '../record/game-id.ts';
import { parseRecord } from '../record/game-record.ts';
import { parseLogo } from '../logo/logo-file.ts';
import { parseErased } from '../settings/erased-file.ts';
import { parseOrders } from '../settings/orders-file.ts';
import { parseOrigin } from '../settings/origin-file.ts';
import { parseSettings } from '../settings/settings-file.ts';
import { MATCHES } from '../matches/match-files.ts';
import { matchIn, parseMatch } from '../matches/match-record.ts';
import { codeOf } from '../disk/trouble.ts';

/** Settings files and the folder's id, each with whether the program could read it. */
const CHOSEN: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map([
  ['settings.json', (bytes: Uint8Array) => parseSettings(bytes).kind !== 'damaged'],
  ['logo.json', (bytes: Uint8Array) => parseLogo(bytes).kind !== 'damaged'],
  ['erased.json', (bytes: Uint8Array) => parseErased(bytes).kind !== 'damaged'],
  // So that a lane restored from the copy carries out no order once more (decision 20).
  ['orders.json', (bytes: Uint8Array) => parseOrders(bytes).kind !== 'damaged'],
  ['origin.json', (bytes: Uint8Array) => parseOrigin(bytes).kind !== 'damaged'],
]);

/** In bytes. A larger file is not ours. */
export const LARGEST_COPIED = 512 * 1024 * 1024;

const SET_ASIDE = /^[^/\\]+\.[0-9a-f]{16}$/u;

/** The patterns of copied files by folder; '' is the data folder. */
const BELONGS: readonly (readonly [folder: string, belongs: (name: string) => boolean])[] = [
  ['games', (name) => gameIn(name) !== null],
  [LEAGUES, (name) => leagueIn(name) !== null],
  [MATCHES, (name) => matchIn(name) !== null],
  ['', isChosen],
  ['quarantine', (name) => SET_ASIDE.test(name)],
  ['archive', (name) => monthIn(name) !== null],
];

/** A copy's folders, itself first. */
export function foldersOf(root: string): readonly string[] {
  return [root, ...BELONGS.filter(([folder]) => folder !== '').map(([folder]) => join(root, folder))];
}

/**
 * The files of a data folder (or a copy) that belong to a copy, folder by folder in copying order. Each folder is
 * listed after the ones before it were copied, so that a game archived meanwhile is found in one of them.
 */
export async function* filesOf(disk: ReadDisk, root: string): AsyncGenerator<readonly string[]> {
  for (const [folder, belongs] of BELONGS) {
    const names = await namesIn(disk, join(root, folder));
    const ours = names.filter(belongs).toSorted();
    yield ours.map((name) => (folder === '' ? name : `${folder}/${name}`));
  }
}

async function namesIn(disk: ReadDisk, folder: string): Promise<readonly string[]> {
  try {
    return await disk.list(folder);
  } catch (error) {
    // Stryker disable next-line ArrayDeclaration: any other name would be none of ours and left out
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Whether this is a settings file or the folder's id, and belongs to a copy. */
export function isChosen(file: string): boolean {
  return CHOSEN.has(file);
}

/** The game this file is a generation of, else null. */
function gameOf(file: string): string | null {
  return file.startsWith('games/') ? gameIn(basename(file)) : null;
}

/** The match this file is a version of, else null. */
function matchOf(file: string): string | null {
  return file.startsWith(`${MATCHES}/`) ? matchIn(basename(file)) : null;
}

/** The kept league this file is a version of, else null. */
function leagueOf(file: string): string | null {
  return file.startsWith(`${LEAGUES}/`) ? leagueIn(basename(file)) : null;
}

/** The key of files that belong together: of a game, a match or a league both versions, else the name. */
export function unitOf(file: string): string {
  const [match, league] = [matchOf(file), leagueOf(file)];
  if (match !== null) return `${MATCHES}/${match}`;
  return league === null ? (gameOf(file) ?? file) : `${LEAGUES}/${league}`;
}

/** Whether a program checks such a file, so that a disk cannot change it into another whole one. */
export function isChecked(file: string): boolean {
  return isChosen(file) || [gameOf, matchOf, leagueOf].some((ownerOf) => ownerOf(file) !== null);
}

/** Whether the program would read these bytes under this name; files it never parses always pass. */
export function isWhole(file: string, bytes: Uint8Array): boolean {
  const game = gameOf(file);
  if (game !== null) {
    const reading = parseRecord(bytes);
    return reading.kind === 'newer' || (reading.kind === 'read' && reading.value.id === game);
  }
  const match = matchOf(file);
  if (match !== null) {
    const reading = parseMatch(bytes);
    return reading.kind === 'newer' || (reading.kind === 'read' && reading.value.id === match);
  }
  const league = leagueOf(file);
  if (league !== null) {
    const reading = parseLeague(bytes);
    return reading.kind === 'newer' || (reading.kind === 'read' && reading.value.id === league);
  }
  return CHOSEN.get(file)?.(bytes) ?? true;
}
