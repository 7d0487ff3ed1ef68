import { ANY_GAME } from '../../contract/contract.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game } from '../../core/game/game.ts';
import { namesIn, tempFolder, tidied } from './testing/folder.testing.ts';
import { ball, gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import type { OpenedGames } from './first-reading.ts';
import { GamesFolder } from './games-folder.ts';
import { NodeDisk } from '../disk/node-disk.ts';

const over = gameOfMisses(20);
const running = gameOfMisses(3);
const NEWEST = { ...ANY_GAME, before: null, count: 50 };

async function open(data: string): Promise<OpenedGames & { folder: GamesFolder }> {
  const folder = new GamesFolder(new NodeDisk(), data);
  const opened = await folder.open();
  if (!opened.ok) expect.fail(opened.error);
  return { ...opened.value, folder };
}

/** A folder with these games, oldest first. */
async function saved(...games: readonly Game[]): Promise<{ data: string; folder: GamesFolder }> {
  const data = await tempFolder();
  const { folder } = await open(data);
  for (const [index, game] of games.entries()) await folder.save(recordOf(game, index + 1));
  return { data, folder };
}

function id(counter: number): string {
  return recordOf(over, counter).id;
}

test('games left running are archived once a newer one has begun, except the one on the board', async () => {
  const { data, folder } = await saved(running, running, over, running);
  await tidied(folder, id(2));
  expect(await namesIn(join(data, 'games'))).toEqual([`${id(2)}.json`, `${id(4)}.json`]);
  const next = await open(data);
  expect([next.resume?.id, next.newest?.id]).toEqual([id(4), id(4)]);
  const { games } = await next.folder.found.page(NEWEST);
  expect(games.map(({ phase }) => phase)).toEqual(['running', 'over', 'running', 'running']);
});

test('the newest one stays, abandoned or not: staff are asked about it', async () => {
  const { data, folder } = await saved(over, running);
  await tidied(folder);
  expect(await namesIn(join(data, 'games'))).toEqual([`${id(2)}.json`]);
  expect((await open(data)).resume?.id).toBe(id(2));
});

test('an archived one continues where it was left, is saved as usual, and found at the next start', async () => {
  const { data, folder } = await saved(running, over);
  await tidied(folder);
  expect((await open(data)).resume?.id).toBe(id(2));
  const { record } = await folder.read(id(1));
  if (record === null) expect.fail('the game is in the archive');
  expect(record.game).toEqual(running);
  await folder.save({ ...record, game: played(record.game, [ball(7)]) });
  const next = await open(data);
  expect(next.resume?.game.events).toHaveLength(4);
  await tidied(next.folder);
  expect(await namesIn(join(data, 'games'))).toEqual([`${id(2)}.json`]);
  expect((await next.folder.read(id(1))).record?.game.events).toHaveLength(4);
  expect((await next.folder.found.page(NEWEST)).games).toMatchObject([{ scores: [0] }, { scores: [7] }]);
});

test('a damaged one is not archived as it was a ball earlier', async () => {
  const { data, folder } = await saved(running, over);
  await folder.save(recordOf(played(running, [ball(7)]), 1));
  await writeFile(join(data, 'games', `${id(1)}.json`), 'garbage');
  for (let time = 0; time < 2; time += 1) await tidied(folder);
  expect(folder.news().map(({ kind }) => kind)).toEqual(['set-aside']);
  expect(await namesIn(join(data, 'games'))).toEqual([`${id(1)}.json.prev`, `${id(2)}.json`]);
});

test.each([
  ['running', running],
  ['over', over],
])(
  'a deleted newest game, %s, left by a crash does not hide the earlier one left running',
  async (_phase, game) => {
    const { data, folder } = await saved(running, game);
    expect((await folder.delete(id(2))).ok).toBe(true);
    await writeFile(join(data, 'games', `${id(2)}.json`), makeRecord(recordOf(game, 2)));
    const { resume, newest } = await open(data);
    expect([resume?.id, newest]).toEqual([id(1), resume]);
  },
);
