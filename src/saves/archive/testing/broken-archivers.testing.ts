import { join } from 'node:path';
import type { CrashDisk } from '../../disk/testing/crash-disk.testing.ts';
import { DATA, type Harm } from '../../disk/testing/crash-survey.testing.ts';
import type { Disk } from '../../disk/disk.ts';
import { codeOf } from '../../disk/trouble.ts';
import type { GameRecord } from '../../record/game-record.ts';
import { makeGameLine } from '../archived-line.ts';

/** An archiver with one mistake, and the harms that it causes, sorted. */
interface BrokenArchiver {
  readonly mistake: string;
  /** Returns whether it claims that the game is safe. */
  readonly add: (disk: Disk, record: GameRecord) => Promise<boolean>;
  /** The disk's refusals at the first attempt to add the third game. */
  readonly fault?: CrashDisk['refuses'];
  readonly harms: readonly Harm[];
}

const FOLDER = join(DATA, 'archive');
const MONTH = join(FOLDER, '2026-11.jsonl');
const EIO = { code: 'EIO', done: false };

/** The steps of an addition; a broken archiver leaves one out. */
type Step = 'folder' | 'sync' | 'cut';

function without(step: Step): BrokenArchiver['add'] {
  return async (disk, record) => {
    await disk.makeFolder(FOLDER);
    const isNew = (await disk.look(MONTH)) === null;
    if (isNew) await (await disk.create(MONTH)).close();
    if (step !== 'folder') await disk.syncFolder(FOLDER);
    const before = (await disk.read(MONTH)).lastIndexOf(0x0a) + 1;
    const file = await disk.append(MONTH);
    try {
      if (step !== 'cut') await file.cut(before);
      await file.write(new TextEncoder().encode(makeGameLine(record)));
      if (step !== 'sync') await file.sync();
      return true;
    } catch (error) {
      codeOf(error);
      return false;
    }
  };
}

/** Appends a line to whatever a crash left. */
export const withoutCut = without('cut');

/** After a failed sync, syncs the same file again and trusts it. */
const syncedAgain: BrokenArchiver['add'] = async (disk, record) => {
  const line = new TextEncoder().encode(makeGameLine(record));
  await disk.makeFolder(FOLDER);
  if ((await disk.look(MONTH)) === null) await (await disk.create(MONTH)).close();
  await disk.syncFolder(FOLDER);
  const isThere = Buffer.from(await disk.read(MONTH)).includes(makeGameLine(record));
  const file = await disk.append(MONTH);
  try {
    if (!isThere) await file.write(line);
    await file.sync();
    return true;
  } catch (error) {
    codeOf(error);
    return false;
  }
};

/** Overwrites the whole month in place. */
const inPlace: BrokenArchiver['add'] = async (disk, record) => {
  await disk.makeFolder(FOLDER);
  if ((await disk.look(MONTH)) === null) await (await disk.create(MONTH)).close();
  await disk.syncFolder(FOLDER);
  const before = await disk.read(MONTH);
  const file = await disk.append(MONTH);
  await file.cut(0);
  await file.write(Buffer.concat([before, new TextEncoder().encode(makeGameLine(record))]));
  await file.sync();
  return true;
};

/** Archivers with one mistake each, which the crash checker must find. */
export const BROKEN_ARCHIVERS: readonly BrokenArchiver[] = [
  { mistake: 'without the fsync of the file', add: without('sync'), harms: ['lost'] },
  { mistake: 'without the fsync of the folder of a new month', add: without('folder'), harms: ['lost'] },
  {
    mistake: 'that syncs again after a failed sync',
    add: syncedAgain,
    fault: (call) => (call === 'sync' ? EIO : null),
    harms: ['lost'],
  },
  { mistake: 'that writes the month over itself', add: inPlace, harms: ['lost'] },
];
