import { expect, describe, test } from 'vitest';
import { BookedLane } from './testing/booked-lane.testing.ts';
import { STOP } from './testing/lane.testing.ts';
import { Archive } from '../../saves/archive/archive.ts';
import { BookedSaves } from '../../saves/games/testing/booked-saves.testing.ts';
import { CrashDisk, type Operation } from '../../saves/disk/testing/crash-disk.testing.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import {
  DATA,
  expectNoHarm,
  gamesAsIn,
  survey,
  together,
  type Survey,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../../saves/disk/testing/share.testing.ts';
import { tidied } from '../../saves/games/testing/folder.testing.ts';
import { ball, gameOfMisses, recordOf } from '../../saves/record/testing/game.testing.ts';
import { isToday, shareOf, TODAY } from '../../core/testing/share.testing.ts';

/** After one fault in so many a day surveys what a crash leaves; the lane itself is tried after each. */
const ONE_IN = 3;

const SOME: Closeness = { grain: 61, most: 60 };
const FEW: Closeness = { grain: 409, most: 24 };

/** A lane with a stopped game, still in `games/`, and the next one begun. */
async function next(): Promise<BookedLane> {
  const lane = await BookedLane.on(new CrashDisk());
  expect(await lane.begin()).toBe(true);
  for (const command of [ball(3), ball(4), STOP]) expect(await lane.apply(command)).toBe(true);
  const { refuses } = lane.disk;
  // The archive refuses for now, so that its calls can be counted later.
  lane.disk.refuses = (call) => (call === 'mkdir' ? { code: 'EIO', done: false } : null);
  expect(await lane.begin()).toBe(true);
  await lane.games.tidy();
  lane.disk.refuses = refuses;
  return lane;
}

/** A failed sync stays failed only within one run. No program can help it if the next start's own sync lies. */
function believed(operation: Operation): Operation {
  return operation.kind === 'syncFolder' && !operation.worked ? { kind: 'names', changes: [] } : operation;
}

describe('a game is handed over', () => {
  test('a kill or a power cut at any moment of it, and of the next ball', async (context) => {
    const lane = await next();
    const first = lane.disk.log.length;
    await lane.games.tidy();
    expect(await lane.disk.list('disk/data/archive')).toContain('2026-11.jsonl');
    expect(await lane.disk.list('disk/data/games')).toHaveLength(1);
    expect(await lane.apply(ball(5))).toBe(true);
    await expectNoHarm(context, await survey(lane.disk, SOME, gamesAsIn(lane.ledger), first), 150);
  });

  test(`the disk refuses any of its calls, ${shareOf(ONE_IN)}; then a retry and the next ball`, async (context) => {
    const surveys: Survey[] = [];
    let handedOver = 0;
    for (let place = 1; place <= 14; place += 1) {
      for (const done of [false, true]) {
        const lane = await next();
        const first = lane.disk.log.length;
        const before = lane.disk.calls.length;
        lane.disk.refuses = (_, number) => (number === before + place ? { code: 'EIO', done } : null);
        await lane.games.tidy();
        lane.disk.refuses = () => null;
        await lane.games.tidy();
        // After a failed sync of a folder, the game stays until the next start.
        if ((await lane.disk.list('disk/data/games')).length === 1) handedOver += 1;
        expect(await lane.apply(ball(5))).toBe(true);
        if (isToday(2 * place + Number(done), ONE_IN))
          surveys.push(await survey(lane.disk, FEW, gamesAsIn(lane.ledger), first));
      }
    }
    await expectNoHarm(context, together(surveys), TODAY === null ? 1_000 : 250);
    expect(handedOver).toBeGreaterThanOrEqual(22);
  });

  test('a kill after any of its calls, a restart, a hand-over, then a power cut', async (context) => {
    const { disk, ledger, games } = await next();
    const first = disk.log.length;
    await games.tidy();
    const surveys: Survey[] = [];
    for (let killed = first; killed <= disk.log.length; killed += 1) {
      const again = new CrashDisk(disk.base, disk.log.slice(0, killed).map(believed));
      const lane = await BookedLane.on(again, ledger.until(killed));
      await lane.games.tidy();
      expect(await again.list('disk/data/games')).toHaveLength(1);
      surveys.push(await survey(again, FEW, gamesAsIn(lane.ledger), killed));
    }
    await expectNoHarm(context, together(surveys), 500);
  });

  test('and corrected afterwards, in any state', async (context) => {
    const lane = await next();
    await lane.games.tidy();
    const [id = ''] = lane.ledger.at(lane.disk.log.length).keys();
    expect(await lane.apply(STOP)).toBe(true);
    const first = lane.disk.log.length;
    expect((await lane.games.openGame(id)).ok).toBe(true);
    expect(await lane.apply({ kind: 'undo' })).toBe(true);
    expect(await lane.apply(STOP)).toBe(true);
    expect(await lane.begin()).toBe(true);
    await lane.games.tidy();
    await expectNoHarm(context, await survey(lane.disk, FEW, gamesAsIn(lane.ledger), first), 80);
  });
});

