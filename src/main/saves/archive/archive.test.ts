import { appendFile, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { generationOf } from '../../../core/game.ts';
import { FailingDisk } from '../failing-disk.testing.ts';
import { namesIn, tempFolder } from '../folder.testing.ts';
import { NOON, colourfulGame, freshGame, gameOfMisses, recordOf } from '../game.testing.ts';
import type { GameRecord } from '../game-record.ts';
import { sealLine } from '../sealed-text.ts';
import { Archive } from './archive.ts';
import type { Wanted } from './index-search.ts';

// Hundreds of starts in some, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const MONTH = '2026-11.jsonl';
const INDEX = '2026-11.index';
const NEWEST: Wanted = { name: '', before: null, count: 50 };

/** An archive that holds these games. */
async function holding(
  ...records: readonly GameRecord[]
): Promise<{ data: string; disk: FailingDisk; archive: Archive }> {
  const data = await tempFolder();
  const opened = await reopened(data);
  if (records.length > 0) expect(await opened.archive.add(records)).toMatchObject({ trouble: null });
  return { data, ...opened };
}

/** The archive as the next start of the program opens it. */
async function reopened(data: string): Promise<{ disk: FailingDisk; archive: Archive }> {
  const disk = new FailingDisk();
  const archive = new Archive(disk, data);
  await archive.open();
  return { disk, archive };
}

/** What is listed: counter and generation, newest first. */
async function listed(archive: Archive, query: Partial<Wanted> = {}): Promise<readonly string[]> {
  const games = await archive.page({ ...NEWEST, ...query });
  return games.map(
    ({ summary, generation }) => `${String(Number(summary.id.slice(1, 7)))}/${String(generation)}`,
  );
}

async function generationIn(archive: Archive, record: GameRecord): Promise<number | null> {
  const found = await archive.read(record.id);
  return found === null ? null : generationOf(found.game);
}

function after(balls: number, counter: number): GameRecord {
  return recordOf(gameOfMisses(balls), counter);
}

/** The bytes of the month, changed. */
async function change(data: string, how: (bytes: Buffer) => Uint8Array): Promise<void> {
  const path = join(data, 'archive', MONTH);
  await writeFile(path, how(await readFile(path)));
}

function month(data: string): Promise<string> {
  return readFile(join(data, 'archive', MONTH), 'utf8');
}

describe('a game that is handed over', () => {
  test('is a line of its month, and read as the same game', async () => {
    const game = recordOf(colourfulGame());
    const { data, archive } = await holding(game, after(20, 2));
    expect(await namesIn(join(data, 'archive'))).toEqual([INDEX, MONTH]);
    expect((await month(data)).split('\n')).toHaveLength(3);
    expect(await archive.read(game.id)).toEqual(game);
    expect(await (await reopened(data)).archive.read(game.id)).toEqual(game);
    expect((await stat(join(data, 'archive', MONTH))).mode & 0o777).toBe(0o600);
  });

  test('goes to the month of its start, however far the clock has jumped', async () => {
    const months = ['2026-11', '2027-01', '1999-12', '+012345-06', '-000001-01'];
    const games = months.map((start, index) => {
      const game = freshGame(['PJS']);
      const startedAt = `${start}-21T12:00:00.000Z`;
      return recordOf({ ...game, setup: { ...game.setup, startedAt } }, index + 1);
    });
    const { data, archive } = await holding(...games);
    expect((await namesIn(join(data, 'archive'))).filter((name) => name.endsWith('.jsonl'))).toEqual(
      months.map((name) => `${name}.jsonl`).toSorted(),
    );
    expect(await listed(archive)).toEqual(['5/0', '4/0', '3/0', '2/0', '1/0']);
    expect(await listed((await reopened(data)).archive, { count: 2, before: games[3]?.id ?? null })).toEqual([
      '3/0',
      '2/0',
    ]);
  });

  test('and corrected later is there twice, and the higher generation holds, in whatever order they come', async () => {
    const { data, archive } = await holding(after(5, 1), after(20, 2));
    await archive.add([after(7, 1)]);
    await (await reopened(data)).archive.add([after(6, 1)]);
    expect((await month(data)).split('\n').length).toBeGreaterThan(4);
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await listed(each)).toEqual(['2/20', '1/7']);
      expect(await generationIn(each, after(7, 1))).toBe(7);
    }
  });

  test('once more in the same run is not written again', async () => {
    const { disk, archive } = await holding(after(5, 1));
    disk.calls.length = 0;
    expect(await archive.add([after(5, 1), after(4, 1)])).toEqual({
      done: [after(5, 1).id, after(4, 1).id],
      trouble: null,
    });
    expect(disk.calls.filter((call) => /write|create|append/u.test(call))).toEqual([]);
  });

  test('that an earlier run wrote is written again: whether its sync had worked nobody knows', async () => {
    const { data } = await holding(after(5, 1));
    const { archive } = await reopened(data);
    await archive.add([after(5, 1)]);
    const lines = (await month(data)).split('\n');
    expect(lines[0]).toBe(lines[1]);
    expect(await listed(archive)).toEqual(['1/5']);
  });
});

