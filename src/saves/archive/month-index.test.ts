import { appendFile, mkdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../games/testing/folder.testing.ts';
import { freshGame, recordOf } from '../record/testing/game.testing.ts';
import { sealLine } from '../record/sealed-text.ts';
import { INDEX, MONTH, after, newerLine } from './testing/archive.testing.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import { sumOf } from './index-line.ts';
import { NOTHING } from './index-making.ts';
import {
  bytesAt,
  countersOf,
  fromTo,
  indexOf,
  linesOf,
  madeAnew,
  started,
} from './testing/month-index.testing.ts';

const ALL = { before: null, count: 1000 };
const THREE = linesOf([1, 2, 3]);
/** Takes three steps to index. */
const LONG = linesOf(fromTo(1, 100), 20);

describe('a month', () => {
  test('without a file has no index', async () => {
    const { index, folder, told } = await indexOf(null);
    expect(await index.step()).toEqual({ ...NOTHING, stamp: '', isWhole: true });
    expect([index.known, await namesIn(folder), told]).toEqual([null, [], []]);
    expect(await index.newest(ALL)).toEqual([]);
    expect(await index.find(after(1, 1).id)).toBeNull();
  });

  test('that is a folder has none, and that is reported', async () => {
    const { index, path, folder, told } = await indexOf(null);
    await mkdir(path);
    expect(await index.step()).toMatchObject({ end: 0, isWhole: true });
    expect([index.known, await namesIn(folder), told]).toEqual([null, [MONTH], ['no-file']]);
  });

  test('whose file is gone loses its index', async () => {
    const { index, folder, file, disk } = await indexOf(THREE);
    await index.step();
    await disk.remove(file.path);
    expect(await index.step()).toMatchObject({ end: 0, top: 0, isWhole: true });
    expect([index.known, await namesIn(folder)]).toEqual([null, []]);
  });

  test('with a few games is indexed in one step', async () => {
    const { index, indexPath } = await indexOf(linesOf([2, 3, 1]));
    expect(index.known).toBeNull();
    const known = await index.step();
    expect(known).toMatchObject({ end: THREE.length, low: 1, top: 3, isWhole: true });
    expect(known.size).toBe((await bytesAt(indexPath))?.length);
    expect(index.known).toBe(known);
  });

  test('with many takes several steps', async () => {
    const { index, indexPath } = await indexOf(LONG);
    const first = await index.step();
    expect(first).toMatchObject({ low: 1, isWhole: false });
    expect(first.end).toBeGreaterThan(120 * 1024);
    expect(first.end).toBeLessThanOrEqual(128 * 1024);
    const second = await index.step();
    expect(second.end).toBeGreaterThan(first.end);
    expect(await index.whole()).toMatchObject({ end: LONG.length, top: 100, isWhole: true });
    expect(await bytesAt(indexPath)).toEqual(await madeAnew(LONG));
  });

  test.each([
    ['empty lines', '\n'.repeat(1_000_000)],
    ['lines of one letter', 'x\n'.repeat(500_000)],
    ['beginnings of lines', '{"file":"headpin-'.repeat(60_000)],
    ['one line without an end', 'x'.repeat(1_000_000)],
  ])('of a million bytes of %s has an index no larger than itself, and keeps its games', async (_, junk) => {
    const { index, indexPath } = await indexOf(`${linesOf([1])}${junk}\n${linesOf([2])}`);
    expect(await index.whole()).toMatchObject({ low: 1, top: 2, isWhole: true });
    expect(countersOf(await index.newest(ALL))).toEqual([2, 1]);
    expect((await bytesAt(indexPath))?.length).toBeLessThan(10_000);
  });

  test('whose index is far larger than possible is indexed anew', async () => {
    const month = await indexOf(THREE);
    await writeFile(month.indexPath, '\n'.repeat(5 * THREE.length));
    const { index, disk } = started(month, month.disk);
    disk.calls.length = 0;
    expect(await index.step()).toMatchObject({ top: 3, isWhole: true });
    // The month, its index, and then at once the removal: nothing of it is read.
    expect(disk.calls.slice(0, disk.calls.indexOf('remove'))).toEqual(['look', 'look', 'look']);
    expect(await bytesAt(month.indexPath)).toEqual(await madeAnew(THREE));
  });

  test('whose index has a line with invalid JSON and a right sum is indexed anew', async () => {
    const month = await indexOf(THREE);
    const rest = '"all":0,"line":[}\n';
    await writeFile(month.indexPath, `{"crc":"${sumOf(rest)}",${rest}`);
    const { index } = started(month, month.disk);
    expect(countersOf(await index.newest(ALL))).toEqual([3, 2, 1]);
  });

  test('is indexed step by step although a party of two hundred ends one', async () => {
    const party = freshGame(fromTo(1, 200).map((place) => `BOWLER ${String(place)}`));
    const text = `${makeGameLine(recordOf(party, 1))}${'x'.repeat(130_000)}\n${linesOf([2])}`;
    const { index, indexPath } = await indexOf(text);
    expect(await index.step()).toMatchObject({ low: 1, isWhole: false });
    expect((await bytesAt(indexPath))?.length).toBeGreaterThan(16 * 1024);
    expect(countersOf(await index.newest(ALL))).toEqual([2, 1]);
    expect(await bytesAt(indexPath)).toEqual(await madeAnew(text));
  });

  test('that did not change is not read again', async () => {
    const { index, disk } = await indexOf(THREE);
    const known = await index.step();
    disk.calls.length = 0;
    expect(await index.step()).toBe(known);
    expect(disk.calls).toEqual(['look']);
  });

  test.each([
    ['few', THREE],
    ['many', LONG],
  ])(
    'of %s games that was touched: only its last line is compared, and nothing is written',
    async (_, text) => {
      const { index, path, disk } = await indexOf(text);
      const known = await index.whole();
      await utimes(path, 1, 1);
      disk.calls.length = 0;
      const again = await index.step();
      expect(again).toEqual({ ...known, stamp: again.stamp });
      expect(again.stamp).not.toBe(known.stamp);
      // The index's end, its last line, and what follows that.
      expect(disk.calls).toEqual(['look', 'readPart', 'readPart', 'readPart']);
    },
  );

  test('that grew: only what is new is indexed', async () => {
    const { index, path, indexPath, disk } = await indexOf(THREE);
    await index.step();
    await appendFile(path, linesOf([4, 5]));
    disk.calls.length = 0;
    expect(await index.step()).toMatchObject({ low: 1, top: 5, isWhole: true });
    expect(disk.calls).not.toContain('remove');
    expect(await bytesAt(indexPath)).toEqual(await madeAnew(linesOf([1, 2, 3, 4, 5])));
  });

  test('is indexed by the next start from where the last one stopped', async () => {
    const month = await indexOf(LONG);
    const first = await month.index.step();
    const { index, indexPath, disk } = started(month, month.disk);
    disk.calls.length = 0;
    expect((await index.step()).end).toBeGreaterThan(first.end);
    expect(disk.calls).not.toContain('remove');
    await index.whole();
    expect(await bytesAt(indexPath)).toEqual(await madeAnew(LONG));
  });
});

describe('a line', () => {
  test('that is damaged or of a newer program is reported, and the others are found', async () => {
    const newer = `${sealLine('headpin-archived-game', 900, [['lanes', '[7,8]']])}\n`;
    const { index, told } = await indexOf(`${linesOf([1])}damaged\n${linesOf([2])}${newer}${linesOf([3])}`);
    expect(countersOf(await index.newest(ALL))).toEqual([3, 2, 1]);
    expect(told).toEqual(['damaged', 'newer']);
  });

  test('that holds a newer program’s game is reported, and the game is found', async () => {
    const { index, told } = await indexOf(linesOf([1]) + newerLine(after(0, 2).id, ['PJS: X = 10']));
    expect(countersOf(await index.newest(ALL))).toEqual([2, 1]);
    expect(told).toEqual(['newer']);
  });

  test('that is damaged and longer than a step costs only itself', async () => {
    const { index, told } = await indexOf(`${linesOf([1])}${'x'.repeat(300_000)}\n${linesOf([2])}`);
    expect(countersOf(await index.newest(ALL))).toEqual([2, 1]);
    expect(told).toEqual(['damaged']);
  });

  test('that is torn at the end of the file does not count yet', async () => {
    for (const torn of ['', 'x'.repeat(300_000)]) {
      const { index, told } = await indexOf(THREE + linesOf([4]).slice(0, -100) + torn);
      expect(await index.whole()).toMatchObject({ end: THREE.length, top: 3, isWhole: true });
      expect([countersOf(await index.newest(ALL)), told]).toEqual([[3, 2, 1], []]);
    }
  });

  test('that lacks only its line end is a game, and stays one when it is completed', async () => {
    const { index, path, told } = await indexOf(THREE.slice(0, -1));
    expect(await index.whole()).toMatchObject({ end: THREE.length - 1, top: 3, isWhole: true });
    await appendFile(path, `\n${linesOf([4])}`);
    expect(countersOf(await index.newest(ALL))).toEqual([4, 3, 2, 1]);
    expect([index.known?.end, told]).toEqual([linesOf([1, 2, 3, 4]).length, []]);
  });
});

describe('an index that does not fit its month', () => {
  const others: readonly (readonly [string, string])[] = [
    ['that was replaced by one of the same length', THREE.replaceAll('PJS', 'KYJ')],
    [
      'whose last line was replaced by one of the same length',
      linesOf([1, 2]) + makeGameLine({ ...after(1, 3), savedAt: '2026-11-21T12:00:00.001Z' }),
    ],
    ['that lost its last line', linesOf([1, 2])],
    ['that lost the end of its last line', THREE.slice(0, -1)],
    ['that was emptied', ''],
    ['whose first game was deleted', linesOf([2, 3]) + makeTombstone(after(1, 1).id)],
  ];

  test.each(others)('a month %s: it is rebuilt, in the same run and in the next', async (_, text) => {
    const anew = await madeAnew(text);
    for (const isSameRun of [true, false]) {
      const month = await indexOf(THREE);
      await month.index.step();
      await writeFile(month.path, text);
      const { index, indexPath } = isSameRun ? month : started(month, month.disk);
      expect(await index.whole()).toMatchObject({ end: text.length, isWhole: true });
      expect(await bytesAt(indexPath)).toEqual(anew);
    }
  });

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['empty', () => new Uint8Array()],
    ['garbage', () => Buffer.from('garbage\n')],
    ['torn', (bytes) => bytes.subarray(0, -30)],
    ['without its first line', (bytes) => bytes.subarray(bytes.indexOf('\n') + 1)],
    ['longer than its end', (bytes) => Buffer.concat([bytes, Buffer.from('\n')])],
  ])('one that is %s at the start is rebuilt', async (_, how) => {
    const month = await indexOf(LONG);
    await month.index.whole();
    const whole = await bytesAt(month.indexPath);
    await writeFile(month.indexPath, how(whole ?? Buffer.alloc(0)));
    const { index, indexPath } = started(month, month.disk);
    expect(await index.whole()).toMatchObject({ end: LONG.length, low: 1, top: 100, size: whole?.length });
    expect(await bytesAt(indexPath)).toEqual(whole);
  });

  test('one whose month grew while its own file was shortened or removed is rebuilt', async () => {
    for (const lose of [(path: string) => truncate(path, 10), (path: string) => writeFile(path, '')]) {
      const { index, path, indexPath } = await indexOf(THREE);
      await index.step();
      await lose(indexPath);
      await appendFile(path, linesOf([4]));
      expect(await index.whole()).toMatchObject({ low: 1, top: 4, isWhole: true });
      expect(await bytesAt(indexPath)).toEqual(await madeAnew(linesOf([1, 2, 3, 4])));
    }
  });
});

