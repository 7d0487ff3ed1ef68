import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FailingDisk } from '../../disk/testing/failing-disk.testing.ts';
import { INDEX, after } from './archive.testing.ts';
import { makeGameLine } from '../archived-line.ts';
import type { IndexedGame } from '../index-search.ts';
import { monthWith, type OpenMonth } from './month-file.testing.ts';
import { MonthIndex, type Tell } from '../month-index.ts';

/** A real disk that can be told to give back something else than what stands in an index. */
export class ForgetfulDisk extends FailingDisk {
  gives: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes;

  override async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    const bytes = await super.readPart(path, at, length);
    return path.endsWith(INDEX) ? this.gives(bytes) : bytes;
  }
}

/** A month and its index, of which nothing is known yet in this run. */
export interface IndexedMonth extends OpenMonth {
  readonly disk: ForgetfulDisk;
  readonly index: MonthIndex;
  readonly indexPath: string;
  /** What it tells of the month. */
  readonly told: Parameters<Tell>[0][];
}

/** A month in whose file this stands. */
export async function indexOf(text: string | null): Promise<IndexedMonth> {
  const disk = new ForgetfulDisk();
  return started(await monthWith(text, disk), disk);
}

/** The same month as the next start of the program finds it. */
export function started(month: OpenMonth, disk: ForgetfulDisk): IndexedMonth {
  const told: IndexedMonth['told'] = [];
  const index = new MonthIndex(disk, month.folder, month.file, (kind) => {
    told.push(kind);
  });
  return { ...month, disk, index, indexPath: join(month.folder, INDEX), told };
}

/** The bytes of the index that is made of a month of which nothing is known; null: it has none. */
export async function madeAnew(text: string | null): Promise<Buffer | null> {
  const { index, indexPath } = await indexOf(text);
  await index.whole();
  return bytesAt(indexPath);
}

/** The bytes of a file; null when there is none. */
export function bytesAt(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** A line for the game of each of these counters, after so many balls. */
export function linesOf(counters: readonly number[], balls = 1): string {
  return counters.map((counter) => makeGameLine(after(balls, counter))).join('');
}

/** All whole numbers from one to another. */
export function fromTo(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The counters of games, in their order. */
export function countersOf(games: readonly IndexedGame[]): readonly number[] {
  return games.map(({ summary }) => Number(summary.id.slice(1, 7)));
}