describe('what a crash left', () => {
  test('a torn last line is cut off before the next one', async () => {
    const { data } = await holding(after(5, 1));
    const whole = await month(data);
    await appendFile(join(data, 'archive', MONTH), whole.slice(0, 200));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['1/5']);
    await archive.add([after(6, 2)]);
    expect((await month(data)).startsWith(`${whole}{`)).toBe(true);
    expect(await listed(archive)).toEqual(['2/6', '1/5']);
    expect(archive.news()).toEqual([]);
  });

  test('a torn line longer than any tail that is read at once', async () => {
    const { data } = await holding(after(5, 1));
    await appendFile(join(data, 'archive', MONTH), 'x'.repeat(300_000));
    const { archive } = await reopened(data);
    await archive.add([after(6, 2)]);
    expect((await month(data)).includes('x')).toBe(false);
    expect(await listed(archive)).toEqual(['2/6', '1/5']);
  });

  test('a last line that only lost its end is a game, and is ended before the next one', async () => {
    const { data } = await holding(after(5, 1));
    await change(data, (bytes) => bytes.subarray(0, -1));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['1/5']);
    await archive.add([after(6, 2)]);
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await listed(each)).toEqual(['2/6', '1/5']);
      expect(each.news()).toEqual([]);
    }
  });
});

describe('a damaged line', () => {
  const damage = { kind: 'archive-damaged', file: `archive/${MONTH}` };

  test('in the middle costs only its own game; people are told, and the bytes stay', async () => {
    const { data } = await holding(after(5, 1), after(6, 2), after(7, 3));
    const place = (await month(data)).indexOf('\n') + 300;
    await change(data, (bytes) => bytes.fill(0, place, place + 40));
    const before = await month(data);
    await rm(join(data, 'archive', INDEX));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['3/7', '1/5']);
    expect(archive.news()).toEqual([damage]);
    await archive.add([after(8, 4)]);
    expect((await month(data)).startsWith(before)).toBe(true);
    expect(archive.news()).toEqual([]);
  });

  test('that was read well before is found out when its game is opened: the index is not believed', async () => {
    const { data } = await holding(after(5, 1), after(6, 2), after(7, 3));
    await change(data, (bytes) => bytes.fill(0, 300, 301));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['3/7', '2/6', '1/5']);
    expect(await archive.read(after(5, 1).id)).toBeNull();
    expect(await listed(archive)).toEqual(['3/7', '2/6']);
    expect(archive.news()).toEqual([damage]);
  });

  test.each(['garbage', '\0'.repeat(700), '{"file":"headpin-archived-game","version":2,"chec'])(
    'glued before a good one costs the good one nothing',
    async (garbage) => {
      const { data } = await holding(after(5, 1), after(6, 2));
      await change(data, (bytes) => Buffer.concat([Buffer.from(garbage), bytes]));
      const { archive } = await reopened(data);
      expect(await listed(archive)).toEqual(['2/6', '1/5']);
      expect(archive.news()).toEqual([damage]);
    },
  );

  test('a bit flipped around the end of a line or in one: never more than one game is lost, and none is another', async () => {
    const { data } = await holding(after(1, 1), after(2, 2), after(3, 3));
    const whole = await readFile(join(data, 'archive', MONTH));
    const end = whole.indexOf('\n');
    let lost = 0;
    for (let place = end - 20; place < end + 100; place += 1) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (place % 8));
      await writeFile(join(data, 'archive', MONTH), bytes);
      await rm(join(data, 'archive', INDEX), { force: true });
      const games = await listed((await reopened(data)).archive);
      if (games.length < 3) lost += 1;
      expect(games.length).toBeGreaterThanOrEqual(2);
      expect(['3/3', '2/2', '1/1']).toEqual(expect.arrayContaining([...games]));
    }
    expect(lost).toBeGreaterThan(70);
  });
});

test('a line of a newer program is told and stays as it is, also when its month is written anew', async () => {
  const { data } = await holding(after(5, 1), after(6, 2));
  const newer = `${sealLine('headpin-archived-game', 900, [['lanes', '[7,8]']])}\n`;
  await appendFile(join(data, 'archive', MONTH), newer);
  const { archive } = await reopened(data);
  expect(await listed(archive)).toEqual(['2/6', '1/5']);
  expect(archive.news()).toEqual([{ kind: 'newer', file: `archive/${MONTH}` }]);
  expect((await archive.bury(after(5, 1))).ok).toBe(true);
  expect(await month(data)).toContain(newer);
});

