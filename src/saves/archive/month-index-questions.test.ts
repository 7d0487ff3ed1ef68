import { rm, truncate, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { systemError } from '../disk/testing/failing-disk.testing.ts';
import { namesIn } from '../games/testing/folder.testing.ts';
import { MONTH, after } from './testing/archive.testing.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import {
  bytesAt,
  countersOf,
  fromTo,
  indexOf,
  linesOf,
  madeAnew,
  type IndexedMonth,
} from './testing/month-index.testing.ts';

const ALL = { before: null, count: 1000 };
/** Its index is longer than the tail that is read first. */
const LONG = linesOf(fromTo(51, 150), 20);
const NEWEST_FIRST = fromTo(51, 150).toReversed();

/** A month with a complete index and an empty list of disk calls. */
async function wholeIndexOf(text: string): Promise<IndexedMonth> {
  const month = await indexOf(text);
  await month.index.whole();
  month.disk.calls.length = 0;
  return month;
}

describe('the newest games', () => {
  test('are found at the end of the index', async () => {
    const { index, disk } = await wholeIndexOf(LONG);
    expect(countersOf(await index.newest({ ...ALL, count: 5 }))).toEqual([150, 149, 148, 147, 146]);
    expect(disk.calls).toEqual(['look', 'readPart']);
  });

  test('are all of them, where that many are wanted', async () => {
    const { index, disk } = await wholeIndexOf(LONG);
    expect(countersOf(await index.newest(ALL))).toEqual(NEWEST_FIRST);
    expect(disk.calls).toEqual(['look', 'readPart', 'readPart', 'readPart']);
  });

  test('before one that is far back', async () => {
    const { index } = await wholeIndexOf(LONG);
    const before = after(20, 61).id;
    expect(countersOf(await index.newest({ ...ALL, before, count: 5 }))).toEqual([60, 59, 58, 57, 56]);
    expect(countersOf(await index.newest({ ...ALL, before, count: 20 }))).toEqual(NEWEST_FIRST.slice(-10));
  });

  test('before the whole month are none, without reading anything', async () => {
    const { index, disk } = await wholeIndexOf(LONG);
    expect(await index.newest({ ...ALL, before: after(1, 50).id })).toEqual([]);
    expect(await index.newest({ ...ALL, before: 'not a game' })).toEqual([]);
    expect(disk.calls).toEqual(['look', 'look']);
  });

  test('before one of two with the same counter are the other one', async () => {
    const twin = { ...after(1, 1), id: 'g000001-000000' };
    const { index } = await wholeIndexOf(makeGameLine(after(1, 1)) + makeGameLine(twin));
    const games = await index.newest({ ...ALL, before: after(1, 1).id });
    expect(games.map(({ summary }) => summary.id)).toEqual([twin.id]);
  });
});

describe('a game', () => {
  test('is found in its highest generation, as deleted, or not at all', async () => {
    const { index } = await wholeIndexOf(
      linesOf([1], 5) + linesOf([1], 7) + linesOf([1, 2], 6) + makeTombstone(after(1, 2).id),
    );
    expect(await index.find(after(1, 1).id)).toMatchObject({ kind: 'game', generation: 7 });
    expect(await index.find(after(1, 2).id)).toMatchObject({ kind: 'deleted' });
    expect(await index.find(after(1, 3).id)).toBeNull();
  });
});

