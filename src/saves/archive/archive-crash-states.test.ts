import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { kills, type Closeness } from '../games/testing/crash-states.testing.ts';
import { DATA, expectNoHarm, survey, together, type Survey } from '../disk/testing/crash-survey.testing.ts';
import { WHOLE, type Share } from '../disk/testing/share.testing.ts';
import type { GameRecord } from '../record/game-record.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { Ledger } from '../games/testing/ledger.testing.ts';
import { BookedArchive, archiveAsIn } from './testing/booked-archive.testing.ts';
import { Archive } from './archive.ts';
import { BROKEN_ARCHIVERS, withoutCut } from './testing/broken-archivers.testing.ts';

const MANY: Closeness = { grain: 11, most: 120 };
const SOME: Closeness = { grain: 41, most: 40 };

function game(balls: number, counter: number): GameRecord {
  return recordOf(gameOfMisses(balls), counter);
}

async function holdingTwo(): Promise<BookedArchive> {
  const archive = await BookedArchive.on(new CrashDisk());
  for (const counter of [1, 2]) expect(await archive.add(game(counter, counter))).toBe(true);
  return archive;
}

function look(archive: BookedArchive, closeness: Closeness, first = 0, share?: Share): Promise<Survey> {
  return survey(archive.disk, closeness, archiveAsIn(archive.ledger), first, share);
}

describe('after a kill or a power cut at any moment no archived game is lost, and none is incomplete', () => {
  test('the first games of a month', async (context) => {
    const archive = await holdingTwo();
    await expectNoHarm(context, await look(archive, MANY), 400);
  });

  test('a game after others, and the same game with a correction', async (context) => {
    const archive = await holdingTwo();
    const first = archive.disk.log.length;
    for (const record of [game(3, 3), game(4, 3)]) expect(await archive.add(record)).toBe(true);
    await expectNoHarm(context, await look(archive, MANY, first), 600);
  });

  test('a disk that takes 300 bytes at a time', async (context) => {
    const archive = await holdingTwo();
    archive.disk.mostAtOnce = 300;
    const first = archive.disk.log.length;
    await archive.add(game(3, 3));
    await expectNoHarm(context, await look(archive, SOME, first), 150);
  });

  test('a deleted game: gone for good once that was acknowledged', async (context) => {
    const archive = await holdingTwo();
    const first = archive.disk.log.length;
    expect(await archive.bury(game(1, 1))).toBe(true);
    expect(await archive.add(game(3, 3))).toBe(true);
    await expectNoHarm(context, await look(archive, MANY, first), 500);
  });

  test('a game refused by the disk at any call, then a retry and the next game', async (context) => {
    const surveys: Survey[] = [];
    for (let place = 1; place <= 8; place += 1) {
      for (const done of [false, true]) {
        const archive = await holdingTwo();
        const { disk } = archive;
        const first = disk.log.length;
        const before = disk.calls.length;
        disk.refuses = (_, number) => (number === before + place ? { code: 'EIO', done } : null);
        await archive.add(game(3, 3));
        disk.refuses = () => null;
        for (const record of [game(3, 3), game(4, 4)]) expect(await archive.add(record)).toBe(true);
        surveys.push(await look(archive, SOME, first));
      }
    }
    await expectNoHarm(context, together(surveys), 3_000);
  });

  test('a failed sync, then a failed truncation; a restart; then a power cut', async (context) => {
    const surveys: Survey[] = [];
    for (const refused of [['sync'], ['sync', 'cut'], ['write', 'cut']]) {
      const archive = await holdingTwo();
      const { disk } = archive;
      const first = disk.log.length;
      disk.refuses = (call) => (refused.includes(call) ? { code: 'EIO', done: false } : null);
      expect(await archive.add(game(3, 3))).toBe(false);
      disk.refuses = () => null;
      const again = await BookedArchive.on(disk, archive.ledger);
      for (const record of [game(3, 3), game(4, 4)]) expect(await again.add(record)).toBe(true);
      surveys.push(await look(again, MANY, first));
    }
    await expectNoHarm(context, together(surveys), 1_500);
  });

  test('a kill after any change, a restart, the game added again, then a power cut', async (context) => {
    const { disk, ledger } = await holdingTwo();
    const begun = disk.log.length;
    const archive = await BookedArchive.on(disk, ledger);
    await archive.add(game(3, 3));
    const surveys: Survey[] = [];
    for (let killed = begun; killed <= disk.log.length; killed += 1) {
      const next = new CrashDisk(disk.base, disk.log.slice(0, killed));
      const again = await BookedArchive.on(next, ledger.until(killed));
      expect(await again.add(game(3, 3))).toBe(true);
      surveys.push(await look(again, SOME, killed));
    }
    await expectNoHarm(context, together(surveys), 500);
  });

  test('after a line torn by a power cut', async (context) => {
    const torn = await holdingTwo();
    const image = torn.disk.base.copy();
    for (const operation of torn.disk.log) if (operation.kind === 'names') image.change(operation.changes);
    const path = join(DATA, 'archive', '2026-11.jsonl');
    const whole = await torn.disk.read(path);
    const file = image.at(path);
    if (typeof file !== 'number') expect.fail('the month has a file');
    const surveys: Survey[] = [];
    const end = whole.indexOf(0x0a) + 1;
    for (const length of [end + 1, end + 300, whole.length - 1]) {
      const bytes = whole.slice(0, length);
      image.fill(file, bytes);
      const ledger = new Ledger();
      ledger.acknowledged(0, game(1, 1));
      const archive = await BookedArchive.on(new CrashDisk(image.copy()), ledger);
      if (length === whole.length - 1) ledger.acknowledged(0, game(2, 2));
      expect(await archive.add(game(3, 3))).toBe(true);
      surveys.push(await look(archive, MANY));
    }
    await expectNoHarm(context, together(surveys), 1_000);
  });
});

