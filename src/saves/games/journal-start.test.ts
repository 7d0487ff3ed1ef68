import { execFileSync } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { noFiles, type System } from '../disk/testing/no-file.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { sealText } from '../record/sealed-text.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { JOURNAL } from './journal.ts';
import { namesIn, tidied } from './testing/folder.testing.ts';
import {
  bowl,
  bowled,
  failing,
  fileOf,
  ID,
  opened,
  SAVED,
  SIZE,
  started,
  textOf,
  type Lane,
} from './testing/journaled-lane.testing.ts';

/** Devices need root; then the row has nothing to find. */
const system: System = (command, parameters) => {
  try {
    execFileSync(command, parameters, { stdio: 'pipe' });
    return null;
  } catch (error) {
    return String(error);
  }
};

describe('a start', () => {
  /** A folder whose file has this many balls and whose journal has this text. */
  async function left(balls: number, journal: string): Promise<Lane> {
    const lane = await bowled(balls);
    await lane.folder.close();
    await writeFile(lane.journal, journal);
    return lane;
  }

  test('finds the ball that only the journal has, saves its file and says nothing', async () => {
    const lane = await left(2, textOf(3).padEnd(SIZE));
    expect(await started(lane.data)).toEqual([3, []]);
    expect([await fileOf(lane), await fileOf(lane, '.prev')]).toEqual([textOf(3), textOf(2)]);
  });

  test('recovers a damaged file from the journal rather than from .prev, and names its last ball', async () => {
    const lane = await left(2, textOf(3).padEnd(SIZE));
    await writeFile(join(lane.data, 'games', `${ID}.json`), 'damaged');
    const found = await new GamesFolder(lane.disk, lane.data).open();
    expect(found).toMatchObject({
      value: {
        notices: [{ kind: 'set-aside', recovered: { generation: 3 } }],
        resume: recordOf(gameOfMisses(3)),
      },
    });
    expect([await fileOf(lane), await fileOf(lane, '.prev')]).toEqual([textOf(3), textOf(1)]);
  });

  test('recovers a missing or a doubly damaged file from the journal', async () => {
    const lane = await left(2, textOf(3).padEnd(SIZE));
    await rm(join(lane.data, 'games', `${ID}.json`));
    expect(await started(lane.data)).toEqual([3, ['save-gone']]);
    const other = await left(2, textOf(3).padEnd(SIZE));
    for (const ending of ['', '.prev'])
      await writeFile(join(other.data, 'games', `${ID}.json${ending}`), 'damaged');
    expect(await started(other.data)).toEqual([3, ['set-aside']]);
    expect(await fileOf(other)).toBe(textOf(3));
  });

  test.each([
    ['the same ball', textOf(2).padEnd(SIZE)],
    ['an earlier one', textOf(1).padEnd(SIZE)],
    ['a torn text', textOf(3).slice(0, -40).padEnd(SIZE)],
    ['nothing but spaces', ' '.repeat(SIZE)],
    ['nothing', ''],
    ['zeros', '\0'.repeat(SIZE)],
    ['a text and more behind it', `${textOf(3)}${textOf(1)}`],
    ['another game, which has no file', makeRecord(recordOf(gameOfMisses(9), 5)).padEnd(SIZE)],
  ])('ignores a journal with %s', async (_, journal) => {
    const lane = await left(2, journal);
    expect(await started(lane.data)).toEqual([2, []]);
    expect([await fileOf(lane), await fileOf(lane, '.prev')]).toEqual([textOf(2), textOf(1)]);
    expect(await readFile(lane.journal, 'utf8')).toBe(journal);
  });

  test('never brings back a game that has no files any more', async () => {
    const lane = await left(2, textOf(3).padEnd(SIZE));
    for (const ending of ['', '.prev']) await rm(join(lane.data, 'games', `${ID}.json${ending}`));
    expect(await started(lane.data)).toEqual([null, []]);
    expect(await namesIn(join(lane.data, 'games'))).toEqual([JOURNAL]);
  });

  test('makes the journal anew, so that who held the old one cannot write into it', async () => {
    const lane = await bowled(1);
    const { ino } = await stat(lane.journal);
    const next = await opened(lane.data);
    expect((await stat(lane.journal)).ino).not.toBe(ino);
    expect(await readFile(lane.journal, 'utf8')).toBe(' '.repeat(SIZE));
    await bowl(lane, 2, 2);
    expect(lane.disk.calls.join(' ')).not.toContain('put');
    expect(await readFile(lane.journal, 'utf8')).toBe(' '.repeat(SIZE));
    await bowl(next, 3, 3);
  });

  test('on a disk too full for the file keeps the ball in the journal, durably, until there is room', async () => {
    const lane = await left(2, textOf(3).padEnd(SIZE));
    const disk = new FailingDisk();
    disk.fails = failing(['create'], 'ENOSPC');
    const full = new GamesFolder(disk, lane.data, undefined, SIZE);
    expect(await full.open()).toMatchObject({
      ok: true,
      value: { resume: recordOf(gameOfMisses(3)), notices: [] },
    });
    expect(disk.calls.slice(-3).map((call) => call.split(' ')[0])).toEqual(['append', 'sync', 'close']);
    await tidied(full, ID);
    expect(await readFile(lane.journal, 'utf8')).toBe(textOf(3).padEnd(SIZE));
    disk.fails = () => null;
    await full.close();
    expect(await fileOf(lane)).toBe(textOf(3));
  });

  test('is refused when the disk can make the ball durable in neither place', async () => {
    const lane = await left(2, textOf(3).padEnd(SIZE));
    const disk = new FailingDisk();
    disk.fails = failing(['create', 'sync'], 'EIO');
    expect(await new GamesFolder(disk, lane.data).open()).toEqual({ ok: false, error: 'device-error' });
  });

  test('shows a game that a newer program has in the journal to be read, and touches neither', async () => {
    const sheet = ['PJS: 7 2', ''];
    const newer = sealText('headpin-game', 999, [
      ['id', JSON.stringify(ID)],
      ['sheet', JSON.stringify(sheet)],
    ]);
    const lane = await left(2, newer.padEnd(SIZE));
    const next = await opened(lane.data);
    expect(next.folder.games()).toEqual([]);
    expect(await next.folder.newer(ID)).toMatchObject({ id: ID, sheet });
    await next.folder.save(recordOf(gameOfMisses(0), 2));
    expect(await next.folder.save(recordOf(gameOfMisses(1), 2))).toEqual(SAVED);
    expect(next.disk.calls.join(' ')).not.toContain('put');
    expect(await readFile(lane.journal, 'utf8')).toBe(newer.padEnd(SIZE));
    expect(await fileOf(lane)).toBe(textOf(2));
  });

  test.each(noFiles())('with %s named like the journal goes on without one', async (_, put) => {
    const lane = await bowled(1);
    await lane.folder.close();
    await rm(lane.journal);
    const why = put(lane.journal, system);
    if (why !== null) return;
    const next = await opened(lane.data);
    await bowl(next, 2, 3);
    expect(next.disk.calls.join(' ')).not.toContain('put');
    expect((await next.disk.look(lane.journal)) === null).toBe(false);
    expect(await fileOf(lane)).toBe(textOf(3));
  });
});
