import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CrashDisk, type Operation } from '../disk/testing/crash-disk.testing.ts';
import {
  DATA,
  expectNoHarm,
  gamesAsIn,
  survey,
  together,
  type Survey,
} from '../disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../disk/testing/share.testing.ts';
import { ball, gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { BookedSaves } from './testing/booked-saves.testing.ts';
import type { Closeness } from './testing/crash-states.testing.ts';
import { tidied } from './testing/folder.testing.ts';
import { JOURNAL } from './journal.ts';
import { Ledger } from './testing/ledger.testing.ts';

/** Four sectors: two for a text, two for the spaces behind it. */
const SIZE = 2048;
const CLOSE: Closeness = { grain: 3, most: 4_000 };
const SOME: Closeness = { grain: 17, most: 1_000 };
const FEW: Closeness = { grain: 97, most: 60 };

/**
 * The one of several parallel calls that comes last. With `create`, the file is begun only after the acknowledgement.
 */
const LATE = ['create', 'write', 'sync', 'link', 'rename', 'syncFolder'];

/** A program with a journal that has saved a game of this many misses, ball by ball. */
async function bowled(disk: CrashDisk, balls: number): Promise<BookedSaves> {
  disk.late = 'create';
  const saves = await BookedSaves.on(disk, new Ledger(), { journal: SIZE });
  expect(await saves.save(recordOf(gameOfMisses(0)))).toBe(true);
  await tidied(saves.folder, recordOf(gameOfMisses(0)).id);
  for (let generation = 1; generation <= balls; generation += 1)
    expect(await saves.save(recordOf(gameOfMisses(generation)))).toBe(true);
  await saves.folder.filed();
  return saves;
}

/** How many changes since `first` were written into the journal. */
function putsSince(disk: CrashDisk, first: number): number {
  return disk.log.slice(first).filter(({ kind }) => kind === 'over').length;
}

/** A failed sync stays failed only within one run. No program can help it if the next start's own sync lies. */
function believed(operation: Operation): Operation {
  return operation.kind === 'syncFolder' && !operation.worked ? { kind: 'names', changes: [] } : operation;
}

describe('after a kill or a power cut at any moment the acknowledged game or a newer one is there, complete', () => {
  test('a ball in the journal, its file behind it', async (context) => {
    const disk = new CrashDisk();
    const saves = await bowled(disk, 2);
    const first = disk.log.length;
    expect(await saves.save(recordOf(gameOfMisses(3)))).toBe(true);
    // The journal is overwritten and flushed, and the ball counts.
    expect(disk.log).toHaveLength(first + 2);
    await saves.folder.filed();
    await expectNoHarm(context, await survey(disk, CLOSE, gamesAsIn(saves.ledger), first), 3_000);
  });

  test.for(LATE)('balls as fast as they can come, each %s last', async (late, context) => {
    const disk = new CrashDisk();
    const saves = await bowled(disk, 1);
    const first = disk.log.length;
    disk.late = late;
    for (const generation of [2, 3, 4])
      expect(await saves.save(recordOf(gameOfMisses(generation)))).toBe(true);
    await saves.folder.filed();
    expect(putsSince(disk, first)).toBe(3);
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger), first), 1_200);
  });

  test('a folder of a program without a journal: it is made, and the next balls come', async (context) => {
    const disk = new CrashDisk();
    disk.late = 'create';
    const before = await BookedSaves.on(disk);
    for (const generation of [0, 1, 2]) await before.save(recordOf(gameOfMisses(generation)));
    const first = disk.log.length;
    const saves = await BookedSaves.on(disk, before.ledger, { journal: SIZE });
    await tidied(saves.folder, saves.resume?.id);
    for (const generation of [3, 4]) expect(await saves.save(recordOf(gameOfMisses(generation)))).toBe(true);
    await saves.folder.filed();
    expect(putsSince(disk, first)).toBe(2);
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger), first), 1_000);
  });

  test('a text that outgrows the journal is saved as a file, and a larger journal is made', async (context) => {
    const disk = new CrashDisk();
    disk.late = 'create';
    const saves = await BookedSaves.on(disk, new Ledger(), { journal: 500 });
    await saves.save(recordOf(gameOfMisses(0)));
    await tidied(saves.folder, recordOf(gameOfMisses(0)).id);
    const first = disk.log.length;
    for (const generation of [1, 2, 3]) await saves.save(recordOf(gameOfMisses(generation)));
    expect(putsSince(disk, first)).toBe(0);
    await tidied(saves.folder, recordOf(gameOfMisses(0)).id);
    await saves.save(recordOf(gameOfMisses(4)));
    await saves.folder.filed();
    expect(putsSince(disk, first)).toBe(1);
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger), first), 500);
  });

  test('a kill after any change, a restart that makes the journal anew, a ball, then a power cut', async (context) => {
    const { disk, ledger } = await bowled(new CrashDisk(), 2);
    const surveys: Survey[] = [];
    for (let killed = 0; killed <= disk.log.length; killed += 1) {
      const again = new CrashDisk(disk.base, disk.log.slice(0, killed));
      again.late = 'create';
      const saves = await BookedSaves.on(again, ledger.until(killed), { journal: SIZE });
      await tidied(saves.folder, saves.resume?.id);
      const game = saves.resume?.game;
      await saves.save(recordOf(game === undefined ? gameOfMisses(0) : played(game, [ball(5)])));
      await saves.folder.filed();
      surveys.push(await survey(again, FEW, gamesAsIn(saves.ledger), killed));
    }
    await expectNoHarm(context, together(surveys), 1_500);
  });

  test('a file that the disk refuses at any call, behind the acknowledged ball, and the next balls', async (context) => {
    const surveys: Survey[] = [];
    for (let place = 1; place <= 7; place += 1) {
      for (const done of [false, true]) {
        const disk = new CrashDisk();
        const saves = await bowled(disk, 2);
        const first = disk.log.length;
        // The first two calls write the journal.
        const before = disk.calls.length + 2;
        disk.refuses = (_, number) => (number === before + place ? { code: 'EIO', done } : null);
        expect(await saves.save(recordOf(gameOfMisses(3)))).toBe(true);
        await saves.folder.filed();
        expect(await saves.save(recordOf(gameOfMisses(4)))).toBe(true);
        await saves.folder.close();
        surveys.push(await survey(disk, FEW, gamesAsIn(saves.ledger), first));
      }
    }
    await expectNoHarm(context, together(surveys), 2_000);
  });

  test('a file that the disk goes on refusing: the next ball is refused, and the journal stays as it is', async (context) => {
    const disk = new CrashDisk();
    const saves = await bowled(disk, 2);
    const first = disk.log.length;
    disk.refuses = (call) => (call === 'write' ? { code: 'ENOSPC', done: false } : null);
    expect(await saves.save(recordOf(gameOfMisses(3)))).toBe(true);
    expect(await saves.folder.save(recordOf(gameOfMisses(4)))).toEqual({
      ok: false,
      error: { trouble: 'disk-full', mayBeInPlace: false },
    });
    await tidied(saves.folder, recordOf(gameOfMisses(0)).id);
    await saves.folder.close();
    expect(putsSince(disk, first)).toBe(1);
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger), first), 300);
    // The next start finds the disk still full, and shows the ball all the same. Then there is room again.
    const again = new CrashDisk(disk.base, disk.log.map(believed));
    again.refuses = disk.refuses;
    const next = await BookedSaves.on(again, saves.ledger, { journal: SIZE });
    expect(next.resume?.game.events).toHaveLength(3);
    await tidied(next.folder, next.resume?.id);
    expect((await next.folder.save(recordOf(gameOfMisses(4)))).ok).toBe(false);
    again.refuses = () => null;
    again.late = 'create';
    await tidied(next.folder, next.resume?.id);
    for (const generation of [4, 5]) expect(await next.save(recordOf(gameOfMisses(generation)))).toBe(true);
    await next.folder.close();
    await expectNoHarm(context, await survey(again, FEW, gamesAsIn(next.ledger), 0), 500);
  });
});

