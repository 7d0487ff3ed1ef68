import { describe, expect, test } from 'vitest';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { DATA, expectNoHarm, survey, type Survey } from '../disk/testing/crash-survey.testing.ts';
import type { DiskImage } from '../disk/testing/disk-image.testing.ts';
import { GamesFolder } from '../games/games-folder.ts';
import { NOBODY } from '../games/save-watch.ts';
import type { Closeness } from '../games/testing/crash-states.testing.ts';
import { tidied } from '../games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { checkFolder } from './check-folder.ts';

const SOME: Closeness = { grain: 37, most: 60 };

/** Checks every possible state after a crash; a state that the check calls damaged counts as torn. */
function checked(disk: CrashDisk, first: number): Promise<Survey> {
  const isDamaged = async (image: DiskImage): Promise<boolean> => {
    const left = new CrashDisk(image);
    const quiet = {
      look: left.look.bind(left),
      list: left.list.bind(left),
      read: left.read.bind(left),
      readPart: left.readPart.bind(left),
      rights: () => Promise.resolve(null),
      mayWrite: () => Promise.resolve(true),
    };
    const report = await checkFolder(DATA, { disk: quiet });
    return !report.ok || report.value.verdict === 'damage';
  };
  const harms = async (image: DiskImage): Promise<readonly 'torn'[]> =>
    (await isDamaged(image)) ? ['torn'] : [];
  return survey(disk, SOME, { told: () => 0, harms }, first);
}

async function laneOn(disk: CrashDisk, journal = 0): Promise<GamesFolder> {
  const folder = new GamesFolder(disk, DATA, NOBODY, journal);
  expect(await folder.open()).toMatchObject({ ok: true });
  for (const balls of [18, 19, 20]) await saved(folder, balls, 1);
  return folder;
}

async function saved(folder: GamesFolder, balls: number, counter: number): Promise<void> {
  expect(await folder.save(recordOf(gameOfMisses(balls), counter))).toMatchObject({ ok: true });
}

describe('a check after a kill or a power cut at any moment calls nothing damaged that the program heals', () => {
  test('in the middle of a save', async (context) => {
    const disk = new CrashDisk();
    const folder = await laneOn(disk);
    const first = disk.log.length;
    await saved(folder, 1, 2);
    await saved(folder, 2, 2);
    await expectNoHarm(context, await checked(disk, first), 100);
  });

  test('in the middle of a save in the journal, and of the file behind it', async (context) => {
    const disk = new CrashDisk();
    const folder = await laneOn(disk, 2048);
    await saved(folder, 1, 2);
    const first = disk.log.length;
    await tidied(folder, recordOf(gameOfMisses(0), 2).id);
    for (const balls of [2, 3]) await saved(folder, balls, 2);
    await folder.close();
    expect(disk.calls).toContain('put');
    await expectNoHarm(context, await checked(disk, first), 300);
  });

  test('in the middle of a hand-over to the archive, and of a deletion', async (context) => {
    const disk = new CrashDisk();
    const folder = await laneOn(disk);
    await saved(folder, 1, 2);
    const first = disk.log.length;
    await tidied(folder, recordOf(gameOfMisses(0), 2).id);
    await saved(folder, 1, 3);
    await tidied(folder, recordOf(gameOfMisses(0), 3).id);
    expect(await folder.delete(recordOf(gameOfMisses(0), 1).id)).toMatchObject({ ok: true });
    await expectNoHarm(context, await checked(disk, first), 300);
  });
});
