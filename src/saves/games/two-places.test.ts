/** A lane's games are in two places: the newest in games/, the others in the archive. */
import { ANY_GAME } from '../../contract/contract.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game/game.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder, tidied } from './testing/folder.testing.ts';
import { gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';

const over = gameOfMisses(20);
const stopped = played(gameOfMisses(3), [{ kind: 'stop' }]);
const QUERY = { ...ANY_GAME, before: null, count: 50 };

interface Opened {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly folder: GamesFolder;
}

async function opened(data: string, disk = new FailingDisk()): Promise<Opened> {
  const folder = new GamesFolder(disk, data);
  expect(await folder.open()).toMatchObject({ ok: true });
  return { data, disk, folder };
}

/** A lane on which these games were played in order. */
async function lane(...games: readonly Game[]): Promise<Opened> {
  const it = await opened(await tempFolder());
  for (const [place, game] of games.entries()) await it.folder.save(recordOf(game, place + 1));
  return it;
}

function id(counter: number): string {
  return recordOf(over, counter).id;
}

test('a lane without news has no notice, and nothing left to index', async () => {
  const { folder } = await lane();
  expect(folder.news()).toEqual([]);
  expect(await folder.index()).toBe(false);
});

test('the newest game is distinct from the one that a start resumes', async () => {
  const newest = async (...games: readonly Game[]): Promise<unknown> => {
    const { data } = await lane(...games);
    const answer = await new GamesFolder(new FailingDisk(), data).open();
    return answer.ok ? [answer.value.resume?.counter, answer.value.newest?.counter] : answer.error;
  };
  expect(await newest(over, stopped)).toEqual([undefined, 2]);
  expect(await newest(gameOfMisses(3), over)).toEqual([1, 2]);
  expect(await newest(stopped, over)).toEqual([2, 2]);
  expect(await newest()).toEqual([undefined, undefined]);
});

test('a corrected old game is listed as corrected, although the archive has its earlier state', async () => {
  const { folder } = await lane(over, over);
  await tidied(folder);
  const { record } = await folder.read(id(1));
  if (record === null) expect.fail('it is in the archive');
  const balls = [{ entry: { kind: 'pins', pins: 7 }, split: false }] as const;
  const command = { kind: 'correctFrame', player: 1, frame: 10, balls: [...balls, ...miss()] } as const;
  await folder.save({ ...record, game: played(record.game, [command]) });
  expect((await folder.found.page(QUERY)).games).toMatchObject([{ scores: [0] }, { scores: [7] }]);
});

function miss(): readonly [{ entry: { kind: 'pins'; pins: number }; split: false }] {
  return [{ entry: { kind: 'pins', pins: 0 }, split: false }];
}

test('leftovers of an interrupted month change are removed, and nothing else of the archive', async () => {
  const { data } = await lane(over, over);
  const first = await opened(data);
  await tidied(first.folder);
  const before = await namesIn(join(data, 'archive'));
  for (const name of ['2026-11.jsonl.0a1b2c3d.tmp', 'notes.0a1b2c3d.tmp'])
    await writeFile(join(data, 'archive', name), '');
  await tidied((await opened(data)).folder);
  expect(await namesIn(join(data, 'archive'))).toEqual([...before, 'notes.0a1b2c3d.tmp'].toSorted());
});

test('a game that the disk cannot read is missing for now', async () => {
  const { disk, folder } = await lane(over);
  disk.fails = (call) => (call === 'look' ? 'EIO' : null);
  expect(await folder.read(id(1))).toEqual({ record: null, notices: [] });
  disk.fails = () => null;
  expect((await folder.read(id(1))).record).not.toBeNull();
});

test('a game that never began is forgotten', async () => {
  const { data, folder } = await lane(over);
  await folder.forget(id(1));
  expect(await namesIn(join(data, 'games'))).toEqual([]);
});

test('a game whose first save fails is not in the list', async () => {
  const { disk, folder } = await lane(over);
  disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
  expect(await folder.save(recordOf(over, 2))).toMatchObject({ ok: false });
  expect(folder.games().map((game) => game.id)).toEqual([id(1)]);
});

test('a game is deleted in both places; an unknown one is refused', async () => {
  const { data, folder } = await lane(over, over);
  await tidied(folder);
  expect(await folder.delete('g000009-0a1b2c')).toEqual({ ok: false, error: 'no-such-game' });
  for (const counter of [1, 2]) expect(await folder.delete(id(counter))).toEqual({ ok: true, value: null });
  expect([await namesIn(join(data, 'games')), (await folder.found.page(QUERY)).games]).toEqual([[], []]);
});

test('a deletion refused by the disk is reported, before the tombstone and after it', async () => {
  const { disk, folder } = await lane(over, over);
  disk.fails = (call) => (['write', 'create', 'append'].includes(call) ? 'ENOSPC' : null);
  expect(await folder.delete(id(1))).toEqual({ ok: false, error: 'disk-full' });
  expect((await folder.found.page(QUERY)).games).toHaveLength(2);
  disk.fails = (call) => (call === 'remove' ? 'EIO' : null);
  expect(await folder.delete(id(1))).toEqual({ ok: false, error: 'device-error' });
  expect((await folder.found.page(QUERY)).games.map((game) => game.id)).toEqual([id(2)]);
});

test('a game that is deleted while others are archived is not archived', async () => {
  const { data, folder } = await lane(over, over, over, over);
  const steps = folder.tidy(() => false);
  await steps.next();
  expect(await folder.delete(id(3))).toMatchObject({ ok: true });
  expect(folder.games().map((game) => game.id)).toEqual([id(4)]);
  while ((await steps.next()).done !== true);
  expect(folder.news()).toEqual([]);
  expect(await namesIn(join(data, 'games'))).toEqual([`${id(4)}.json`]);
});

describe('a start', () => {
  /** How often a start looks up a name after these games. */
  async function looks(...games: readonly Game[]): Promise<number> {
    const { data } = await lane(...games);
    const { disk } = await opened(data);
    return disk.calls.filter((call) => call === 'look').length;
  }

  test('asks the archive for the newest game and the running one, and reads others once', async () => {
    const running = gameOfMisses(3);
    const both = await looks(running, over);
    expect(await looks(running, running, over)).toBe(both + 1);
    expect(await looks(stopped, running, over)).toBe(both + 1);
    expect(await looks(running, stopped, over)).toBe(both + 1);
  });

  test('reads no foreign file', async () => {
    const { data, disk } = await opened(await tempFolder());
    const before = disk.calls.length;
    await writeFile(join(data, 'games', 'notes.txt'), 'none of ours');
    expect((await opened(data)).disk.calls).toHaveLength(before);
  });
});

describe('a bug is not taken for a disk error', () => {
  /** A lane whose files are requested with an argument that Node refuses. */
  async function wrongly(call: string): Promise<GamesFolder> {
    const { disk, folder } = await lane(over, over);
    disk.fails = (asked) => (asked === call ? 'ERR_INVALID_ARG_TYPE' : null);
    return folder;
  }
  const bug = /ERR_INVALID_ARG_TYPE/u;

  test('when the list is requested', async () => {
    await expect((await wrongly('look')).found.page(QUERY)).rejects.toThrow(bug);
  });

  test('when a game is requested', async () => {
    await expect((await wrongly('look')).read(id(1))).rejects.toThrow(bug);
  });

  test.each(['look', 'create', 'remove'])('when games are archived (%s)', async (call) => {
    await expect(tidied(await wrongly(call))).rejects.toThrow(bug);
  });
});
