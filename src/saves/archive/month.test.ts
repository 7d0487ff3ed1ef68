import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generationOf } from '../../core/game/game.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { foreign } from '../imports/testing/lane.testing.ts';
import { gameOfMisses } from '../record/testing/game.testing.ts';
import { sealLine } from '../record/sealed-text.ts';
import { INDEX, LONG_DAMAGE, MONTH, after, bug, newerLine } from './testing/archive.testing.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import { Month } from './month.ts';

const NAME = '2026-11';
const { id } = after(0, 1);

interface Written {
  readonly folder: string;
  readonly disk: FailingDisk;
  readonly month: Month;
}

/** A month's file without an index. */
async function written(...lines: readonly string[]): Promise<Written> {
  const folder = await tempFolder();
  await rewritten(folder, ...lines);
  const disk = new FailingDisk();
  return { folder, disk, month: monthOn(disk, folder) };
}

function rewritten(folder: string, ...lines: readonly string[]): Promise<void> {
  return writeFile(join(folder, MONTH), lines.join(''));
}

function monthOn(disk: FailingDisk, folder: string): Month {
  return new Month(disk, folder, NAME, () => undefined);
}

function line(balls: number, counter: number): string {
  return makeGameLine(after(balls, counter));
}

/** A line padded to the length of another one. */
function filledUp(short: string, like: string): string {
  return `${short.padEnd(like.length - 1, 'x')}\n`;
}

async function generationRead(month: Month): Promise<number | null> {
  const record = await month.read(id);
  return record === null ? null : generationOf(record.game);
}

describe('the highest counter at the end of a month', () => {
  const games = [9, 1, 2, 3, 4, 5, 6, 7, 8].map((counter) => line(0, counter));

  const tombstone = makeTombstone(after(0, 3).id);
  const newer = newerLine(after(0, 3).id, []);
  const newerTombstone = `${sealLine('headpin-deleted-game', 900, [])}\n`;

  test.each<[string, readonly string[], number, (readonly number[])?]>([
    ['that has no game', [], 0],
    ['is that of its game', [line(5, 3)], 3],
    ['is not that of its last game, if one before it has a higher one', games.slice(0, 8), 9],
    ['is looked for in the last eight games', games, 8],
    ['is not that of a game before the last 64 KiB', [line(0, 9), LONG_DAMAGE, line(0, 4)], 4],
    ['leaves out what is damaged', [...games.slice(0, 8), 'x\n', '{}\n'], 9],
    ['counts a game that lost the end of its line', [line(0, 2), line(0, 3).slice(0, -1)], 3],
    ['leaves out a torn line', [line(0, 2), line(0, 3).slice(0, -5)], 2],
    ['counts a newer program’s game', [line(0, 2), newer], 3],
    ['leaves out a newer program’s line without an id', [line(0, 2), newerLine('', [])], 2],
    ['leaves out a newer program’s line that is damaged', [line(0, 2), newer.replace('sheet', 'sheep')], 2],
    ['leaves out a newer program’s tombstone', [line(0, 2), newerTombstone], 2],
    ['is told apart from those of deleted games', [line(0, 2), tombstone], 2, [3]],
  ])('%s', async (_, lines, top, buried = []) => {
    const { month } = await written(...lines);
    expect(await month.highest()).toEqual({ top, buried });
  });

  test.each<[string, readonly string[], number, (readonly number[])?]>([
    ['is that of its own games', [line(0, 2), makeGameLine(foreign(gameOfMisses(0), 40))], 2],
    ['is 0 where all are of other lanes', [makeGameLine(foreign(gameOfMisses(0), 40))], 0],
    ['leaves out newer programs’ games, which do not say where they were bowled', [line(0, 2), newer], 2],
    ['is told apart from those of deleted games, wherever they were bowled', [line(0, 2), tombstone], 2, [3]],
  ])('for one folder %s', async (_, lines, top, buried = []) => {
    const { month } = await written(...lines);
    expect(await month.highest(gameOfMisses(0).setup.origin)).toEqual({ top, buried });
  });

  test('is 0 without a file or with a folder in its place', async () => {
    const folder = await tempFolder();
    const month = monthOn(new FailingDisk(), folder);
    expect(await month.highest()).toEqual({ top: 0, buried: [] });
    await mkdir(join(folder, MONTH));
    expect(await month.highest()).toEqual({ top: 0, buried: [] });
  });
});

describe('what a month knows about a game', () => {
  const newer = newerLine(id, []);
  const cases: readonly [string, readonly string[], unknown][] = [
    ['nothing', [line(5, 2)], null],
    ['its highest generation, the last line', [line(5, 1), line(7, 1)], { kind: 'game', generation: 7 }],
    ['its highest generation, the first line', [line(7, 1), line(5, 1)], { kind: 'game', generation: 7 }],
    ['that it was deleted', [line(7, 1), makeTombstone(id), line(9, 1)], { kind: 'deleted', id }],
    ['that a newer program saved it', [newer], { kind: 'newer' }],
    ['that a newer program saved it last', [line(5, 1), newer], { kind: 'newer' }],
    ['that a newer program saved it, before an older one did', [newer, line(5, 1)], { kind: 'newer' }],
    ['that it was deleted, whoever saved it', [newer, makeTombstone(id)], { kind: 'deleted', id }],
    [
      'nothing of a newer program’s that has no id',
      [`${sealLine('headpin-archived-game', 900, [['of', `{"id":"${id}"}`]])}\n`],
      null,
    ],
  ];

  test.each(cases)('%s: the index says so', async (_, lines, holding) => {
    const { month, disk } = await written(...lines);
    await month.reach();
    expect(await month.holds(id)).toEqual(expectedOf(holding));
    expect(disk.calls).not.toContain('read');
  });

  test.each(cases)('%s: its file says so while the index is far behind', async (_, lines, holding) => {
    const { month, disk } = await written(LONG_DAMAGE, ...lines);
    expect(await month.holds(id)).toEqual(expectedOf(holding));
    expect(disk.calls).toContain('read');
  });

  /** Further fields are allowed. */
  function expectedOf(holding: unknown): unknown {
    return holding === null ? null : expect.objectContaining(holding);
  }
});

