import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Archive } from '../archive/archive.ts';
import { makeGameLine } from '../archive/archived-line.ts';
import { BookedArchive, archiveAsIn } from '../archive/testing/booked-archive.testing.ts';
import { writeAll } from '../disk/durable-file.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import {
  DATA,
  expectNoHarm,
  survey,
  type Harm,
  type Inspection,
} from '../disk/testing/crash-survey.testing.ts';
import type { Ledger } from '../games/testing/ledger.testing.ts';
import type { GameRecord } from '../record/game-record.ts';
import { colourfulGame, gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { importGames } from './importing.ts';
import { foreign, withSetup } from './testing/lane.testing.ts';

const STICK = join(DATA, 'import');
const FILE = { path: join(STICK, 'games.jsonl'), name: 'games.jsonl' };

/** Two games of each of three months, which are added month by month. */
const THEIRS: readonly GameRecord[] = ['2026-08', '2026-09', '2026-10'].flatMap((month, place) =>
  [colourfulGame(), gameOfMisses(5)].map((game, second) => {
    const counter = 10 + 2 * place + second;
    return withSetup(foreign(game, counter, counter.toString(16).padStart(24, '0')), {
      startedAt: `${month}-1${String(second)}T18:00:00.000Z`,
    });
  }),
);

function imported(disk: CrashDisk, archive: Archive): ReturnType<typeof importGames> {
  return importGames({
    ...{ disk, data: DATA, files: [FILE], written: [], choices: [], origin: 'a'.repeat(24) },
    erased: new Set<string>(),
    add: async ({ month, lines }) => {
      const added = await archive.addLines(month, lines);
      return added.ok ? null : added.error;
    },
    tick: () => undefined,
  });
}

/** The lane's own games stay; each imported one is there whole or not at all, and the next import adds the rest. */
function wholeOrAbsent(ledger: Ledger): Inspection {
  const own = archiveAsIn(ledger);
  return {
    told: own.told,
    harms: async (image, after) => {
      const disk = new CrashDisk(image);
      const archive = new Archive(disk, DATA);
      await archive.open();
      const harms: Harm[] = [...(await own.harms(image, after))];
      for (const record of THEIRS) {
        const read = await archive.read(record.id);
        if (read !== null && makeGameLine(read) !== makeGameLine(record)) harms.push('torn');
      }
      const { trouble, skipped } = await imported(disk, archive);
      if (trouble !== null || skipped.length > 0) harms.push('not-opened');
      for (const record of THEIRS) {
        const read = await archive.read(record.id);
        if (read === null || makeGameLine(read) !== makeGameLine(record)) harms.push('lost');
      }
      return harms;
    },
  };
}

test('after a kill or a power cut at any moment of an import each game is there whole or not at all, and the next import adds the rest', async (context) => {
  const lane = await BookedArchive.on(new CrashDisk());
  const { disk } = lane;
  for (const counter of [1, 2]) expect(await lane.add(recordOf(gameOfMisses(counter), counter))).toBe(true);
  await disk.makeFolder(STICK);
  const file = await disk.create(FILE.path);
  await writeAll(file, new TextEncoder().encode(THEIRS.map(makeGameLine).join('')));
  await file.sync();
  await file.close();
  await disk.syncFolder(STICK);
  await disk.syncFolder(DATA);
  const first = disk.log.length;
  expect(await imported(disk, lane.archive)).toMatchObject({ fresh: THEIRS.length, trouble: null });
  await expectNoHarm(
    context,
    await survey(disk, { grain: 41, most: 40 }, wholeOrAbsent(lane.ledger), first),
    300,
  );
});
