import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FailingDisk } from '../../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../games/testing/folder.testing.ts';
import { MONTH } from './archive.testing.ts';
import { MonthFile } from '../month-file.ts';

/** A month's file on a real disk that can be told to fail. */
export interface OpenMonth {
  readonly folder: string;
  readonly path: string;
  readonly disk: FailingDisk;
  readonly file: MonthFile;
}

/** A month's file with this text from an earlier run; null: no file yet. */
export async function monthWith(text: string | null, disk = new FailingDisk()): Promise<OpenMonth> {
  const folder = await tempFolder();
  const path = join(folder, MONTH);
  if (text !== null) await writeFile(path, text);
  return { folder, path, disk, file: new MonthFile(disk, folder, '2026-11') };
}

/** The names of the disk calls since then, without queries. */
export function changesIn(disk: FailingDisk, since = 0): readonly string[] {
  const names = disk.calls.slice(since).map((call) => call.split(' ')[0] ?? '');
  return names.filter((name) => !/^(?:look|read|readPart)$/u.test(name));
}