describe('a deleted game', () => {
  test('is gone with all its lines, and the others are there; only its name is left', async () => {
    const { data, archive } = await holding(after(5, 1), after(6, 2), after(7, 1));
    expect((await archive.bury(after(5, 1))).ok).toBe(true);
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await listed(each)).toEqual(['2/6']);
      expect(await each.read(after(5, 1).id)).toBeNull();
      expect(each.news()).toEqual([]);
    }
    expect((await month(data)).match(/g000001-0a1b2c/gu)).toHaveLength(1);
  });

  test('does not come back, whoever adds it again', async () => {
    const { data, archive } = await holding(after(5, 1));
    await archive.bury(after(5, 1));
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await each.holds(after(9, 1).id, NOON)).toMatchObject({ kind: 'deleted' });
      expect(await each.add([after(9, 1)])).toEqual({ done: [after(9, 1).id], trouble: null });
      expect(await listed(each)).toEqual([]);
    }
  });

  test('that the archive never had does not come either', async () => {
    const { archive } = await holding();
    expect((await archive.bury(after(5, 1))).ok).toBe(true);
    await archive.add([after(5, 1)]);
    expect(await listed(archive)).toEqual([]);
  });
});

describe('a disk that refuses', () => {
  /** What the archive does with a second game while calls fail. */
  async function refusing(
    call: string,
    code: string,
  ): Promise<{ data: string; disk: FailingDisk; archive: Archive; before: string }> {
    const { data, disk, archive } = await holding(after(5, 1));
    const before = await month(data);
    disk.fails = (asked) => (asked === call ? code : null);
    return { data, disk, archive, before };
  }

  test.each([
    ['write', 'ENOSPC', 'disk-full'],
    ['append', 'EROFS', 'read-only'],
    ['sync', 'EIO', 'device-error'],
  ])(
    'at %s: said, the month as it was, and it goes on when the disk returns',
    async (call, code, trouble) => {
      const { data, disk, archive, before } = await refusing(call, code);
      expect(await archive.add([after(6, 2)])).toEqual({ done: [], trouble });
      expect(await month(data)).toBe(before);
      expect(await listed(archive)).toEqual(['1/5']);
      disk.fails = () => null;
      expect((await archive.add([after(6, 2)])).trouble).toBeNull();
      expect(await listed(archive)).toEqual(['2/6', '1/5']);
    },
  );

  test('a few bytes at a time: all of them follow', async () => {
    const { disk, archive } = await holding(after(5, 1));
    disk.mostAtOnce = 7;
    await archive.add([after(6, 2)]);
    expect(await generationIn(archive, after(6, 2))).toBe(6);
  });

  test('after a failed sync the month is written to a new file, and the old descriptor is not synced again', async () => {
    const { data, disk, archive } = await refusing('sync', 'EIO');
    const inode = (await stat(join(data, 'archive', MONTH))).ino;
    await archive.add([after(6, 2)]);
    disk.fails = () => null;
    disk.calls.length = 0;
    await archive.add([after(6, 2)]);
    expect(
      disk.calls
        .filter((call) => /^(?:sync|rename|syncFolder)/u.test(call))
        .map((call) => call.split(' ')[0]),
    ).toEqual([...['sync', 'rename', 'syncFolder']]);
    expect((await stat(join(data, 'archive', MONTH))).ino).not.toBe(inode);
    await archive.add([after(7, 3)]);
    expect(disk.calls).toContain('append');
  });

  test('an index that cannot be written keeps nobody from the games', async () => {
    const { data, disk, archive } = await holding(after(5, 1));
    await rm(join(data, 'archive', INDEX));
    const again = new Archive(disk, data);
    await again.open();
    disk.fails = (call) => (call === 'create' || call === 'write' ? 'ENOSPC' : null);
    expect(await listed(again)).toEqual(['1/5']);
    expect(await generationIn(again, after(5, 1))).toBe(5);
    expect(await listed(archive)).toEqual(['1/5']);
  });

  test('a folder in the place of an index keeps nobody from the games, and none from being added', async () => {
    const { data, disk } = await holding(after(5, 1));
    await rm(join(data, 'archive', INDEX));
    await disk.makeFolder(join(data, 'archive', INDEX));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['1/5']);
    expect(await archive.add([after(6, 2)])).toMatchObject({ trouble: null });
    expect(await listed(archive)).toEqual(['2/6', '1/5']);
    expect(await generationIn(archive, after(5, 1))).toBe(5);
    expect((await archive.bury(after(5, 1))).ok).toBe(true);
    expect(await listed(archive)).toEqual(['2/6']);
  });

  test('a month that is no file is neither replaced nor written to', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    await disk.makeFolder(join(data, 'archive', MONTH));
    const { archive } = await reopened(data);
    expect(await archive.add([after(5, 1)])).toEqual({ done: [], trouble: 'not-allowed' });
    expect((await archive.bury(after(5, 1))).ok).toBe(false);
    expect(await listed(archive)).toEqual([]);
    // Once, and what is done then: the games stay where they are until somebody has put it elsewhere.
    expect(archive.news()).toEqual([{ kind: 'archive-unusable', file: `archive/${MONTH}` }]);
    await archive.add([after(5, 1)]);
    expect(archive.news()).toEqual([]);
  });

  test('a month of 2 GB is not read, not written to, and keeps nobody from the other months', async () => {
    const { data } = await holding(after(5, 1));
    const huge = join(data, 'archive', '2026-12.jsonl');
    await writeFile(huge, '');
    await truncate(huge, 2 * 1024 ** 3);
    const { archive, disk } = await reopened(data);
    while (await archive.step());
    const { game, ...name } = after(7, 2);
    const setup = { ...game.setup, startedAt: '2026-12-01T12:00:00.000Z' };
    const december = { ...name, game: { ...game, setup } };
    expect(await archive.add([december])).toEqual({ done: [], trouble: 'not-allowed' });
    expect(await archive.add([after(6, 3)])).toMatchObject({ trouble: null });
    expect(await listed(archive)).toEqual(['3/6', '1/5']);
    expect((await stat(huge)).size).toBe(2 * 1024 ** 3);
    expect(archive.news()).toEqual([{ kind: 'archive-unusable', file: 'archive/2026-12.jsonl' }]);
    expect(disk.calls).not.toContain('read');
  });
});

