/** The games of a month that a search finds: read at their lines of the index, also where that changed since it was read. */
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANY_GAME } from '../../contract/contract.ts';
import { generationOf } from '../../core/game/game.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import type { Finding } from '../record/games-filter.ts';
import { makeTombstone } from './archived-line.ts';
import type { IndexedGame } from './index-search.ts';
import { Month } from './month.ts';
import { INDEX, MONTH, after, newerLine } from './testing/archive.testing.ts';
import { ForgetfulDisk, countersOf, fromTo, linesOf } from './testing/month-index.testing.ts';

const ALL: Finding = { filter: ANY_GAME, naming: 'part', except: new Set() };
const FORTY = linesOf(fromTo(1, 40));
const DAMAGED_AGAIN = { code: 'EIO', message: 'an index that was just made is damaged' };

interface Lane {
  readonly month: Month;
  readonly disk: ForgetfulDisk;
  readonly path: string;
  readonly indexPath: string;
}

/** A month with this text, and its columns read once, as after an earlier search. */
async function searched(text: string): Promise<Lane> {
  const folder = await tempFolder();
  const path = join(folder, MONTH);
  await writeFile(path, text);
  const disk = new ForgetfulDisk();
  const month = new Month(disk, folder, '2026-11', () => undefined);
  await month.columns();
  [disk.calls.length, disk.parts.length] = [0, 0];
  return { month, disk, path, indexPath: join(folder, INDEX) };
}

/** Only whole reads of the index give its bytes; lines alone come damaged. */
async function damageLines({ disk, indexPath }: Lane): Promise<void> {
  const { length } = await readFile(indexPath);
  disk.gives = (bytes) => (bytes.length < length ? bytes.subarray(1) : bytes);
}

/** Damages the last half of the index. */
async function damage({ indexPath }: Lane): Promise<void> {
  const bytes = await readFile(indexPath);
  await writeFile(indexPath, bytes.fill(0, Math.floor(bytes.length / 2)));
}

async function eachOf(games: AsyncIterable<IndexedGame>): Promise<readonly number[]> {
  const all: IndexedGame[] = [];
  for await (const game of games) all.push(game);
  return countersOf(all);
}

describe('a page of a month', () => {
  test('has the newest games, as many as are asked for', async () => {
    const { month, disk } = await searched(FORTY);
    expect(countersOf(await month.found(ALL, null, 3))).toEqual([40, 39, 38]);
    expect(disk.calls).toEqual(['look', 'readPart']);
  });

  test('says of a newer program’s game without a time that it began with the month', async () => {
    const { month } = await searched(newerLine(after(0, 1).id, []));
    const [game] = await month.found(ALL, null, 3);
    expect(game?.summary.startedAt).toBe('2026-11-01T00:00:00.000Z');
  });

  test.each<[string, (lane: Lane) => Promise<void>]>([
    ['damaged', damage],
    ['removed', ({ indexPath }) => rm(indexPath)],
  ])('is whole although its index was %s since the last search', async (_, change) => {
    const lane = await searched(FORTY);
    await change(lane);
    expect(countersOf(await lane.month.found(ALL, null, 50))).toEqual(fromTo(1, 40).toReversed());
  });

  test('is refused where the index is damaged again as soon as it is rebuilt: the device fails', async () => {
    const lane = await searched(FORTY);
    await damageLines(lane);
    await expect(lane.month.found(ALL, null, 3)).rejects.toMatchObject(DAMAGED_AGAIN);
    expect(lane.disk.calls.filter((call) => call === 'remove')).toHaveLength(2);
  });
});

describe('the found games of a month, one after another', () => {
  test('come oldest first, a few read at a time, so that a ball need not wait', async () => {
    const { month, disk, indexPath } = await searched(FORTY);
    const games = month.each(ALL);
    expect(await games.next()).toMatchObject({ value: { summary: { id: after(1, 1).id } } });
    expect(disk.calls).toEqual(['look', 'readPart']);
    expect(disk.parts[0]?.length).toBeLessThan((await readFile(indexPath)).length / 2);
    expect(await eachOf(games)).toEqual(fromTo(2, 40));
    expect(disk.calls).toEqual(['look', ...['readPart', 'readPart', 'readPart']]);
  });

  test('come once each although the index was damaged on the way', async () => {
    const lane = await searched(FORTY);
    const games = lane.month.each(ALL);
    await games.next();
    await damage(lane);
    expect(await eachOf(games)).toEqual(fromTo(2, 40));
  });

  test('end with an error where the index is damaged again as soon as it is rebuilt: the device fails', async () => {
    const lane = await searched(FORTY);
    await damageLines(lane);
    await expect(eachOf(lane.month.each(ALL))).rejects.toMatchObject(DAMAGED_AGAIN);
    expect(lane.disk.calls.filter((call) => call === 'remove')).toHaveLength(2);
  });
});

describe('a found game', () => {
  test('is read where the index says', async () => {
    const { month, disk } = await searched(FORTY);
    const [game] = await month.found(ALL, null, 1);
    disk.calls.length = 0;
    const record = game === undefined ? null : await month.readFound(game);
    expect(record?.id).toBe(after(1, 40).id);
    expect(disk.calls).toEqual(['readPart']);
  });

  test.each<[string, string, number | null]>([
    ['moved', linesOf([1], 5) + linesOf([3], 5), 5],
    ['corrected', linesOf([2], 3) + linesOf([1], 7) + linesOf([3], 5), 7],
    ['deleted', linesOf([2], 3) + makeTombstone(after(5, 1).id) + linesOf([3], 5), null],
  ])('that was %s since is read as it is now', async (_, text, generation) => {
    const { month, path } = await searched(linesOf([2], 3) + linesOf([1], 5) + linesOf([3], 5));
    const game = (await month.found(ALL, null, 3)).at(-1);
    await writeFile(path, text);
    const record = game === undefined ? null : await month.readFound(game);
    expect(record === null ? null : generationOf(record.game)).toBe(generation);
  });

  test('of a newer program is not looked for', async () => {
    const { month, disk } = await searched(newerLine(after(0, 1).id, []));
    const [game] = await month.found(ALL, null, 1);
    disk.calls.length = 0;
    expect(game && (await month.readFound(game))).toBeNull();
    expect(disk.calls).toEqual([]);
  });
});

describe('a month’s file', () => {
  test('has a stamp that changes with it, and none where it is missing or a folder', async () => {
    const { month, path } = await searched(FORTY);
    const stamp = await month.stamp();
    expect([typeof stamp, await month.stamp()]).toEqual(['string', stamp]);
    await utimes(path, 1, 1);
    expect(await month.stamp()).not.toBe(stamp);
    await rm(path);
    expect(await month.stamp()).toBeNull();
    await mkdir(path);
    expect(await month.stamp()).toBeNull();
  });

  test('gives its lines in their order, games and deletions', async () => {
    const { month } = await searched(linesOf([2]) + makeTombstone(after(1, 3).id));
    const lines: unknown[] = [];
    for await (const line of month.lines()) lines.push(line.kind);
    expect(lines).toEqual(['game', 'deleted']);
  });
});
