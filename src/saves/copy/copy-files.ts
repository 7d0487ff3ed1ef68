import { basename, join } from 'node:path';
import { monthIn } from '../archive/month-name.ts';
import type { Disk } from '../disk/disk.ts';
import { gameIn } from '../record/game-id.ts';
import { parseRecord } from '../record/game-record.ts';
import { parseLogo } from '../logo/logo-file.ts';
import { parseSettings } from '../settings/settings-file.ts';
import { codeOf } from '../disk/trouble.ts';

/** What the house chose, and whether the program would read it. */
const CHOSEN: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map([
  ['settings.json', (bytes: Uint8Array) => parseSettings(bytes).kind !== 'damaged'],
  ['logo.json', (bytes: Uint8Array) => parseLogo(bytes).kind !== 'damaged'],
]);

/** A larger file than this is none of ours, in bytes. */
export const LARGEST_COPIED = 512 * 1024 * 1024;

const SET_ASIDE = /^[^/\\]+\.[0-9a-f]{16}$/u;

/** What belongs to a copy, by folder; '' is the data folder itself. */
const BELONGS: readonly (readonly [folder: string, belongs: (name: string) => boolean])[] = [
  ['games', (name) => gameIn(name) !== null],
  ['', isChosen],
  ['quarantine', (name) => SET_ASIDE.test(name)],
  ['archive', (name) => monthIn(name) !== null],
];

/** The folders that a copy has, itself first. */
export function foldersOf(root: string): readonly string[] {
  return [root, ...BELONGS.filter(([folder]) => folder !== '').map(([folder]) => join(root, folder))];
}

/**
 * The files of a data folder, or of a copy of one, that belong to a copy: `games/<id>.json`, folder by folder in the
 * order to copy them. A folder is looked at when those before it have been copied: a game that is handed over
 * meanwhile is found in `games/` or in its month, even if that is a new one.
 */
export async function* filesOf(disk: Disk, root: string): AsyncGenerator<readonly string[]> {
  for (const [folder, belongs] of BELONGS) {
    const names = await namesIn(disk, join(root, folder));
    const ours = names.filter(belongs).toSorted();
    yield ours.map((name) => (folder === '' ? name : `${folder}/${name}`));
  }
}

async function namesIn(disk: Disk, folder: string): Promise<readonly string[]> {
  try {
    return await disk.list(folder);
  } catch (error) {
    // Stryker disable next-line ArrayDeclaration: a name that is none of ours, which is left out
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Whether a file of the data folder holds what the house chose, and belongs to a copy. */
export function isChosen(file: string): boolean {
  return CHOSEN.has(file);
}

/** The game whose generation a file is; null for every other file. */
function gameOf(file: string): string | null {
  return file.startsWith('games/') ? gameIn(basename(file)) : null;
}

/** What belongs together: the two generations of a game under its id, every other file under its name. */
export function unitOf(file: string): string {
  return gameOf(file) ?? file;
}

/** Whether the program would read these bytes under this name; what nobody reads by itself always is. */
export function isWhole(file: string, bytes: Uint8Array): boolean {
  const game = gameOf(file);
  if (game !== null) {
    const reading = parseRecord(bytes);
    return reading.kind === 'newer' || (reading.kind === 'read' && reading.value.id === game);
  }
  return CHOSEN.get(file)?.(bytes) ?? true;
}
