import { ANY_GAME } from '../../contract/contract.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generationOf, type Game } from '../../core/game/game.ts';
import { Archive } from '../archive/archive.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder, tidied } from './testing/folder.testing.ts';
import { ball, freshGame, gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord, type GameRecord } from '../record/game-record.ts';
import type { OpenedGames } from './first-reading.ts';
import { GamesFolder } from './games-folder.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';

const over = gameOfMisses(20);
const stopped = played(gameOfMisses(3), [{ kind: 'stop' }]);
const MONTH = '2026-11.jsonl';
const NEWEST = { ...ANY_GAME, before: null, count: 50 };

async function open(
  data: string,
  disk: FailingDisk | NodeDisk = new NodeDisk(),
): Promise<OpenedGames & { folder: GamesFolder }> {
  const folder = new GamesFolder(disk, data);
  const opened = await folder.open();
  if (!opened.ok) expect.fail(opened.error);
  return { ...opened.value, folder };
}

/** A folder with these games, each with a generation before it. */
async function saved(
  ...games: readonly Game[]
): Promise<{ data: string; disk: FailingDisk; folder: GamesFolder }> {
  const data = await tempFolder();
  const disk = new FailingDisk();
  const { folder } = await open(data, disk);
  for (const [index, game] of games.entries())
    for (const each of [freshGame(['PJS']), game]) await folder.save(recordOf(each, index + 1));
  return { data, disk, folder };
}

function id(counter: number): string {
  return recordOf(over, counter).id;
}

async function listed(folder: GamesFolder): Promise<readonly number[]> {
  return (await folder.found.page(NEWEST)).games.map((game) => Number(game.id.slice(1, 7)));
}

async function generation(folder: GamesFolder, counter: number): Promise<number | null> {
  const { record } = await folder.read(id(counter));
  return record === null ? null : generationOf(record.game);
}

function lines(data: string): Promise<string> {
  return readFile(join(data, 'archive', MONTH), 'utf8');
}

