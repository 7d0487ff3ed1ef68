import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { foreign } from '../imports/testing/lane.testing.ts';
import { gameOfMisses } from '../record/testing/game.testing.ts';
import { newerLine } from './testing/archive.testing.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import { brief, bytesOf, indexOf, lineOf, withDamageIn } from './testing/index-of.testing.ts';
import { lineAround, newest, search, seek, type Wanted } from './index-search.ts';

const FIRST = 'g000001-0a1b2c';

/** A search's results as counter and generation, newest first. */
function found(index: Uint8Array, query: Partial<Wanted> = {}): readonly string[] | undefined {
  const games = search(index, { before: null, count: 50, ...query })?.games;
  return games && brief(games);
}

describe('the line around a place', () => {
  const index = indexOf(lineOf(1, 5), lineOf(2, 6), lineOf(3, 7));
  const second = index.indexOf(0x0a) + 1;
  const third = index.indexOf(0x0a, second) + 1;

  test.each([
    ['the beginning', 0, 0],
    ['the end of a line', second - 1, 0],
    ['the beginning of a line', second, second],
    ['the middle of a line', second + 50, second],
    ['the end', index.length - 1, third],
  ])('is found from %s', (_, place, start) => {
    expect(lineAround(index, place)).toMatchObject({ start, all: crc32(index.subarray(0, start)) });
    expect(lineAround(index, place)?.line.place).toBe(start);
  });

  test('is null when it is damaged or has no line end', () => {
    const damaged = withDamageIn(2, index);
    expect(lineAround(damaged, second)).toBeNull();
    expect(lineAround(damaged, second - 1)).not.toBeNull();
    expect(lineAround(index.subarray(0, -1), third)).toBeNull();
    expect(lineAround(index, index.length)).toBeNull();
  });
});

describe('the newest games of an index', () => {
  test('appear once each, in the highest generation, in any order of lines', () => {
    expect(found(indexOf(lineOf(1, 5), lineOf(2, 6), lineOf(1, 7), lineOf(3, 8)))).toEqual([
      '3/8',
      '2/6',
      '1/7',
    ]);
    expect(found(indexOf(lineOf(1, 7), lineOf(1, 5)))).toEqual(['1/7']);
  });

  test('of two equal lines are at the later one', () => {
    const line = lineOf(1, 5);
    const index = indexOf(line, line);
    const places = search(index, { before: null, count: 1 })?.games.map(({ at }) => at);
    expect(places).toEqual([line.length]);
  });

  test('are limited to the highest counters, in any order of lines', () => {
    expect(found(indexOf(lineOf(1, 5), lineOf(3, 6), lineOf(2, 7)), { count: 1 })).toEqual(['3/6']);
    expect(found(indexOf(lineOf(1, 5), lineOf(3, 6), lineOf(2, 7)), { count: 2 })).toEqual(['3/6', '2/7']);
  });

  test('are complete once no earlier game can be newer: earlier lines are not read', () => {
    const index = withDamageIn(1, indexOf(lineOf(1, 5), lineOf(2, 6), lineOf(3, 7)));
    const answer = search(index, { before: null, count: 1 });
    expect(answer?.isAll).toBe(true);
    expect(brief(answer?.games ?? [])).toEqual(['3/7']);
    expect(found(index, { count: 2 })).toBeUndefined();
  });

  test('are incomplete while an earlier line may have a higher generation of the last', () => {
    const answer = search(indexOf(lineOf(1, 5), lineOf(1, 3)), { before: null, count: 1 });
    expect(answer?.isAll).toBe(false);
    expect(brief(answer?.games ?? [])).toEqual(['1/5']);
  });

  test('are incomplete while there are fewer than requested', () => {
    expect(search(indexOf(lineOf(1, 5)), { before: null, count: 2 })?.isAll).toBe(false);
    expect(search(indexOf(), { before: null, count: 2 })).toEqual({ games: [], isAll: false });
  });

  test('before another game exclude that one', () => {
    const index = indexOf(lineOf(1, 5), lineOf(2, 6), lineOf(3, 7));
    expect(found(index, { before: 'g000003-0a1b2c' })).toEqual(['2/6', '1/5']);
    expect(found(index, { before: FIRST })).toEqual([]);
  });

  test('exclude games with a later tombstone', () => {
    expect(found(indexOf(lineOf(1, 5), lineOf(2, 6), makeTombstone(FIRST)))).toEqual(['2/6']);
  });

  test('exclude damaged and blank lines of the month', () => {
    expect(found(indexOf(lineOf(1, 5), '\n', 'garbage\n', lineOf(2, 6)))).toEqual(['2/6', '1/5']);
  });

  test('of several months appear once each, newest first, up to the limit', () => {
    const games = [indexOf(lineOf(1, 5), lineOf(3, 6)), indexOf(lineOf(2, 7), lineOf(1, 8))].flatMap(
      (index) => search(index, { before: null, count: 50 })?.games ?? [],
    );
    expect(brief(newest(games, 50))).toEqual(['3/6', '2/7', '1/8']);
    expect(brief(newest(games, 2))).toEqual(['3/6', '2/7']);
  });
});

