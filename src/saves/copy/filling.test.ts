import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTombstone } from '../archive/archived-line.ts';
import { FailingDisk, systemError } from '../disk/testing/failing-disk.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { LeaguesFolder } from '../leagues/leagues-folder.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import {
  archivedLine,
  contents,
  CopiedLane,
  gameFile,
  LANE_FILES,
  LEAGUE_FILE,
  MONTH,
  openedGames,
  states,
} from './testing/lane.testing.ts';

describe('the last good copy is never lost', () => {
  test('for a game that is damaged on the lane: the damaged one is added beside it and counted', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.write(gameFile(2), 'no game any more');
    await lane.copy();
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    const copy = await contents(lane.path('a', ''));
    expect(copy[gameFile(2)]).toBe(LANE_FILES[gameFile(2)]);
    expect(Object.values(copy)).toContain('no game any more');
    // The same name every night.
    await lane.copy();
    await lane.copy();
    expect(Object.keys(await contents(lane.path('a', '')))).toHaveLength(9);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('but a damaged game with an intact earlier generation is copied as it is: that generation is newer', async () => {
    const lane = await CopiedLane.begin();
    await lane.write(gameFile(1), makeRecord(recordOf(gameOfMisses(1), 1)));
    await lane.copy();
    await lane.write(gameFile(1), 'no game any more');
    await lane.copy();
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    expect((await openedGames(lane.path('a', ''))).games).toEqual(['2: 1', '1: 2']);
  });

  test('for a league whose files are gone, but one that was forgotten leaves both copies with its names', async () => {
    const lane = await CopiedLane.begin();
    await lane.write(`${LEAGUE_FILE}.prev`, LANE_FILES[LEAGUE_FILE] ?? '');
    for (let night = 0; night < 2; night += 1) await lane.copy();
    await rm(join(lane.data, LEAGUE_FILE));
    await rm(join(lane.data, `${LEAGUE_FILE}.prev`));
    for (let night = 0; night < 2; night += 1) await lane.copy();
    expect(await contents(lane.path('a', ''))).toHaveProperty([LEAGUE_FILE], LANE_FILES[LEAGUE_FILE]);

    await lane.write(LEAGUE_FILE, LANE_FILES[LEAGUE_FILE] ?? '');
    const leagues = new LeaguesFolder(new NodeDisk(), lane.data);
    await leagues.open();
    for (const league of leagues.all()) expect((await leagues.forget(league)).ok).toBe(true);
    for (let night = 0; night < 2; night += 1) await lane.copy();
    for (const slot of ['a', 'b']) {
      const copy = await contents(lane.path(slot, ''));
      expect(Object.keys(copy)).toContain(LEAGUE_FILE);
      expect(Object.values(copy).join('\n')).not.toContain('Pin Pals');
    }
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('for a game that is gone from the lane and not in its archive', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await rm(join(lane.data, 'games'), { recursive: true });
    await rm(join(lane.data, 'archive'), { recursive: true });
    await rm(join(lane.data, 'settings.json'));
    await lane.copy();
    await lane.copy();
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
    expect(await contents(lane.path('b', ''))).not.toHaveProperty([gameFile(1)]);
  });

  test('for a game that the archive names in a line that cannot be read', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await rm(join(lane.data, gameFile(2)));
    await appendFile(join(lane.data, MONTH), archivedLine(2).replace('"lane":7', '"lane":8'));
    await lane.copy();
    expect(await contents(lane.path('a', ''))).toHaveProperty([gameFile(2)], LANE_FILES[gameFile(2)]);
  });

  test.each([
    ['a damaged line', (month: string) => month.replace('"lane":7', '"lane":8'), archivedLine(7)],
    ['a cut off end', (month: string) => month.slice(0, -40), archivedLine(9)],
    ['whole lines gone', (month: string) => month.slice(month.indexOf('\n') + 1), archivedLine(7)],
    ['nothing in it', () => '', LANE_FILES[MONTH] ?? ''],
  ])('for %s in a month: the games of the copy follow the lane’s', async (_what, harm, kept) => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const harmed = harm(LANE_FILES[MONTH] ?? '') + archivedLine(10);
    await lane.write(MONTH, harmed);
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    const expected = harmed + kept;
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(expected);
    // The same result every night, also for what follows.
    await lane.copy();
    await lane.copy();
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(expected);
    await lane.write(MONTH, harmed + archivedLine(11));
    await lane.copy();
    await lane.copy();
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(harmed + archivedLine(11) + kept);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('but a game that was deleted goes from both copies', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const month = (LANE_FILES[MONTH] ?? '').replace(archivedLine(8), '');
    const deleted = month + makeTombstone(recordOf(gameOfMisses(0), 8).id);
    await lane.write(MONTH, deleted);
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 0 } });
    await lane.copy();
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(deleted);
    expect((await contents(lane.path('b', '')))[MONTH]).toBe(deleted);
  });

  test('for a file that is unreadable on the lane', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const disk = new FailingDisk();
    const read = disk.read.bind(disk);
    disk.read = (path) => (path === join(lane.data, MONTH) ? Promise.reject(systemError('EIO')) : read(path));
    expect(await lane.copy(disk)).toMatchObject({ ok: true, value: { damaged: 1 } });
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
  });

  test('for a game that disappears while the lane is listed', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const disk = new FailingDisk();
    const look = disk.look.bind(disk);
    disk.look = (path) => (path === join(lane.data, gameFile(2)) ? Promise.resolve(null) : look(path));
    const nextBall = makeRecord(recordOf(gameOfMisses(4), 1));
    await lane.write(gameFile(1), nextBall);
    expect(await lane.copy(disk)).toMatchObject({ ok: true, value: { damaged: 0 } });
    expect(await contents(lane.path('a', ''))).toEqual({ ...LANE_FILES, [gameFile(1)]: nextBall });
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('but a game that is damaged in the copy too is copied as it is, under its name', async () => {
    const lane = await CopiedLane.begin();
    await lane.write(gameFile(2), 'no game any more');
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    const expected = { ...LANE_FILES, [gameFile(2)]: 'no game any more' };
    for (const slot of ['a', 'b']) expect(await contents(lane.path(slot, ''))).toEqual(expected);
    await lane.copy();
    expect(await contents(lane.path('a', ''))).toEqual(expected);
  });

  test('but a game that is gone from the lane and damaged in the copy is not kept', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await writeFile(lane.path('a', gameFile(2)), 'no game any more');
    await rm(join(lane.data, gameFile(2)));
    await lane.copy();
    await lane.copy();
    expect(await contents(lane.path('a', ''))).not.toHaveProperty([gameFile(2)]);
  });

  test('but a quarantined file that was deleted goes', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await rm(join(lane.data, 'quarantine'), { recursive: true });
    await lane.copy();
    expect(
      Object.keys(await contents(lane.path('a', ''))).filter((name) => name.startsWith('quarantine')),
    ).toEqual([]);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });
});