describe('games that are over', () => {
  test('are archived, except the newest and the one on the board', async () => {
    const { data, folder } = await saved(over, over, stopped, over, stopped);
    await tidied(folder, id(4));
    expect((await namesIn(join(data, 'games'))).map((name) => name.slice(0, 7))).toEqual([
      ...['g000004', 'g000004', 'g000005', 'g000005'],
    ]);
    for (const each of [folder, (await open(data)).folder]) {
      expect(await listed(each)).toEqual([5, 4, 3, 2, 1]);
      expect([await generation(each, 1), await generation(each, 3)]).toEqual([20, 4]);
      expect(each.news()).toEqual([]);
    }
  });

  test('include a hundred from before there was an archive', async () => {
    const { data, folder } = await saved(...Array.from({ length: 100 }, () => stopped), over);
    await tidied(folder, id(101));
    expect(await namesIn(join(data, 'games'))).toHaveLength(2);
    expect((await lines(data)).trim().split('\n')).toHaveLength(100);
    expect((await open(data)).folder.nextName().counter).toBe(102);
  });

  test('corrected later are saved as usual and archived in the same month again', async () => {
    const { data, folder } = await saved(over, over);
    await tidied(folder);
    const { record } = await folder.read(id(1));
    if (record === null) expect.fail('the game is in the archive');
    await folder.save({ ...record, game: played(record.game, [{ kind: 'undo' }]) });
    expect(await generation(folder, 1)).toBe(21);
    const again = await open(data);
    expect(again.resume?.id).toBe(id(1));
    await again.folder.save({ ...record, game: played(record.game, [{ kind: 'undo' }, ball(7)]) });
    await tidied(again.folder);
    expect(await namesIn(join(data, 'archive'))).toEqual(['2026-11.index', MONTH]);
    for (const each of [again.folder, (await open(data)).folder]) {
      expect(await generation(each, 1)).toBe(22);
      expect((await each.found.page(NEWEST)).games[1]).toMatchObject({ scores: [7] });
    }
  });

  test('stay in the list during the hand-over', async () => {
    const { folder, disk } = await saved(over, over);
    await tidied(folder);
    for (const counter of [3, 4]) await folder.save(recordOf(over, counter));
    // A search of the archive waits for the index's bytes, which come after the hand-over.
    const readPart = disk.readPart.bind(disk);
    let isFirst = true;
    disk.readPart = async (path, at, length) => {
      const bytes = await readPart(path, at, length);
      if (!path.endsWith('.index') || !isFirst) return bytes;
      isFirst = false;
      await tidied(folder);
      return bytes;
    };
    expect(await listed(folder)).toEqual([4, 3, 2, 1]);
    expect(isFirst).toBe(false);
  });

  test('whose hand-over fails stay unchanged, and are archived the next time', async () => {
    const { data, disk, folder } = await saved(over, over);
    disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    await tidied(folder);
    expect(await namesIn(join(data, 'games'))).toHaveLength(4);
    expect(await listed(folder)).toEqual([2, 1]);
    disk.fails = () => null;
    await tidied(folder);
    expect(await namesIn(join(data, 'games'))).toHaveLength(2);
    expect(await listed(folder)).toEqual([2, 1]);
  });

  test('of an unwritable month do not block those of another month', async () => {
    const december = { ...over, setup: { ...over.setup, startedAt: '2026-12-01T12:00:00.000Z' } };
    const { data, disk, folder } = await saved(...Array.from({ length: 25 }, () => over), december, over);
    await disk.makeFolder(join(data, 'archive', MONTH));
    await tidied(folder);
    expect((await namesIn(join(data, 'games'))).some((name) => name.startsWith('g000026'))).toBe(false);
    expect(await listed(folder)).toHaveLength(27);
    expect(await generation(folder, 26)).toBe(20);
  });

  test('whose files cannot be removed are in the archive once, and in the list once', async () => {
    const { data, disk, folder } = await saved(over, over);
    disk.fails = (call) => (call === 'remove' ? 'EACCES' : null);
    for (let time = 0; time < 3; time += 1) await tidied(folder);
    expect((await lines(data)).trim().split('\n')).toHaveLength(1);
    expect(await listed(folder)).toEqual([2, 1]);
  });

  test('damaged meanwhile are not archived as the running game of the earlier save', async () => {
    const { data, folder } = await saved(over, over);
    await writeFile(join(data, 'games', `${id(1)}.json`), 'garbage');
    await tidied(folder);
    expect(folder.news().map(({ kind }) => kind)).toEqual(['set-aside']);
    expect(await namesIn(join(data, 'games'))).toContain(`${id(1)}.json.prev`);
  });

  test('an unreadable archive does not block starting and playing', async () => {
    const { data } = await saved(over);
    await writeFile(join(data, 'archive'), 'a file where the folder should be');
    const { folder, resume } = await open(data);
    expect(resume?.id).toBe(id(1));
    expect((await folder.save(recordOf(over, 2))).ok).toBe(true);
    await tidied(folder);
    expect(await listed(folder)).toEqual([2, 1]);
  });
});

describe('a game that is in both places', () => {
  /** A game archived at generation 20, and an older generation of it in `games/`. */
  async function both(older: Game, ending: '.json' | '.json.prev'): Promise<string> {
    const { data, folder } = await saved(over, stopped);
    await tidied(folder);
    await writeFile(join(data, 'games', `${id(1)}${ending}`), makeRecord(recordOf(older, 1)));
    return data;
  }

  test.each(['.json', '.json.prev'] as const)(
    'with an older %s: the higher generation holds',
    async (ending) => {
      const data = await both(gameOfMisses(19), ending);
      const { folder, resume } = await open(data);
      expect(resume === null ? null : generationOf(resume.game)).toBe(20);
      expect(await generation(folder, 1)).toBe(20);
      expect((await folder.found.page(NEWEST)).games.map(({ phase }) => phase)).toEqual(['stopped', 'over']);
    },
  );

  test('with an older one that is over: it goes, and the archive keeps the higher one', async () => {
    const data = await both(stopped, '.json');
    const { folder } = await open(data);
    await tidied(folder);
    expect(await namesIn(join(data, 'games'))).toEqual([`${id(2)}.json`, `${id(2)}.json.prev`]);
    expect(await generation(folder, 1)).toBe(20);
  });
});

