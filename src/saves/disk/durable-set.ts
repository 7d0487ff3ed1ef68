import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from './disk.ts';
import { writeWhole } from './durable-file.ts';
import { codeOf, troubleOf } from './trouble.ts';

/** A file to be made, with a name that nothing has. */
export interface FileToMake {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A durable file that gets its name last. */
export interface FileToName {
  readonly temp: string;
  readonly path: string;
}

/**
 * Makes files that belong together durably in one folder: all of them, or none if the disk refuses one. The caller
 * has found their names free, so no older file is replaced or removed. A power cut between the last renames can leave
 * some of them, each one whole.
 */
export async function makeTogether(
  disk: Disk,
  folder: string,
  files: readonly FileToMake[],
): Promise<Result<null, SaveTrouble>> {
  const made = files.map(({ name, bytes }) => ({
    bytes,
    path: join(folder, name),
    temp: tempOf(folder, name),
  }));
  try {
    for (const { temp, bytes } of made) await writeWhole(disk, temp, bytes);
  } catch (error) {
    for (const { temp } of made) await removed(disk, temp);
    return err(troubleOf(error));
  }
  return nameTogether(disk, folder, made);
}

/** A name for a file on its way (`tempsIn`). */
export function tempOf(folder: string, name: string): string {
  return join(folder, `${name}.${randomBytes(4).toString('hex')}.tmp`);
}

/** Gives durable files their names: all of them, or none. Files without a name in the set are removed. */
export async function nameTogether(
  disk: Disk,
  folder: string,
  made: readonly FileToName[],
): Promise<Result<null, SaveTrouble>> {
  const named = new Set<string>();
  try {
    for (const { temp, path } of made) {
      named.add(path);
      await disk.rename(temp, path);
    }
    await disk.syncFolder(folder);
  } catch (error) {
    for (const { temp, path } of made) {
      // A temp file that is gone has the name already. One that is there never got it: that name is somebody else's.
      const isNamed = (await removed(disk, temp)) === 'ENOENT' && named.has(path);
      if (isNamed) await removed(disk, path);
    }
    return err(troubleOf(error));
  }
  return ok(null);
}

/** Removes a file; otherwise the system's code. */
export async function removed(disk: Disk, path: string): Promise<string | null> {
  try {
    await disk.remove(path);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
