import { expect, test } from 'vitest';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../../saves/record/testing/game.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { Tidying } from './tidying.ts';

test('a bug in a background task is logged, and the tasks run again after the next game', async () => {
  const data = await tempFolder();
  const disk = new FailingDisk();
  const folder = new GamesFolder(disk, data);
  expect((await folder.open()).ok).toBe(true);
  for (const counter of [1, 2]) await folder.save(recordOf(gameOfMisses(20), counter));
  const logged: unknown[] = [];
  const tidying = new Tidying({
    queue: new OneAtATime(),
    folder,
    isKept: () => false,
    notices: { tell: () => null },
    tooOld: async function* () {},
    log: (trouble) => logged.push(trouble),
  });
  const bug = new Error('a bug');
  disk.fails = (call) => {
    if (call === 'remove') throw bug;
    return null;
  };
  await tidying.begin();
  expect(logged).toEqual([bug]);
  disk.fails = () => null;
  await tidying.begin();
  expect(logged).toEqual([bug]);
  expect(await namesIn(`${data}/games`)).toHaveLength(1);
});

test('games are archived two at a time, so that a ball waits for no more', async () => {
  const data = await tempFolder();
  const folder = new GamesFolder(new FailingDisk(), data);
  expect((await folder.open()).ok).toBe(true);
  for (let counter = 1; counter <= 6; counter += 1) await folder.save(recordOf(gameOfMisses(20), counter));
  const left: number[] = [];
  const steps = folder.tidy(() => false);
  while ((await steps.next()).done !== true) left.push((await namesIn(`${data}/games`)).length);
  expect(left).toEqual([4, 2, 1]);
});
