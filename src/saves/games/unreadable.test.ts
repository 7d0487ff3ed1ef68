import { ANY_GAME } from '../../contract/contract.ts';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generationOf } from '../../core/game/game.ts';
import { FailingDisk, systemError } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder, tidied } from './testing/folder.testing.ts';
import { freshGame, gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';

const over = gameOfMisses(20);
const NEWEST = { ...ANY_GAME, before: null, count: 50 };

interface Lane {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly folder: GamesFolder;
}

/** This many finished games, each with a generation before it. */
async function ended(count: number): Promise<Lane> {
  const data = await tempFolder();
  const disk = new FailingDisk();
  const folder = new GamesFolder(disk, data);
  expect((await folder.open()).ok).toBe(true);
  for (let counter = 1; counter <= count; counter += 1)
    for (const game of [freshGame(['PJS']), over]) await folder.save(recordOf(game, counter));
  return { data, disk, folder };
}

/** Another process, such as a virus scanner, holds the next file for a moment. */
function heldOnce(disk: FailingDisk, code: string): void {
  let isHeld = true;
  disk.fails = (call) => {
    const fails = isHeld && call === 'read';
    if (fails) isHeld = false;
    return fails ? code : null;
  };
}

async function list(folder: GamesFolder): Promise<readonly (number | undefined)[]> {
  const { games } = await folder.found.page(NEWEST);
  return games.map(({ names }) => names.length);
}

describe.each(['EIO', 'EBUSY', 'EMFILE', 'EACCES'])(
  'a game that cannot be read for a moment (%s)',
  (code) => {
    test('is not archived, does not block others, and is archived unchanged the next time', async () => {
      const { data, disk, folder } = await ended(3);
      heldOnce(disk, code);
      await tidied(folder);
      const left = ['g000001-0a1b2c.json', 'g000001-0a1b2c.json.prev'];
      const newest = ['g000003-0a1b2c.json', 'g000003-0a1b2c.json.prev'];
      expect(await namesIn(join(data, 'games'))).toEqual([...left, ...newest]);
      expect(await namesIn(data)).not.toContain('quarantine');
      expect([folder.news(), await list(folder)]).toEqual([[], [1, 1, 1]]);
      await tidied(folder);
      expect(await namesIn(join(data, 'games'))).toEqual(newest);
      const { record } = await folder.read(recordOf(over, 1).id);
      expect(record === null ? null : generationOf(record.game)).toBe(20);
    });

    test('is not shown, and reappears unchanged as soon as it is readable', async () => {
      const { data, disk, folder } = await ended(1);
      const record = recordOf(over, 1);
      heldOnce(disk, code);
      expect(await folder.read(record.id)).toEqual({ record: null, notices: [] });
      expect(await namesIn(data)).not.toContain('quarantine');
      expect(await list(folder)).toEqual([1]);
      expect((await folder.read(record.id)).record?.game.events).toHaveLength(20);
      heldOnce(disk, code);
      await folder.read(record.id);
      expect(await folder.save(record)).toEqual({ ok: true, value: [] });
    });
  },
);

test('an unreadable corrected game is not shown in its state before the correction', async () => {
  const { disk, folder } = await ended(2);
  await tidied(folder);
  const { record } = await folder.read(recordOf(over, 1).id);
  if (record === null) expect.fail('the game is in the archive');
  await folder.save({ ...record, game: played(record.game, [{ kind: 'undo' }]) });
  heldOnce(disk, 'EIO');
  expect((await folder.read(record.id)).record).toBeNull();
  expect((await folder.read(record.id)).record?.game.events).toHaveLength(21);
});

test('a game that is never readable is quarantined at the start, and its earlier save continues', async () => {
  const { data, disk } = await ended(1);
  const path = join(data, 'games', 'g000001-0a1b2c.json');
  disk.read = (asked) => (asked === path ? Promise.reject(systemError('EIO')) : readFile(asked));
  const folder = new GamesFolder(disk, data);
  const opened = await folder.open();
  expect(opened.ok && opened.value.notices.map(({ kind }) => kind)).toEqual(['set-aside']);
  expect(opened.ok && opened.value.resume?.game.events).toEqual([]);
});

test('a game that became too large meanwhile is quarantined when it is requested', async () => {
  const { data, folder } = await ended(1);
  await truncate(join(data, 'games', 'g000001-0a1b2c.json'), 17 * 1024 * 1024);
  const { record, notices } = await folder.read(recordOf(over, 1).id);
  expect(notices).toMatchObject([{ kind: 'set-aside', file: 'g000001-0a1b2c.json' }]);
  expect(record?.game.events).toEqual([]);
});