describe('the checker finds the harm done by a journal', () => {
  /** The harms of a program that writes balls into the journal in this way, and never into the file. */
  async function harmsOf(
    put: (disk: CrashDisk, path: string, text: Uint8Array) => Promise<void>,
  ): Promise<readonly string[]> {
    const disk = new CrashDisk();
    const made = await bowled(disk, 1);
    const path = join(DATA, 'games', JOURNAL);
    const first = disk.log.length;
    const saves = await BookedSaves.on(disk, made.ledger, {
      saver: async (record) => {
        await put(disk, path, new TextEncoder().encode(makeRecord(record).padEnd(SIZE)));
        return true;
      },
    });
    for (const generation of [2, 3]) await saves.save(recordOf(gameOfMisses(generation)));
    const found = await survey(disk, SOME, gamesAsIn(saves.ledger), first, WHOLE);
    return Object.keys(found.harms).toSorted();
  }

  test('that is overwritten before the ball in it has a file', async () => {
    const harms = await harmsOf(async (disk, path, text) => (await disk.hold(path)).put(text));
    expect(harms).toEqual(['lost']);
  });

  test('that is not flushed', async () => {
    const harms = await harmsOf(async (disk, path, text) => {
      disk.refuses = (call) => (call === 'flush' ? { code: 'EIO', done: false } : null);
      await (await disk.hold(path)).put(text).catch(() => null);
      disk.refuses = () => null;
    });
    expect(harms).toEqual(['lost']);
  });
});
