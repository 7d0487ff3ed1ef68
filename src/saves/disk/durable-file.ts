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
  /** The new file may already be in place; taking it back means writing the old one again. */
  readonly mayBeInPlace: boolean;
}

/** `keep`: the replaced file stays as `.prev`. `leave`: `.prev` is not touched. */
export type Previous = 'keep' | 'leave';

/**
 * Writes a whole file so that a crash or power cut at any moment leaves the old or the new one. Ok means that the new
 * one is durable. The order is that of decision 5; calls that stand together run side by side, because each wakes
 * threads of a computer that was idle since the last ball. `inPlace` is called once the file has its name.
 */
export async function saveDurably(
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  previous: Previous,
  inPlace: () => Promise<void> = () => Promise.resolve(),
): Promise<Result<null, SaveFailure>> {
  const temp = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const second = `${path}.prev.tmp`;
  const tidy = async (): Promise<boolean> => previous === 'leave' || discard(disk, second);
  try {
    await writeBeside(disk, { path, temp, second, previous }, bytes);
  } catch (error) {
    await together(discard(disk, temp), tidy());
    return err({ trouble: troubleOf(error), mayBeInPlace: false });
  }
  try {
    // The second name disappears here, unless `.prev` was the same file: renaming one of a file's names to another does
    // nothing. Nobody reads it, so the order does not matter.
    await together(tidy(), disk.rename(temp, path));
  } catch (error) {
    // Without the folder's lock nothing was renamed, and nothing may be removed.
    if (codeOf(error) === FOLDER_LOST) return err({ trouble: 'folder-lost', mayBeInPlace: false });
    // Over a network an answer can be lost. If the temp file still exists, the rename did not happen.
    const undone = await discard(disk, temp);
    return err({ trouble: troubleOf(error), mayBeInPlace: !undone });
  }
  try {
    await together(disk.syncFolder(dirname(path)), inPlace());
  } catch (error) {
    return err({ trouble: troubleOf(error), mayBeInPlace: true });
  }
  return ok(null);
}

/** A file that is to be replaced, and the names that its save uses beside it. */
interface Names {
  readonly path: string;
  readonly temp: string;
  /** For the old file, on its way to `.prev`. */
  readonly second: string;
  readonly previous: Previous;
}

/** Writes and syncs the new file beside the old one, and makes the old one `.prev`. */
async function writeBeside(
  disk: Disk,
  { path, temp, second, previous }: Names,
  bytes: Uint8Array,
): Promise<void> {
  const file = await disk.create(temp);
  let hasSecond = false;
  try {
    await writeAll(file, bytes);
    // A second name changes no file and is taken back if the sync fails.
    const named = previous === 'keep' ? linkOrCopy(disk, path, second) : Promise.resolve(false);
    [hasSecond] = await together(named, file.sync());
  } catch (error) {
    // The first error matters; one on close adds nothing.
    await file.close().catch(codeOf);
    throw error;
  }
  // The bytes are safe. Closing them touches no name.
  await together(file.close(), hasSecond ? disk.rename(second, `${path}.prev`) : Promise.resolve());
}

/**
 * Waits for both promises, and only then rejects if one did, so that no call is still running when names are tidied up.
 */
async function together<A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** Writes and syncs a new file, which may remain in part on an error. Rejects with the system's error. */
export async function writeWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.create(path);
  try {
    await writeAll(file, bytes);
    await file.sync();
  } catch (error) {
    // The first error matters; one on close adds nothing.
    await file.close().catch(codeOf);
    throw error;
  }
  await file.close();
}

/** Writes until all bytes are out. Rejects with the system's error. */
export async function writeAll(file: Pick<NewFile, 'write'>, bytes: Uint8Array): Promise<void> {
  let rest = bytes;
  while (rest.length > 0) {
    const written = await file.write(rest);
    // Stryker disable next-line StringLiteral: a text for a log that nobody keeps; people are told by the code
    if (written === 0) throw Object.assign(new Error('the disk took no bytes'), { code: 'EIO' });
    rest = rest.subarray(written);
  }
}

/** Gives the file about to be replaced a second name; false when there is no such file. */
async function linkOrCopy(disk: Disk, path: string, name: string): Promise<boolean> {
  try {
    await linkAnew(disk, path, name);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (!linksAreRefused(error)) throw error;
  }
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
    await disk.remove(name);
    await disk.link(path, name);
  }
}

const TEMP = /^(.+)\.(?:prev|[0-9a-f]{8})\.tmp$/u;

/** Temp files of ours that interrupted saves left, among these names. */
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

/** Removes them, unless a save is using one. */
export async function sweepTemps(
  disk: Disk,
  folder: string,
  names: readonly string[],
  isOurs: (file: string) => boolean,
): Promise<void> {
  await sweep(disk, tempsIn(folder, names, isOurs));
}

/** Removes temp files no save is using. One that stays is harmless: its name is not reused. */
export async function sweep(disk: Disk, temps: readonly string[]): Promise<void> {
  for (const temp of temps) await discard(disk, temp);
}

/** Removes an unneeded file; false when it failed or was missing. */
async function discard(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.remove(path);
    return true;
  } catch (error) {
    codeOf(error);
    return false;
  }
}