test('a game left running is archived, continues and is archived again, in any state', async (context) => {
  const saves = await BookedSaves.on(new CrashDisk());
  for (const generation of [2, 3]) await saves.save(recordOf(gameOfMisses(generation)));
  await saves.save(recordOf(gameOfMisses(20), 2));
  const first = saves.disk.log.length;
  await tidied(saves.folder);
  expect(await saves.disk.list(`${DATA}/games`)).toHaveLength(1);
  for (const generation of [4, 5]) await saves.save(recordOf(gameOfMisses(generation)));
  await tidied(saves.folder);
  expect(await saves.disk.list(`${DATA}/games`)).toHaveLength(1);
  await expectNoHarm(context, await survey(saves.disk, SOME, gamesAsIn(saves.ledger), first), 80);
});

test('a game is deleted in both places: once that was acknowledged, it does not return', async (context) => {
  const saves = await BookedSaves.on(new CrashDisk());
  for (const generation of [19, 20]) await saves.save(recordOf(gameOfMisses(generation)));
  await saves.save(recordOf(gameOfMisses(20), 2));
  const first = saves.disk.log.length;
  saves.ledger.unwanted(first, recordOf(gameOfMisses(20)));
  expect((await saves.folder.delete(recordOf(gameOfMisses(20)).id)).ok).toBe(true);
  saves.ledger.refused(saves.disk.log.length, recordOf(gameOfMisses(20)));
  await saves.save(recordOf(gameOfMisses(3), 3));
  await expectNoHarm(context, await survey(saves.disk, SOME, gamesAsIn(saves.ledger), first), 40);
});

describe('the checker finds the harm done by a hand-over', () => {
  /** The harms when this method archives a game that has an earlier generation. */
  async function harmsOf(
    handOver: (saves: BookedSaves, path: string) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const saves = await BookedSaves.on(new CrashDisk());
    for (const generation of [19, 20]) await saves.save(recordOf(gameOfMisses(generation)));
    await saves.save(recordOf(gameOfMisses(3), 2));
    const first = saves.disk.log.length;
    await handOver(saves, `${DATA}/games/${recordOf(gameOfMisses(20)).id}.json`);
    const found = await survey(saves.disk, SOME, gamesAsIn(saves.ledger), first, WHOLE);
    return Object.keys(found.harms).toSorted();
  }

  const record = recordOf(gameOfMisses(20));

  test('that is correct: none', async () => {
    expect(await harmsOf(({ folder }) => tidied(folder))).toEqual([]);
  });

  test('that removes the files first', async () => {
    const harms = await harmsOf(async ({ disk }, path) => {
      for (const name of [`${path}.prev`, path]) await disk.remove(name);
      return new Archive(disk, DATA).add([record]);
    });
    expect(harms).toContain('lost');
  });

  test('that removes the files before the sync of the archive', async () => {
    const harms = await harmsOf(async ({ disk }, path) => {
      disk.refuses = (call) => (call === 'sync' ? { code: 'EIO', done: false } : null);
      await new Archive(disk, DATA).add([record]);
      disk.refuses = () => null;
      for (const name of [`${path}.prev`, path]) await disk.remove(name);
    });
    expect(harms).toContain('lost');
  });

  test('that removes the newest generation, keeps the earlier one and skips the archive', async () => {
    const harms = await harmsOf(async ({ disk }, path) => {
      await disk.remove(path);
      await disk.syncFolder(`${DATA}/games`);
      await disk.remove(`${path}.prev`);
    });
    expect(harms).toContain('lost');
  });
});
