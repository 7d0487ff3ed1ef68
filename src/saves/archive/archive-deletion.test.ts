import { describe, expect, test } from 'vitest';
import { NOON } from '../record/testing/game.testing.ts';
import { after, holding, listed, month, reopened } from './testing/archive.testing.ts';

describe('a deleted game', () => {
  test('is gone with all its lines, and the others are there; only its id is left', async () => {
    const { data, archive } = await holding(after(5, 1), after(6, 2), after(7, 1));
    expect((await archive.bury(after(5, 1))).ok).toBe(true);
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await listed(each)).toEqual(['2/6']);
      expect(await each.read(after(5, 1).id)).toBeNull();
      expect(each.news()).toEqual([]);
    }
    expect((await month(data)).match(/g000001-0a1b2c/gu)).toHaveLength(1);
  });

  test('does not return, whoever adds it again', async () => {
    const { data, archive } = await holding(after(5, 1));
    await archive.bury(after(5, 1));
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await each.holds(after(9, 1).id, NOON)).toMatchObject({ kind: 'deleted' });
      expect(await each.add([after(9, 1)])).toEqual({ done: [after(9, 1).id], trouble: null });
      expect(await listed(each)).toEqual([]);
    }
  });

  test('that the archive never had is not added either', async () => {
    const { archive } = await holding();
    expect((await archive.bury(after(5, 1))).ok).toBe(true);
    await archive.add([after(5, 1)]);
    expect(await listed(archive)).toEqual([]);
  });
});