describe('an index that was changed while the program runs', () => {
  /** Every query, and its answer when nothing is wrong. */
  const questions: readonly (readonly [string, (month: IndexedMonth) => Promise<unknown>, unknown])[] = [
    ['all games', async ({ index }) => countersOf(await index.newest(ALL)), NEWEST_FIRST],
    ['every filter', async ({ index }) => (await index.columns()).rows, NEWEST_FIRST.length],
    ['one game', async ({ index }) => (await index.find(after(20, 51).id))?.kind, 'game'],
  ];
  const changes: readonly (readonly [string, (path: string) => Promise<void>])[] = [
    ['removed', (path) => rm(path)],
    ['emptied', (path) => truncate(path)],
    ['cut back by its last line', (path) => changed(path, (bytes) => bytes.subarray(0, lastLineOf(bytes)))],
    ['damaged in its first line', (path) => changed(path, (bytes) => bytes.fill(0, 30, 60))],
    ['damaged in every name', (path) => changed(path, namedOtherwise)],
    ['damaged in its last line', (path) => changed(path, (bytes) => bytes.fill(0, lastLineOf(bytes) + 30))],
  ];

  async function changed(path: string, how: (bytes: Buffer) => Uint8Array): Promise<void> {
    await writeFile(path, how((await bytesAt(path)) ?? Buffer.alloc(0)));
  }

  function namedOtherwise(bytes: Buffer): Uint8Array {
    return Buffer.from(bytes.toString().replaceAll('pjs', 'kyj'));
  }

  function lastLineOf(bytes: Buffer): number {
    return bytes.lastIndexOf('\n', -2) + 1;
  }

  test.each(changes)('%s: is rebuilt, and every query is answered', async (_, change) => {
    const anew = await madeAnew(LONG);
    for (const [question, ask, answer] of questions) {
      const month = await wholeIndexOf(LONG);
      await change(month.indexPath);
      expect(await ask(month), question).toEqual(answer);
      expect(await bytesAt(month.indexPath), question).toEqual(anew);
    }
  });

  test('where no query reads: stays, and does not affect the newest games', async () => {
    const { index, indexPath } = await wholeIndexOf(LONG);
    await changed(indexPath, (bytes) => bytes.fill(0, 30, 60));
    const damaged = await bytesAt(indexPath);
    expect(countersOf(await index.newest({ ...ALL, count: 3 }))).toEqual([150, 149, 148]);
    expect(await bytesAt(indexPath)).toEqual(damaged);
  });

  test.each([
    ['short', linesOf([51])],
    ['long', LONG],
  ])('and damaged again as soon as it is rebuilt, of a %s month: the device fails', async (_, text) => {
    for (const [question, ask] of questions) {
      const month = await wholeIndexOf(text);
      month.disk.gives = (bytes) => bytes.subarray(1);
      await expect(ask(month), question).rejects.toMatchObject({
        code: 'EIO',
        message: 'an index that was just made is damaged',
      });
    }
  });

  test('or once unreadable is rebuilt', async () => {
    for (const [question, ask, answer] of questions) {
      const month = await wholeIndexOf(LONG);
      month.disk.gives = () => {
        month.disk.gives = (bytes) => bytes;
        throw systemError('EIO');
      };
      expect(await ask(month), question).toEqual(answer);
      expect(month.disk.calls, question).toContain('remove');
    }
  });

  test('a bug is not damage: it is rethrown', async () => {
    const { index, disk } = await wholeIndexOf(LONG);
    disk.gives = () => {
      throw new TypeError('a bug');
    };
    await expect(index.newest(ALL)).rejects.toThrow('a bug');
  });
});

test('a removed index is gone, and is rebuilt when needed', async () => {
  const { index, folder, indexPath } = await wholeIndexOf(LONG);
  await index.forget();
  expect([index.known, await namesIn(folder)]).toEqual([null, [MONTH]]);
  expect(countersOf(await index.newest(ALL))).toEqual(NEWEST_FIRST);
  expect(await bytesAt(indexPath)).toEqual(await madeAnew(LONG));
});

test('the same holds however often it is removed, even before it was complete', async () => {
  const { index, indexPath } = await indexOf(LONG);
  for (const steps of [1, 1, 1, 3, 3, 3]) {
    for (let step = 0; step < steps; step += 1) await index.step();
    await index.forget();
  }
  expect(countersOf(await index.newest(ALL))).toEqual(NEWEST_FIRST);
  expect(await bytesAt(indexPath)).toEqual(await madeAnew(LONG));
});

test('questions at the same time step one after another', async () => {
  const { index, indexPath } = await indexOf(LONG);
  const answers = await Promise.all(fromTo(1, 5).map(() => index.newest({ ...ALL, count: 2 })));
  expect(answers.map(countersOf)).toEqual(fromTo(1, 5).map(() => [150, 149]));
  expect(await bytesAt(indexPath)).toEqual(await madeAnew(LONG));
});