describe('a newer program’s game', () => {
  const sheet = ['PJS: X = 10', 'KYJ: 9/ = 10'];
  const saved = newerLine(id, sheet);

  test('is given as its id and its sheet, and never as a game of this program', async () => {
    const { month } = await written(line(5, 1), saved, line(7, 1));
    expect(await month.newer(id)).toMatchObject({ id, sheet });
    expect(await month.read(id)).toBeNull();
  });

  test('is none where this program saved it, and none where nobody did', async () => {
    const { month } = await written(line(5, 1));
    expect(await month.newer(id)).toBeNull();
    expect(await month.newer(after(0, 2).id)).toBeNull();
  });

  test('that is no longer at its place is not given from there, and found by the next question', async () => {
    const [other, last] = [newerLine(after(0, 2).id, sheet), line(5, 3)];
    const { month, folder } = await written(saved, other, last);
    expect((await month.newer(id))?.sheet).toEqual(sheet);
    await rewritten(folder, other, saved, last);
    expect(await month.newer(id)).toBeNull();
    expect((await month.newer(id))?.sheet).toEqual(sheet);
    await rewritten(folder, other, filledUp('', saved), last);
    expect(await month.newer(id)).toBeNull();
  });
});

describe('a game', () => {
  test('is read at its place in the index, without searching the whole month', async () => {
    const { month, disk } = await written(line(5, 1), line(7, 1), line(6, 2));
    expect(await generationRead(month)).toBe(7);
    expect(disk.calls).not.toContain('read');
  });

  const [game, other, last] = [line(7, 1), line(7, 2), line(5, 3)];

  test.each<[string, readonly string[], number | null]>([
    ['was put elsewhere', [other, game, last], 7],
    ['was put elsewhere, and an older one there', [filledUp(line(6, 1), game), game, last], 7],
    ['was replaced by an older one', [filledUp(line(6, 1), game), other, last], 6],
    ['was replaced by its deletion', [filledUp(makeTombstone(id), game), other, last], null],
    ['was destroyed', [filledUp('', game), other, last], null],
  ])('that %s while the index was not checked', async (_, lines, generation) => {
    const { month, folder } = await written(game, other, last);
    expect(await generationRead(month)).toBe(7);
    await rewritten(folder, ...lines);
    expect(await generationRead(month)).toBe(generation);
    expect(await namesIn(folder)).toEqual([MONTH]);
  });

  test('with two lines of one generation is the later one', async () => {
    const saved = { ...after(7, 1), savedAt: '2026-11-22T12:00:00.000Z' };
    const { month, folder } = await written(other, game, line(7, 4), last);
    await month.reach();
    await rewritten(folder, game, filledUp('', game), makeGameLine(saved), last);
    expect(await month.read(id)).toEqual(saved);
  });
});

describe('the range of a month', () => {
  test('covers all its games even if only some are indexed', async () => {
    const { month } = await written(line(0, 4), LONG_DAMAGE, line(0, 2), line(0, 9));
    expect(await month.step()).toMatchObject({ isWhole: false, top: 4 });
    expect(await month.reach()).toMatchObject({ low: 2, top: 9 });
  });

  test('is known once it was read', async () => {
    const { month, disk } = await written(line(0, 4));
    await month.reach();
    disk.calls.length = 0;
    expect(await month.reach()).toMatchObject({ low: 4, top: 4 });
    expect(disk.calls).toEqual([]);
  });
});

describe('adding a line', () => {
  test('indexes it too', async () => {
    const { month, folder } = await written(line(0, 4));
    expect(await month.add(line(0, 5))).toMatchObject({ ok: true });
    expect(await namesIn(folder)).toEqual([INDEX, MONTH]);
    expect(await month.reach()).toMatchObject({ low: 4, top: 5 });
  });

  test('succeeds even if the index cannot follow', async () => {
    const { month, disk } = await written(line(0, 4));
    disk.fails = (call) => (call === 'look' && disk.calls.includes('syncFolder') ? 'EIO' : null);
    expect(await month.add(line(0, 5))).toMatchObject({ ok: true });
    disk.fails = (call) =>
      call === 'look' && disk.calls.at(-2)?.startsWith('close') === true ? bug() : null;
    await expect(month.add(line(0, 6))).rejects.toThrow('a bug');
  });
});

describe('deleting a game', () => {
  test('removes the index first, because it names the game', async () => {
    const { month, disk } = await written(line(5, 1));
    await month.reach();
    disk.calls.length = 0;
    expect(await month.bury(id)).toMatchObject({ ok: true });
    expect(disk.calls.filter((call) => /^(?:remove|syncFolder|rename)$/u.test(call))).toEqual([
      'remove',
      'syncFolder',
      'rename',
      'syncFolder',
    ]);
  });

  test.each(['remove', 'syncFolder'])('is refused when %s of the index is', async (call) => {
    const { month, disk } = await written(line(5, 1));
    await month.reach();
    disk.fails = (asked) => (asked === call ? 'EROFS' : null);
    expect(await month.bury(id)).toEqual({ ok: false, error: 'read-only' });
    disk.fails = () => null;
    expect(await generationRead(month)).toBe(5);
  });
});