describe('an index that disappears before it is complete', () => {
  test('once was removed by somebody: it is rebuilt', async () => {
    const { index, indexPath, disk } = await indexOf(LONG);
    const first = await index.step();
    await disk.remove(indexPath);
    expect(await index.step()).toMatchObject({ end: first.end, isWhole: false });
    expect(await index.whole()).toMatchObject({ end: LONG.length, low: 1, top: 100 });
    expect(await bytesAt(indexPath)).toEqual(await madeAnew(LONG));
  });

  test('twice means that the device fails: it is not rebuilt endlessly, and the next query tries again', async () => {
    const { index, disk } = await indexOf(LONG);
    disk.gives = (bytes) => bytes.subarray(1);
    await expect(index.whole()).rejects.toMatchObject({
      code: 'EIO',
      message: 'an index that was just made is damaged',
    });
    disk.gives = (bytes) => bytes;
    expect(await index.whole()).toMatchObject({ end: LONG.length, low: 1, top: 100 });
  });
});

describe('an index that cannot be written', () => {
  test('is kept in memory, extended there, and written with the next lines', async () => {
    const { index, path, indexPath, disk } = await indexOf(THREE);
    disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    await index.step();
    await appendFile(path, linesOf([4]));
    disk.calls.length = 0;
    expect(await index.step()).toMatchObject({ low: 1, top: 4, isWhole: true });
    expect(disk.calls).not.toContain('remove');
    expect(countersOf(await index.newest(ALL))).toEqual([4, 3, 2, 1]);
    disk.fails = () => null;
    await appendFile(path, linesOf([5]));
    await index.step();
    expect(await bytesAt(indexPath)).toEqual(await madeAnew(linesOf([1, 2, 3, 4, 5])));
  });

  test('with a folder in its place is kept in memory', async () => {
    const { index, folder, indexPath } = await indexOf(THREE);
    await mkdir(indexPath);
    expect(countersOf(await index.newest(ALL))).toEqual([3, 2, 1]);
    expect(await namesIn(folder)).toEqual([INDEX, MONTH]);
  });
});
