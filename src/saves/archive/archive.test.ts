import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../games/testing/folder.testing.ts';
import { colourfulGame, recordOf } from '../record/testing/game.testing.ts';
import type { ArchivedLine } from './archived-line.ts';
import {
  INDEX,
  MONTH,
  after,
  change,
  generationIn,
  holding,
  inMonth,
  listed,
  month,
  reopened,
} from './testing/archive.testing.ts';

describe('a game that is handed over', () => {
  test('becomes a line of its month and is read as the same game', async () => {
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
    const games = months.map((start, index) => inMonth(start, after(0, index + 1)));
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

  test('is given again as its line, and the stamp of its month changes', async () => {
    const { archive } = await holding(after(5, 1));
    const stamp = await archive.stampOf('2026-11');
    await archive.add([after(7, 1)]);
    expect(await archive.stampOf('2026-11')).not.toBe(stamp);
    const lines: ArchivedLine[] = [];
    for await (const line of archive.linesOf('2026-11')) lines.push(line);
    expect(lines).toEqual([after(5, 1), after(7, 1)].map((record) => ({ kind: 'game', record })));
  });

  test('and corrected later has two lines, in any order, and the higher generation holds', async () => {
    const { data, archive } = await holding(after(5, 1), after(20, 2));
    await archive.add([after(7, 1)]);
    await (await reopened(data)).archive.add([after(6, 1)]);
    expect((await month(data)).split('\n').length).toBeGreaterThan(4);
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await listed(each)).toEqual(['2/20', '1/7']);
      expect(await generationIn(each, after(7, 1))).toBe(7);
    }
  });

  test('is not written again in the same run', async () => {
    const { disk, archive } = await holding(after(5, 1));
    disk.calls.length = 0;
    expect(await archive.add([after(5, 1), after(4, 1)])).toEqual({
      done: [after(5, 1).id, after(4, 1).id],
      trouble: null,
    });
    expect(disk.calls.filter((call) => /write|create|append/u.test(call))).toEqual([]);
  });

  test.each([0, 1, 5])(
    'from an earlier run is written again, as its sync may have failed (after %i balls)',
    async (balls) => {
      const { data } = await holding(after(balls, 1));
      const { archive } = await reopened(data);
      await archive.add([after(balls, 1)]);
      const lines = (await month(data)).split('\n');
      expect(lines[0]).toBe(lines[1]);
      expect(await listed(archive)).toEqual([`1/${String(balls)}`]);
    },
  );

  test('with a higher generation from an earlier run: that is written again', async () => {
    const { data } = await holding(after(7, 1));
    const { archive } = await reopened(data);
    await archive.add([after(6, 1)]);
    const lines = (await month(data)).split('\n');
    expect(lines[0]).toBe(lines[1]);
    expect(lines).toHaveLength(3);
  });

  test('with a higher generation that was damaged since is written as given', async () => {
    const { data } = await holding(after(7, 1), after(1, 2));
    await change(data, (bytes) => bytes.fill(0, 300, 301));
    const { archive } = await reopened(data);
    await archive.add([after(6, 1)]);
    expect(await generationIn(archive, after(6, 1))).toBe(6);
  });

  test('with an equal generation is written as given', async () => {
    const { data } = await holding(after(5, 1));
    const { archive } = await reopened(data);
    const game = { ...after(5, 1), savedAt: '2026-11-22T12:00:00.000Z' };
    await archive.add([game]);
    expect(await archive.read(game.id)).toEqual(game);
  });

  test('and a deleted one: the folder is made once per run', async () => {
    const { disk, archive } = await holding(after(5, 1), after(6, 2));
    await archive.add([after(7, 3)]);
    await archive.bury(after(5, 1));
    expect(disk.calls.filter((call) => call === 'makeFolder')).toHaveLength(1);
  });
});
