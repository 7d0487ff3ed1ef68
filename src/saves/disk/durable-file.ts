import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk, NewFile } from './disk.ts';
import { linksAreRefused } from './platform.ts';
import { codeOf, FOLDER_LOST, troubleOf } from './trouble.ts';

/** Why a file was not saved. */
export interface SaveFailure {
  readonly trouble: SaveTrouble;
  /** The new file may already have the name: to take it back, the old one must be written again. */
  readonly mayBeInPlace: boolean;
}

/** `keep`: the file that is replaced stays as `.prev`. `leave`: `.prev` stays as it is. */
export type Previous = 'keep' | 'leave';

/**
 * Writes a whole file so that a crash or a power cut at any moment leaves the old one or the new one, and ok
 * means that the new one is on the platter. The order is that of decision 5.
 */
export async function saveDurably(
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  previous: Previous,
): Promise<Result<null, SaveFailure>> {
  const temp = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeWhole(disk, temp, bytes);
    if (previous === 'keep') await keepPrevious(disk, path);
  } catch (error) {
    await discard(disk, temp);
    return err({ trouble: troubleOf(error), mayBeInPlace: false });
  }
  try {
    await disk.rename(temp, path);
  } catch (error) {
    // Who has lost the folder renames nothing there, and may remove nothing.
    if (codeOf(error) === FOLDER_LOST) return err({ trouble: 'folder-lost', mayBeInPlace: false });
    // Over a network an answer can be lost. If the temp file is still there, the rename was not done.
    const undone = await discard(disk, temp);
    return err({ trouble: troubleOf(error), mayBeInPlace: !undone });
  }
  try {
    await disk.syncFolder(dirname(path));
  } catch (error) {
    return err({ trouble: troubleOf(error), mayBeInPlace: true });
  }
  return ok(null);
}

/** Writes a new file and syncs it; on an error it may be there in part. Rejects with the system's error. */
export async function writeWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.create(path);
  try {
    await writeAll(file, bytes);
    await file.sync();
  } catch (error) {
    // The first trouble is the one to tell; what closing says after it adds nothing.
    await file.close().catch(codeOf);
    throw error;
  }
  await file.close();
}

/** Writes until all bytes are out. Rejects with the system's error. */
export async function writeAll(file: NewFile, bytes: Uint8Array): Promise<void> {
  let rest = bytes;
  while (rest.length > 0) {
    const written = await file.write(rest);
    // Stryker disable next-line StringLiteral: a text for a log that nobody keeps; people are told by the code
    if (written === 0) throw Object.assign(new Error('the disk took no bytes'), { code: 'EIO' });
    rest = rest.subarray(written);
  }
}

/** Gives the file that is about to be replaced its second name `.prev`; no file, nothing to keep. */
async function keepPrevious(disk: Disk, path: string): Promise<void> {
  const temp = `${path}.prev.tmp`;
  try {
    if (!(await linkOrCopy(disk, path, temp))) return;
    await disk.rename(temp, `${path}.prev`);
  } finally {
    // Gone by the rename, unless it failed or `.prev` was that same file: renaming two names of one does nothing.
    await discard(disk, temp);
  }
}

async function linkOrCopy(disk: Disk, path: string, name: string): Promise<boolean> {
  try {
    await linkAnew(disk, path, name);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (!linksAreRefused(error)) throw error;
  }
  // Nothing to copy before the first save.
  if ((await disk.look(path)) === null) return false;
  await discard(disk, name);
  await writeWhole(disk, name, await disk.read(path));
  return true;
}

async function linkAnew(disk: Disk, path: string, name: string): Promise<void> {
  try {
    await disk.link(path, name);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // Left by a save that was interrupted.
    await disk.remove(name);
    await disk.link(path, name);
  }
}

const TEMP = /^(.+)\.(?:prev|[0-9a-f]{8})\.tmp$/u;

/** The paths of what interrupted saves left in a folder: the temp files, among these names, of files that are ours. */
export function tempsIn(
  folder: string,
  names: readonly string[],
  isOurs: (file: string) => boolean,
): readonly string[] {
  const temps = names.filter((name) => {
    const file = TEMP.exec(name)?.[1];
    return file !== undefined && isOurs(file);
  });
  return temps.map((name) => join(folder, name));
}

/** Removes them, where no save can be at one of them. */
export async function sweepTemps(
  disk: Disk,
  folder: string,
  names: readonly string[],
  isOurs: (file: string) => boolean,
): Promise<void> {
  await sweep(disk, tempsIn(folder, names, isOurs));
}

/** Removes temp files that no save is at. One that stays is in nobody's way: its name is not used twice. */
export async function sweep(disk: Disk, temps: readonly string[]): Promise<void> {
  for (const temp of temps) await discard(disk, temp);
}

/** Removes a file that nobody needs; false when it could not be, or was not there. */
async function discard(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.remove(path);
    return true;
  } catch (error) {
    codeOf(error);
    return false;
  }
}
