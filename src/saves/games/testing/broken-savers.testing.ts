import { dirname } from 'node:path';
import type { Harm } from '../../disk/testing/crash-survey.testing.ts';
import type { Disk } from '../../disk/disk.ts';

/** A saver with one mistake, and the harms that it causes, sorted. */
interface BrokenSaver {
  readonly mistake: string;
  /** Resolves when it claims that the file is safe. */
  readonly save: Save;
  readonly harms: readonly Harm[];
}

type Save = (disk: Disk, path: string, bytes: Uint8Array) => Promise<void>;

const TEMP = '.00000001.tmp';

async function write(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.create(path);
  await file.write(bytes);
  await file.sync();
}

async function writeUnsynced(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  await (await disk.create(path)).write(bytes);
}

async function isThere(disk: Disk, path: string): Promise<boolean> {
  return (await disk.look(path)) !== null;
}

async function keepPrevious(disk: Disk, path: string): Promise<void> {
  if (!(await isThere(disk, path))) return;
  await disk.link(path, `${path}.prev.tmp`);
  await disk.rename(`${path}.prev.tmp`, `${path}.prev`);
}

const withoutFileSync: Save = async (disk, path, bytes) => {
  await writeUnsynced(disk, `${path}${TEMP}`, bytes);
  await keepPrevious(disk, path);
  await disk.rename(`${path}${TEMP}`, path);
  await disk.syncFolder(dirname(path));
};

const withoutFolderSync: Save = async (disk, path, bytes) => {
  await write(disk, `${path}${TEMP}`, bytes);
  await keepPrevious(disk, path);
  await disk.rename(`${path}${TEMP}`, path);
};

const renamedFirst: Save = async (disk, path, bytes) => {
  const file = await disk.create(`${path}${TEMP}`);
  await file.write(bytes);
  await keepPrevious(disk, path);
  await disk.rename(`${path}${TEMP}`, path);
  await file.sync();
  await disk.syncFolder(dirname(path));
};

const unlinkedFirst: Save = async (disk, path, bytes) => {
  await write(disk, `${path}${TEMP}`, bytes);
  await keepPrevious(disk, path);
  if (await isThere(disk, path)) await disk.remove(path);
  await disk.rename(`${path}${TEMP}`, path);
  await disk.syncFolder(dirname(path));
};

const inPlace: Save = async (disk, path, bytes) => {
  await keepPrevious(disk, path);
  if (await isThere(disk, path)) await disk.remove(path);
  await write(disk, path, bytes);
  await disk.syncFolder(dirname(path));
};

const unsyncedCopy: Save = async (disk, path, bytes) => {
  await write(disk, `${path}${TEMP}`, bytes);
  if (await isThere(disk, path)) {
    await writeUnsynced(disk, `${path}.prev.tmp`, await disk.read(path));
    await disk.rename(`${path}.prev.tmp`, `${path}.prev`);
  }
  await disk.rename(`${path}${TEMP}`, path);
  await disk.syncFolder(dirname(path));
};

const otherName: Save = async (disk, path, bytes) => {
  await write(disk, `${path}.new.tmp`, bytes);
  await keepPrevious(disk, path);
  await disk.rename(`${path}.new.tmp`, path);
  await disk.syncFolder(dirname(path));
};

/** The steps of decision 5 with one mistake each, which the crash checker must find. */
export const BROKEN_SAVERS: readonly BrokenSaver[] = [
  { mistake: 'without the fsync of the file', save: withoutFileSync, harms: ['lost', 'set-aside', 'torn'] },
  {
    mistake: 'without the fsync of the folder',
    save: withoutFolderSync,
    harms: ['lost', 'set-aside', 'torn'],
  },
  { mistake: 'renamed before the fsync', save: renamedFirst, harms: ['lost', 'set-aside', 'torn'] },
  { mistake: 'unlinked, then renamed', save: unlinkedFirst, harms: ['lost', 'set-aside'] },
  { mistake: 'written in place', save: inPlace, harms: ['lost', 'set-aside', 'torn'] },
  { mistake: 'with a copied .prev without its fsync', save: unsyncedCopy, harms: ['torn'] },
  { mistake: 'under a name that no start sweeps', save: otherName, harms: ['left-over'] },
];
