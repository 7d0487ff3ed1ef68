import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FailingDisk } from '../../disk/testing/failing-disk.testing.ts';
import { INDEX, after } from './archive.testing.ts';
import { makeGameLine } from '../archived-line.ts';
import type { ColumnsRoom } from '../columns-room.ts';
import type { IndexedGame } from '../index-search.ts';
import { monthWith, type OpenMonth } from './month-file.testing.ts';
import { MonthIndex, type Tell } from '../month-index.ts';

/** A real disk that can be told to return other bytes than an index has, and records which parts of files are read. */
export class ForgetfulDisk extends FailingDisk {
  readonly parts: { readonly file: string; readonly at: number; readonly length: number }[] = [];
  gives: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes;

  override async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    this.parts.push({ file: basename(path), at, length });
    const bytes = await super.readPart(path, at, length);
    return path.endsWith(INDEX) ? this.gives(bytes) : bytes;
  }
}

/** A month and its index, not yet read in this run. */
export interface IndexedMonth extends OpenMonth {
  readonly disk: ForgetfulDisk;
  readonly index: MonthIndex;
  readonly indexPath: string;
  /** The reports about the month. */
  readonly told: Parameters<Tell>[0][];
}

/** A month's index over a file with this text. */
export async function indexOf(text: string | null): Promise<IndexedMonth> {
  const disk = new ForgetfulDisk();
  return started(await monthWith(text, disk), disk);
}

/** The same month as the next start finds it. */
export function started(month: OpenMonth, disk: ForgetfulDisk, room?: ColumnsRoom): IndexedMonth {
  const told: IndexedMonth['told'] = [];
  const tell: Tell = (kind) => {
    told.push(kind);
  };
  const index = new MonthIndex(disk, month.folder, month.file, tell, room);
  return { ...month, disk, index, indexPath: join(month.folder, INDEX), told };
}

/** The index's bytes when built from scratch; null: no index. */
export async function madeAnew(text: string | null): Promise<Buffer | null> {
  const { index, indexPath } = await indexOf(text);
  await index.whole();
  return bytesAt(indexPath);
}

/** A file's bytes; null when there is none. */
export function bytesAt(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/** A line for each counter's game, after this many balls. */
export function linesOf(counters: readonly number[], balls = 1): string {
  return counters.map((counter) => makeGameLine(after(balls, counter))).join('');
}

export function fromTo(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function countersOf(games: readonly IndexedGame[]): readonly number[] {
  return games.map(({ summary }) => Number(summary.id.slice(1, 7)));
}