describe('the index', () => {
  const games = Array.from({ length: 12 }, (_, index) => after(index, index + 1));
  const all = games.map((_, index) => `${String(12 - index)}/${String(11 - index)}`);

  /** What every question answers, whatever became of the index. */
  async function expectAll(data: string): Promise<void> {
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(all);
    expect(await listed(archive, { name: 'js' })).toEqual(all);
    expect(await generationIn(archive, after(4, 5))).toBe(4);
    expect(archive.news()).toEqual([]);
  }

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['gone', () => new Uint8Array()],
    ['garbage', () => Buffer.from('garbage\n')],
    ['torn', (bytes) => bytes.subarray(0, bytes.length - 30)],
    ['shorter by its last lines', (bytes) => bytes.subarray(0, bytes.indexOf('\n', bytes.length / 2) + 1)],
    ['without its first line', (bytes) => bytes.subarray(bytes.indexOf('\n') + 1)],
    ['with zeros in the middle', (bytes) => Buffer.from(bytes).fill(0, 400, 900)],
    ['with another name for a bowler', (bytes) => Buffer.from(bytes.toString().replaceAll('pjs', 'kyj'))],
  ])('that is %s is made anew, and nobody notices', async (_, how) => {
    const { data } = await holding(...games);
    const path = join(data, 'archive', INDEX);
    const whole = await readFile(path);
    await writeFile(path, how(whole));
    await expectAll(data);
    expect(await readFile(path)).toEqual(whole);
  });

  test('with a bit flipped anywhere: every game is found all the same', async () => {
    const { data } = await holding(...games);
    const path = join(data, 'archive', INDEX);
    const whole = await readFile(path);
    for (let place = 0; place < whole.length; place += 61) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (place % 8));
      await writeFile(path, bytes);
      const { archive } = await reopened(data);
      expect(await listed(archive, { name: 'pjs' })).toEqual(all);
    }
  });

  test('of a month that was put back from an older copy is made anew', async () => {
    const { data, archive } = await holding(...games.slice(0, 6));
    const older = await readFile(join(data, 'archive', MONTH));
    await archive.add(games.slice(6));
    await writeFile(join(data, 'archive', MONTH), older);
    expect(await listed((await reopened(data)).archive)).toEqual(all.slice(6));
  });

  test('removed while the program runs is made anew', async () => {
    const { data, archive } = await holding(...games);
    await rm(join(data, 'archive', INDEX));
    expect(await listed(archive)).toEqual(all);
    await truncate(join(data, 'archive', INDEX), 100);
    expect(await listed(archive, { name: 'PJS'.toLowerCase() })).toEqual(all);
    expect(await readdir(join(data, 'archive'))).toContain(INDEX);
  });

  test('pages go on where the last one ended, also by a name', async () => {
    const { archive } = await holding(...games);
    expect(await listed(archive, { count: 5 })).toEqual(all.slice(0, 5));
    expect(await listed(archive, { count: 5, before: after(0, 8).id })).toEqual(all.slice(5, 10));
    expect(await listed(archive, { count: 5, before: after(0, 3).id, name: 'pj' })).toEqual(all.slice(10));
    expect(await listed(archive, { name: 'kyj' })).toEqual([]);
    expect(await listed(archive, { name: 'find' })).toEqual([]);
  });
});