describe('a game that is deleted', () => {
  test('is gone from both places for good', async () => {
    const { data, folder } = await saved(over, over, over);
    await tidied(folder);
    for (const counter of [1, 3]) expect(await folder.delete(id(counter))).toEqual({ ok: true, value: null });
    for (const each of [folder, (await open(data)).folder]) {
      expect(await listed(each)).toEqual([2]);
      expect([await generation(each, 1), await generation(each, 3)]).toEqual([null, null]);
    }
    expect(await folder.delete(id(1))).toEqual({ ok: false, error: 'no-such-game' });
  });

  test.each(['.json', '.json.prev'])(
    'does not return from a remaining %s, which is removed',
    async (ending) => {
      const { data, folder } = await saved(over, over, stopped);
      expect((await folder.delete(id(2))).ok).toBe(true);
      await writeFile(join(data, 'games', `${id(2)}${ending}`), makeRecord(recordOf(over, 2)));
      const { folder: next, resume } = await open(data);
      expect(resume).toBeNull();
      expect(await listed(next)).toEqual([3, 1]);
      expect(await generation(next, 2)).toBeNull();
      await tidied(next);
      expect((await namesIn(join(data, 'games'))).filter((name) => name.startsWith(id(2)))).toEqual([]);
    },
  );

  test('with a failing disk is reported, and deleted the next time', async () => {
    const { disk, folder } = await saved(over, over);
    disk.fails = (call) => (call === 'sync' ? 'EIO' : null);
    expect(await folder.delete(id(1))).toEqual({ ok: false, error: 'device-error' });
    disk.fails = () => null;
    expect((await folder.delete(id(1))).ok).toBe(true);
    expect(await listed(folder)).toEqual([2]);
  });
});

test('a game of a newer program in games/ is not replaced by the older one of the archive', async () => {
  const { data, folder } = await saved(over, over);
  await tidied(folder);
  const newer = sealText('headpin-game', 900, [['lanes', '[7, 8]']]);
  await writeFile(join(data, 'games', `${id(1)}.json`), newer);
  const { folder: next, notices } = await open(data);
  expect(notices).toEqual([{ kind: 'newer', file: `${id(1)}.json` }]);
  expect((await next.read(id(1))).record).toBeNull();
});

test('games with the longer ids of a later Headpin are saved, archived, listed, found and deleted among the others', async () => {
  const data = await tempFolder();
  const { folder } = await open(data);
  const long = (counter: number): string => `${id(counter).slice(0, 8)}00112233445566778899aabb`;
  for (const counter of [1, 3, 5]) await folder.save({ ...recordOf(over, counter), id: long(counter) });
  for (const counter of [2, 4]) await folder.save(recordOf(over, counter));
  await tidied(folder);
  expect(await namesIn(join(data, 'games'))).toEqual([`${long(5)}.json`]);
  const { startedAt } = over.setup;
  for (const each of [folder, (await open(data)).folder]) {
    expect((await each.found.page(NEWEST)).games.map((game) => game.id)).toEqual([
      ...[long(5), id(4), long(3), id(2), long(1)],
    ]);
    expect(
      (await each.found.page({ ...NEWEST, before: { id: long(3), startedAt } })).games.map((game) => game.id),
    ).toEqual([...[id(2), long(1)]]);
    expect((await each.read(long(3))).record?.id).toBe(long(3));
    expect(each.nextName().counter).toBe(6);
  }
  expect((await folder.delete(long(3))).ok).toBe(true);
  expect(await listed((await open(data)).folder)).toEqual([5, 4, 2, 1]);
});

test('the counter continues from the archive when games/ is empty', async () => {
  const data = await tempFolder();
  const archive = new Archive(new NodeDisk(), data);
  const record: GameRecord = recordOf(over, 4711);
  await archive.add([record]);
  expect((await open(data)).folder.nextName().counter).toBe(4712);
});

test('a game after the highest counter that fits an id is found again', async () => {
  const data = await tempFolder();
  const { folder } = await open(data);
  await folder.save(recordOf(over, 999_999_999_999));
  const name = folder.nextName();
  await folder.save({ ...recordOf(gameOfMisses(3), 1), ...name });
  expect((await open(data)).resume?.id).toBe(name.id);
});
