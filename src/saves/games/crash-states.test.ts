import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainSettings, type Settings } from '../../contract/contract.ts';
import { BookedSaves } from './testing/booked-saves.testing.ts';
import { BROKEN_SAVERS } from './testing/broken-savers.testing.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { kills, type Closeness } from './testing/crash-states.testing.ts';
import {
  DATA,
  expectNoHarm,
  gamesAsIn,
  survey,
  together,
  type Harm,
  type Survey,
} from '../disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../disk/testing/share.testing.ts';
import type { DiskImage } from '../disk/testing/disk-image.testing.ts';
import {
  ball,
  colourfulGame,
  freshGame,
  gameOfMisses,
  played,
  recordOf,
} from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { Ledger } from './testing/ledger.testing.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { settingsFile } from '../settings/settings-file.ts';

/**
 * Every possible state: no moment of a correct save has more. (A wrong one may have millions and is found with
 * fewer.)
 */
const EVERY: Closeness = { grain: 1, most: 20_000 };
/** Some states of every moment. */
const SOME: Closeness = { grain: 13, most: 400 };
const FEW: Closeness = { grain: 61, most: 80 };

/** The one of several parallel calls that comes last. */
const LATE = [
  { late: null, order: 'each call as it is asked' },
  ...['create', 'write', 'sync', 'link', 'rename', 'remove'].map((late) => ({
    late,
    order: `each ${late} last`,
  })),
];

/** A program that has saved a game of this many misses, ball by ball. */
async function bowled(disk: CrashDisk, balls: number): Promise<BookedSaves> {
  const saves = await BookedSaves.on(disk);
  for (let generation = 0; generation <= balls; generation += 1)
    expect(await saves.save(recordOf(gameOfMisses(generation)))).toBe(true);
  return saves;
}

const SETTINGS: Settings = { ...plainSettings('en'), lane: 7 };

/** A disk with a game's newest file damaged from outside, and that file's bytes. */
async function withBrokenFile(): Promise<{ image: DiskImage; broken: Uint8Array }> {
  const { disk } = await bowled(new CrashDisk(), 2);
  const image = [...kills(disk, disk.log.length, SOME)][0]?.();
  const file = image?.at(join(DATA, 'games', 'g000001-0a1b2c.json'));
  if (image === undefined || typeof file !== 'number') throw new Error('a saved game has a file');
  const broken = image.bytes(file).slice(0, 300);
  image.fill(file, broken);
  return { image, broken };
}

