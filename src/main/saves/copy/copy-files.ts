import { join } from 'node:path';
import type { Disk } from '../disk.ts';
import { parseRecord } from '../game-record.ts';
import { parseSettings } from '../settings-file.ts';
import { codeOf } from '../trouble.ts';

/** A larger file than this is none of ours, in bytes. */
export const LARGEST_COPIED = 512 * 1024 * 1024;

/**
 * What belongs to a copy, by folder ('' is the data folder itself). The order counts: a game that is handed over to
 * its month while the copy is made must be found in the one or the other.
 */
const BELONGS: readonly (readonly [folder: string, name: RegExp])[] = [
  ['games', /^g\d{6,12}-[0-9a-f]{6}\.json(?:\.prev)?$/u],
  ['', /^settings\.json$/u],
  ['quarantine', /^[^/\\]+\.[0-9a-f]{16}$/u],
  ['archive', /^(?:\d{4}|[+-]\d{6})-\d{2}\.jsonl$/u],
];

/** The files of a data folder, or of a copy of one, that belong to a copy: `games/<id>.json`, in the order to copy them. */
export async function filesOf(disk: Disk, root: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [folder, belongs] of BELONGS) {
    const names = await namesIn(disk, join(root, folder));
    const ours = names.filter((name) => belongs.test(name)).toSorted();
    files.push(...ours.map((name) => (folder === '' ? name : `${folder}/${name}`)));
  }
  return files;
}

async function namesIn(disk: Disk, folder: string): Promise<readonly string[]> {
  try {
    return await disk.list(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const GAME = /^games\/(g\d+-[0-9a-f]{6})\.json(?:\.prev)?$/u;

/** The game whose generation a file is; null for every other file. */
function gameIn(file: string): string | null {
  return GAME.exec(file)?.[1] ?? null;
}

/** What belongs together: the two generations of a game under its id, every other file under its name. */
export function unitOf(file: string): string {
  return gameIn(file) ?? file;
}

/** Whether the program would read these bytes under this name; what nobody reads by itself always is. */
export function isWhole(file: string, bytes: Uint8Array): boolean {
  const game = gameIn(file);
  if (game !== null) {
    const reading = parseRecord(bytes);
    return reading.kind === 'newer' || (reading.kind === 'read' && reading.value.id === game);
  }
  return file === 'settings.json' ? parseSettings(bytes).kind !== 'damaged' : true;
}
