import { describe, expect, test } from 'vitest';
import { NOON } from '../record/testing/game.testing.ts';
import { after, change, holding, reopened } from './testing/archive.testing.ts';

describe('a game that is in two places', () => {
  const LATER = '2026-11-22T12:00:00.000Z';

  test('comes from elsewhere if the archive does not have it', async () => {
    const { archive } = await holding(after(5, 1));
    const game = after(6, 2);
    expect(await archive.highestOf(game)).toBe(game);
  });

  test.each([4, 5])('comes from elsewhere if the archive has nothing newer: %i', async (generation) => {
    const { archive } = await holding(after(generation, 1));
    const game = { ...after(5, 1), savedAt: LATER };
    expect(await archive.highestOf(game)).toBe(game);
  });

  test('comes from the archive if that is newer', async () => {
    const { archive } = await holding(after(7, 1));
    expect(await archive.highestOf({ ...after(5, 1), savedAt: LATER })).toEqual(after(7, 1));
  });

  test('comes from elsewhere if the archive’s line turns out to be damaged', async () => {
    const { data } = await holding(after(7, 1), after(1, 2));
    await change(data, (bytes) => bytes.fill(0, 300, 301));
    const { archive } = await reopened(data);
    expect(await archive.holds(after(7, 1).id, NOON)).toMatchObject({ generation: 7 });
    const game = after(5, 1);
    expect(await archive.highestOf(game)).toBe(game);
  });

  test('is nowhere when it was deleted', async () => {
    const { archive } = await holding(after(5, 1));
    await archive.bury(after(5, 1));
    expect(await archive.highestOf(after(7, 1))).toBeNull();
  });

  test('comes from elsewhere if the archive cannot be read', async () => {
    const { archive, disk } = await holding(after(7, 1));
    disk.fails = () => 'EIO';
    const game = after(5, 1);
    expect(await archive.highestOf(game)).toBe(game);
  });
});
