import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../record/game-record.ts';
import {
  after,
  generationIn,
  holding,
  inMonth,
  listed,
  reopened,
  type OpenArchive,
} from './testing/archive.testing.ts';

// The clock was moved forward and back, so months do not follow the counters.
const OCTOBER = [6, 7];
const NOVEMBER = [1, 3, 4];
const DECEMBER = [2, 9];

/** All three months, indexed. */
async function threeMonths(...more: readonly GameRecord[]): Promise<OpenArchive> {
  const { data } = await holding(
    ...OCTOBER.map((counter) => inMonth('2026-10', after(counter, counter))),
    ...NOVEMBER.map((counter) => inMonth('2026-11', after(counter, counter))),
    ...DECEMBER.map((counter) => inMonth('2026-12', after(counter, counter))),
    ...more,
  );
  const opened = await reopened(data);
  while (await opened.archive.step());
  opened.disk.calls.length = 0;
  return opened;
}

describe('a game of many months', () => {
  test.each([...OCTOBER, ...NOVEMBER, ...DECEMBER])('is found: %i', async (counter) => {
    const { archive } = await threeMonths();
    expect(await generationIn(archive, after(counter, counter))).toBe(counter);
  });

  test('is not searched in months that cannot have it', async () => {
    const { archive, disk } = await threeMonths();
    for (const counter of [0, 10]) expect(await archive.read(after(0, counter).id)).toBeNull();
    expect(disk.calls).toEqual([]);
    await archive.read(after(0, 5).id);
    expect(disk.calls.filter((call) => call === 'look')).toHaveLength(1);
  });

  test('is not found by an invalid id', async () => {
    const { archive, disk } = await threeMonths();
    expect(await archive.read('../settings')).toBeNull();
    expect(disk.calls).toEqual([]);
  });
});

describe('a page of many months', () => {
  test.each<[number, readonly string[]]>([
    [1, ['9/9']],
    [2, ['9/9', '7/7']],
    [3, ['9/9', '7/7', '6/6']],
    [4, ['9/9', '7/7', '6/6', '4/4']],
    [50, ['9/9', '7/7', '6/6', '4/4', '3/3', '2/2', '1/1']],
  ])('of %i has the newest', async (count, games) => {
    const { archive } = await threeMonths();
    expect(await listed(archive, { count })).toEqual(games);
  });

  test.each([
    [1, 1],
    [3, 2],
    [4, 3],
  ])('of %i reads %i months: no more than can have games', async (count, months) => {
    const { archive, disk } = await threeMonths();
    await listed(archive, { count });
    expect(disk.calls.filter((call) => call === 'look')).toHaveLength(months);
  });

  test('has the later of two games with the same counter from different folders', async () => {
    const other = { ...inMonth('2027-01', after(0, 9)), id: 'g000009-ffffff' };
    const { archive } = await threeMonths(other);
    const [game] = await archive.newest({ before: null, count: 1 });
    expect(game?.summary.id).toBe(other.id);
  });
});
