import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../../saves/record/testing/game.testing.ts';
import { SaveTimes } from './save-times.ts';

const AT = '2026-11-21T12:00:00.000Z';

describe('how saves went', () => {
  test('is unknown before the first ball', () => {
    expect(new SaveTimes().figures).toEqual({ count: 0, failed: 0, last: null, median: null, slowest: null });
  });

  test('is given by the middle and the slowest of the last two hundred', () => {
    const saves = new SaveTimes(() => AT);
    saves.saved(9_000, null);
    for (let ms = 1; ms <= 200; ms += 1) saves.saved(ms, null);
    expect(saves.figures).toEqual({
      ...{ count: 201, failed: 0, median: 100, slowest: 200 },
      last: { at: AT, trouble: null },
    });
  });

  test('changes when a save fails and when the next one works, and not with every ball', async () => {
    const saves = new SaveTimes();
    let changes = 0;
    saves.whenChanged(() => (changes += 1));
    const [data, disk] = [await tempFolder(), new FailingDisk()];
    const folder = new GamesFolder(disk, data, saves);
    await folder.open();
    const save = async (generation: number): Promise<boolean> =>
      (await folder.save(recordOf(gameOfMisses(generation)))).ok;
    expect([await save(1), await save(2), changes]).toEqual([true, true, 0]);
    disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    expect([await save(3), await save(3), changes]).toEqual([false, false, 1]);
    expect(saves.figures).toMatchObject({ count: 2, failed: 2, last: { trouble: 'disk-full' } });
    disk.fails = () => null;
    expect([await save(3), changes]).toEqual([true, 2]);
    expect(saves.figures).toMatchObject({ count: 3, failed: 2, last: { trouble: null } });
  });
});
