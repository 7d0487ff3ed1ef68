import { ANY_GAME } from '../../../contract/contract.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { generationOf } from '../../../core/game/game.ts';
import { FailingDisk } from '../../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../../record/testing/game.testing.ts';
import type { GameRecord } from '../../record/game-record.ts';
import { sealLine } from '../../record/sealed-text.ts';
import { Archive } from '../archive.ts';
import { brief } from './index-of.testing.ts';
import type { Wanted } from '../index-search.ts';

/** The file of `NOON`'s month, and its index. */
export const MONTH = '2026-11.jsonl';
export const INDEX = '2026-11.index';

/** An archive on a real disk that can be told to fail. */
export interface OpenArchive {
  readonly disk: FailingDisk;
  readonly archive: Archive;
}

export async function holding(
  ...records: readonly GameRecord[]
): Promise<OpenArchive & { readonly data: string }> {
  const data = await tempFolder();
  const opened = await reopened(data);
  if (records.length > 0) expect(await opened.archive.add(records)).toMatchObject({ trouble: null });
  return { data, ...opened };
}

/** The archive as the next start opens it. */
export async function reopened(data: string): Promise<OpenArchive> {
  const disk = new FailingDisk();
  const archive = new Archive(disk, data);
  await archive.open();
  return { disk, archive };
}

/** The list as counter and generation, newest first. */
export async function listed(archive: Archive, query: Partial<Wanted> = {}): Promise<readonly string[]> {
  const games = await archive.newest({ before: null, count: 50, ...query });
  return brief(games);
}

/** The games with part of a bowler's name, newest first by the time they began. */
export async function named(archive: Archive, name: string): Promise<readonly string[]> {
  const filter = { ...ANY_GAME, name };
  return brief(await archive.page({ filter, naming: 'part', except: new Set() }, null, 50));
}

/** A game's generation as read; null when there is none. */
export async function generationIn(archive: Archive, record: GameRecord): Promise<number | null> {
  const found = await archive.read(record.id);
  return found === null ? null : generationOf(found.game);
}

/** The game with this counter after this many balls, up to 20. */
export function after(balls: number, counter: number): GameRecord {
  return recordOf(gameOfMisses(balls), counter);
}

/** The same game, begun in another month, `2026-12`. */
export function inMonth(month: string, { game, ...name }: GameRecord): GameRecord {
  return { ...name, game: { ...game, setup: { ...game.setup, startedAt: `${month}-21T12:00:00.000Z` } } };
}

/** A newer program's line of a game. */
export function newerLine(game: string, sheet: readonly string[]): string {
  const fields = [
    ['id', JSON.stringify(game)],
    ['sheet', JSON.stringify(sheet)],
  ] as const;
  return `${sealLine('headpin-archived-game', 900, fields)}\n`;
}

/** Changes the month's bytes. */
export async function change(data: string, how: (bytes: Buffer) => Uint8Array): Promise<void> {
  const path = join(data, 'archive', MONTH);
  await writeFile(path, how(await readFile(path)));
}

export function month(data: string): Promise<string> {
  return readFile(join(data, 'archive', MONTH), 'utf8');
}

/** Longer than one indexing step, and without a valid line. */
export const LONG_DAMAGE = `${'x'.repeat(1000)}\n`.repeat(200);

/** A bug as a disk call would throw it: an error without a system code. */
export function bug(): never {
  throw new Error('a bug, made by a test');
}