describe('after a kill or a power cut at any moment the acknowledged game or a newer one is there, complete', () => {
  test('the first save of a game, in every possible state', async (context) => {
    const saves = await BookedSaves.on(new CrashDisk());
    await saves.save(recordOf(freshGame(['PJS', '김영준'])));
    await expectNoHarm(context, await survey(saves.disk, EVERY, gamesAsIn(saves.ledger)), 900);
  });

  test.for(LATE)(
    'a save over another with its .prev, in every possible state, $order',
    async ({ late }, context) => {
      const disk = new CrashDisk();
      const saves = await bowled(disk, 2);
      const first = disk.log.length;
      disk.late = late;
      await saves.save(recordOf(gameOfMisses(3)));
      await expectNoHarm(context, await survey(disk, EVERY, gamesAsIn(saves.ledger), first), 1_500);
    },
  );

  test.for(LATE)('on a disk without hard links, where .prev is a copy, $order', async ({ late }, context) => {
    const disk = new CrashDisk();
    disk.hasLinks = false;
    const saves = await bowled(disk, 2);
    const first = disk.log.length;
    disk.late = late;
    await saves.save(recordOf(gameOfMisses(3)));
    await expectNoHarm(context, await survey(disk, EVERY, gamesAsIn(saves.ledger), first), 4_000);
  });

  test.for(LATE)('a save that clears the name that a refused one left, $order', async ({ late }, context) => {
    const disk = new CrashDisk();
    const saves = await bowled(disk, 2);
    const first = disk.log.length;
    // `.prev` becomes a name of the file itself, and renaming another of its names to that does nothing.
    disk.refuses = (call) =>
      call === 'rename' && disk.calls.at(-2) === 'rename' ? { code: 'EIO', done: false } : null;
    expect(await saves.save(recordOf(gameOfMisses(3)))).toBe(false);
    disk.refuses = () => null;
    disk.late = late;
    disk.calls.length = 0;
    await saves.save(recordOf(gameOfMisses(3)));
    expect(disk.calls).toContain('remove');
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger), first), 500);
  });

  test('on a disk that takes 300 bytes at a time', async (context) => {
    const disk = new CrashDisk();
    disk.mostAtOnce = 300;
    const saves = await BookedSaves.on(disk);
    for (const balls of [[], [ball(10)], [ball(10), ball(7)]])
      await saves.save(recordOf(played(colourfulGame(), balls)));
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger)), 1_800);
  });

  test('a game written over a ball that may be in place and is taken back', async (context) => {
    const disk = new CrashDisk();
    const saves = await bowled(disk, 2);
    const [before, taken, after] = [2, 3, 4].map((generation) => recordOf(gameOfMisses(generation)));
    if (before === undefined || taken === undefined || after === undefined) throw new Error('three games');
    const first = disk.log.length;
    disk.refuses = (call) => (call === 'syncFolder' ? { code: 'EIO', done: false } : null);
    expect(await saves.save(taken)).toBe(false);
    disk.refuses = () => null;
    expect(await saves.save(before, 'leave')).toBe(true);
    await saves.save(after);
    await expectNoHarm(context, await survey(disk, SOME, gamesAsIn(saves.ledger), first), 600);
  });

  test('a kill after any change, a restart, then a power cut', async (context) => {
    const { disk, ledger } = await bowled(new CrashDisk(), 2);
    const surveys: Survey[] = [];
    for (let killed = 0; killed <= disk.log.length; killed += 1) {
      const again = new CrashDisk(disk.base, disk.log.slice(0, killed));
      const saves = await BookedSaves.on(again, ledger.until(killed));
      const game = saves.resume?.game;
      await saves.save(recordOf(game === undefined ? gameOfMisses(0) : played(game, [ball(5)])));
      surveys.push(await survey(again, FEW, gamesAsIn(saves.ledger), killed));
    }
    await expectNoHarm(context, together(surveys), 900);
  });

  test('with a file damaged before: it is quarantined unchanged, and the earlier save continues', async (context) => {
    const { image, broken } = await withBrokenFile();
    const disk = new CrashDisk(image);
    const ledger = new Ledger();
    ledger.acknowledged(0, recordOf(gameOfMisses(1)));
    const saves = await BookedSaves.on(disk, ledger);
    await saves.save(recordOf(played(gameOfMisses(1), [ball(7)])));
    const games = gamesAsIn(saves.ledger);
    const found = await survey(disk, SOME, {
      told: games.told,
      harms: async (after, moment) => {
        const isThere = after.files(DATA).some(([, bytes]) => Buffer.compare(bytes, broken) === 0);
        // That damage and its notice are not the crash's fault.
        const harms = (await games.harms(after, moment)).filter(
          (harm) => harm === 'lost' || harm === 'returned',
        );
        return isThere ? harms : [...harms, 'lost'];
      },
    });
    await expectNoHarm(context, found, 100);
  });

  test('the settings', async (context) => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const settings = new KeptFile(disk, DATA, settingsFile(SETTINGS));
    await settings.open();
    const told = [{ after: 0, lane: SETTINGS.lane }];
    for (const lane of [1, 2, 3]) {
      expect((await settings.change({ lane })).ok).toBe(true);
      told.push({ after: disk.log.length, lane });
    }
    const found = await survey(disk, EVERY, {
      told: (after) => told.findLastIndex((one) => one.after <= after),
      harms: async (image, after) => {
        const reopened = new KeptFile(new CrashDisk(image), DATA, settingsFile(SETTINGS));
        const notices = await reopened.open();
        const place = told.findLastIndex((one) => one.after <= after);
        const legal = told.slice(place, place + 2).map(({ lane }) => lane);
        const harms: Harm[] = notices.length > 0 ? ['set-aside'] : [];
        return legal.includes(reopened.current().lane) ? harms : [...harms, 'lost'];
      },
    });
    await expectNoHarm(context, found, 1_400);
  });
});

describe('the checker finds the harm done by a saver', () => {
  test.each(BROKEN_SAVERS)('$mistake', async ({ save, harms }) => {
    const disk = new CrashDisk();
    const saves = await BookedSaves.on(disk, new Ledger(), {
      saver: async (record) => {
        const path = join(DATA, 'games', `${record.id}.json`);
        await save(disk, path, new TextEncoder().encode(makeRecord(record)));
        return true;
      },
    });
    for (const generation of [0, 1, 2]) await saves.save(recordOf(gameOfMisses(generation)));
    const found = await survey(disk, SOME, gamesAsIn(saves.ledger), 0, WHOLE);
    expect(Object.keys(found.harms).toSorted()).toEqual(harms);
  });

  test('that reports a change as taken back although it may be in place', async () => {
    const saves = await bowled(new CrashDisk(), 2);
    const first = saves.disk.log.length;
    saves.disk.refuses = (call) => (call === 'syncFolder' ? { code: 'EIO', done: false } : null);
    await saves.save(recordOf(gameOfMisses(3)));
    saves.ledger.acknowledged(saves.disk.log.length, recordOf(gameOfMisses(2)));
    const found = await survey(saves.disk, SOME, gamesAsIn(saves.ledger), first, WHOLE);
    expect(Object.keys(found.harms).toSorted()).toEqual(['returned', 'torn']);
  });
});