describe('the newest games that were bowled in this folder', () => {
  const { origin } = gameOfMisses(0).setup;
  const second = makeTombstone('g000002-0a1b2c');

  /** The line of another lane's game. */
  function other(counter: number, generation: number): string {
    return makeGameLine(foreign(gameOfMisses(generation), counter));
  }

  test('are found among other lanes’ games, which may be later and are not read', () => {
    const index = indexOf(other(40, 12), lineOf(1, 12), other(50, 3), lineOf(2, 5), other(60, 0));
    expect(found(index, { origin })).toEqual(['2/5', '1/12']);
    for (const line of [1, 3, 5])
      expect(found(withDamageIn(line, index), { origin })).toEqual(['2/5', '1/12']);
    for (const line of [2, 4]) expect(found(withDamageIn(line, index), { origin })).toBeUndefined();
  });

  test('are read only while they may be among those wanted', () => {
    const index = indexOf(lineOf(9, 5), lineOf(2, 11), lineOf(8, 6));
    expect(found(index, { origin, count: 1 })).toEqual(['9/5']);
    expect(found(withDamageIn(2, index), { origin, count: 1 })).toEqual(['9/5']);
    expect(found(withDamageIn(2, index), { origin, count: 3 })).toBeUndefined();
  });

  test('are read on for a higher generation of the last one wanted', () => {
    expect(found(indexOf(lineOf(9, 7), lineOf(9, 5)), { origin, count: 1 })).toEqual(['9/7']);
  });

  test('exclude deleted ones, and newer programs’ games, which do not say where they were bowled', () => {
    const newer = newerLine('g000003-0a1b2c', []);
    expect(found(indexOf(lineOf(1, 5), lineOf(2, 6), newer, second), { origin })).toEqual(['1/5']);
    expect(found(indexOf(lineOf(1, 5), newer))).toEqual(['3/newer', '1/5']);
  });
});

describe('one game of an index', () => {
  test('is its line of the highest generation', () => {
    const index = indexOf(lineOf(1, 5), lineOf(2, 9), lineOf(1, 7), lineOf(1, 6));
    expect(seek(index, FIRST)).toMatchObject({ sought: { summary: { id: FIRST }, generation: 7 } });
  });

  test('is found before its first ball, and at the later of two equal lines', () => {
    const line = lineOf(1, 0);
    expect(seek(indexOf(line, line), FIRST)).toMatchObject({ sought: { generation: 0, at: line.length } });
  });

  test('is deleted by its tombstone, whatever follows', () => {
    expect(seek(indexOf(makeTombstone(FIRST), lineOf(1, 5)), FIRST)).toMatchObject({
      sought: { kind: 'deleted', id: FIRST },
    });
  });

  test('is not found when no line names it', () => {
    expect(seek(indexOf(lineOf(2, 6)), FIRST)).toEqual({ sought: null });
    expect(seek(bytesOf(), FIRST)).toEqual({ sought: null });
  });

  test('is unknown when a line that names it is damaged; other lines are not read', () => {
    const index = indexOf(lineOf(1, 5), lineOf(2, 6));
    expect(seek(withDamageIn(1, index), FIRST)).toBeNull();
    expect(seek(withDamageIn(2, index), FIRST)).toMatchObject({ sought: { generation: 5 } });
  });
});
