import { join } from 'node:path';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { Encoding } from '../../league-files/text-bytes/encoding.ts';
import { monthIn } from '../archive/month-name.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { codeOf } from '../disk/trouble.ts';
import { gameIn } from '../record/game-id.ts';

/** A file to take games from, and the name that staff see. */
export interface ImportFile {
  readonly path: string;
  readonly name: string;
}

/** A text or a table, and the encoding that staff chose for it; without one, as its bytes tell. */
export interface WrittenFile extends ImportFile {
  readonly source: OpaqueId;
  readonly encoding?: Encoding | null;
}

/** The files with games of a data folder or a copy of one. Rejects with the system's error. */
export async function gameFilesIn(disk: ReadDisk, folder: string): Promise<readonly ImportFile[]> {
  const files: ImportFile[] = [];
  const add = async (room: string, belongs: (name: string) => boolean): Promise<void> => {
    const names = (await namesIn(disk, join(folder, room))).filter(belongs).toSorted();
    for (const name of names) files.push({ path: join(folder, room, name), name: `${room}/${name}` });
  };
  // The archive last: a game that moves there meanwhile is found in one of them.
  await add('games', (name) => gameIn(name) !== null);
  await add('archive', (name) => monthIn(name) !== null);
  return files;
}

/** Whether a folder looks like a data folder or a copy of one. Links are not followed. */
export async function isDataFolder(disk: ReadDisk, folder: string): Promise<boolean> {
  for (const room of ['games', 'archive']) {
    const entry = await disk.look(join(folder, room));
    if (entry?.kind === 'folder') return true;
  }
  return false;
}

async function namesIn(disk: ReadDisk, folder: string): Promise<readonly string[]> {
  // A link would lead elsewhere.
  const entry = await disk.look(folder);
  if (entry?.kind !== 'folder') return [];
  try {
    return await disk.list(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