describe('the checker finds the harm done by an archiver', () => {
  test.each(BROKEN_ARCHIVERS)('$mistake', async ({ add, fault, harms }) => {
    const disk = new CrashDisk();
    const archive = await BookedArchive.on(disk, new Ledger(), async (record) => add(disk, record));
    for (const record of [game(1, 1), game(2, 2)]) await archive.add(record);
    disk.refuses = fault ?? disk.refuses;
    await archive.add(game(3, 3));
    disk.refuses = () => null;
    for (const record of [game(3, 3), game(4, 4)]) await archive.add(record);
    const found = await look(archive, SOME, 0, WHOLE);
    expect(Object.keys(found.harms).toSorted()).toEqual(harms);
  });

  test('that does not truncate a line torn by a kill', async () => {
    const right: Archiver = async (record, disk) => {
      const archive = new Archive(disk, DATA);
      await archive.open();
      return (await archive.add([record])).done.length === 1;
    };
    expect(await told(right)).toBe(0);
    expect(await told((record, disk) => withoutCut(disk, record))).toBeGreaterThan(10);
  });
});

type Archiver = (record: GameRecord, disk: CrashDisk) => Promise<boolean>;

/** Kills during an addition after which the next start has added the game and yet reports damage. */
async function told(add: Archiver): Promise<number> {
  const { disk } = await holdingTwo();
  const first = disk.log.length;
  await add(game(3, 3), disk);
  let times = 0;
  for (let after = first; after <= disk.log.length; after += 1) {
    for (const left of kills(disk, after, SOME)) {
      const image = left();
      const again = new CrashDisk(image);
      expect(await add(game(3, 3), again)).toBe(true);
      const archive = new Archive(again, DATA);
      await archive.open();
      const games = await archive.newest({ before: null, count: 50 });
      expect(games).toMatchObject([{ generation: 3 }, { generation: 2 }, { generation: 1 }]);
      if (archive.news().length > 0) times += 1;
    }
  }
  return times;
}
