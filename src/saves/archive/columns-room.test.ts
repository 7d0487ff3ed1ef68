import { describe, expect, test } from 'vitest';
import { parseIndexLine } from './index-line.ts';
import { lineOf, indexOf } from './testing/index-of.testing.ts';
import { Columns } from './columns.ts';
import { ColumnsRoom, type MadeColumns } from './columns-room.ts';
import { PlacedGames } from './placed-games.ts';

function made(crc: number, ...lines: readonly string[]): MadeColumns {
  const bytes = indexOf(...lines);
  const placed = new PlacedGames(bytes);
  expect(placed.step()).toEqual({ more: false });
  return { columns: new Columns(placed.games(), '2026-11'), crc, size: bytes.length };
}

describe('the room for columns', () => {
  const november = made(1, lineOf(1, 5), lineOf(2, 6));
  const { bytes } = november.columns;

  test('has a month’s columns as long as its index is the same', () => {
    const room = new ColumnsRoom();
    room.keep('2026-11', november);
    expect(room.get('2026-11', november)).toBe(november.columns);
    expect(room.get('2026-11', { ...november, crc: 2 })).toBeNull();
    expect(room.get('2026-11', { ...november, size: 2 })).toBeNull();
    expect(room.get('2026-12', november)).toBeNull();
    room.drop('2026-11');
    expect(room.get('2026-11', november)).toBeNull();
  });

  test('keeps the first months when not all fit, and a month that grows', () => {
    const room = new ColumnsRoom(2 * bytes + 10);
    for (const month of ['2026-12', '2026-11', '2026-10']) room.keep(month, november);
    expect(room.get('2026-12', november)).not.toBeNull();
    expect(room.get('2026-11', november)).not.toBeNull();
    expect(room.get('2026-10', november)).toBeNull();
    room.drop('2026-11');
    const smaller = made(3, lineOf(1, 5));
    room.keep('2026-12', smaller);
    expect(room.get('2026-12', smaller)).toBe(smaller.columns);
  });

  test('is full with the last byte, and for good once a month did not fit', () => {
    const exact = new ColumnsRoom(2 * bytes);
    exact.keep('2026-11', november);
    expect(exact.isFull).toBe(false);
    exact.keep('2026-12', november);
    expect([exact.get('2026-12', november), exact.isFull]).toEqual([november.columns, true]);
    const nearly = new ColumnsRoom(2 * bytes - 1);
    nearly.keep('2026-11', november);
    nearly.keep('2026-12', november);
    expect([nearly.get('2026-12', november), nearly.isFull]).toEqual([null, true]);
  });

  test('is not counted twice for a month that is made anew', () => {
    const room = new ColumnsRoom(2 * bytes + 10);
    for (let again = 0; again < 20; again += 1) room.keep('2026-11', { ...november, crc: again });
    expect(room.isFull).toBe(false);
    room.keep('2026-10', november);
    expect(room.get('2026-10', november)).not.toBeNull();
  });
});

describe('the columns of a month', () => {
  test('leave out a game that somebody put into its file from another month', () => {
    const placed = new PlacedGames(indexOf(lineOf(1, 5)));
    placed.step();
    expect(new Columns(placed.games(), '2026-11').rows).toBe(1);
    expect(new Columns(placed.games(), '2026-12').rows).toBe(0);
  });

  test('know where each game’s line of the index is', () => {
    const bytes = indexOf(lineOf(1, 5), lineOf(2, 6));
    const placed = new PlacedGames(bytes);
    placed.step();
    const columns = new Columns(placed.games(), '2026-11');
    const lines = [0, 1].map((row) => {
      const { start, length } = columns.placeOf(row);
      return parseIndexLine(bytes.subarray(start, start + length))?.line;
    });
    expect(lines).toMatchObject([{ generation: 6 }, { generation: 5 }]);
  });
});
