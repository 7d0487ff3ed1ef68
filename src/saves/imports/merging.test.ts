/** Random games that go from lane to lane: nothing is lost, nothing is doubled, and the order does not matter. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOf, FORMAT_IDS } from '../../core/formats/formats.ts';
import { newGame } from '../../core/game/game.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { randomGame } from '../../core/testing/random-game.testing.ts';
import { numbersFrom } from '../../core/testing/random-pins.testing.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import { checkFolder } from '../check/check-folder.ts';
import type { GameRecord } from '../record/game-record.ts';
import {
  bytesOf,
  document,
  filesOf,
  foreign,
  gamesOf,
  importInto,
  laneWith,
  lines,
  withSetup,
} from './testing/lane.testing.ts';

/** A random game of any format, begun in one of four months. */
function anyGame(seed: number): GameRecord {
  const draw = numbersFrom(seed);
  const format = FORMAT_IDS[draw(FORMAT_IDS.length)] ?? 'ten-pin';
  const offered = SECOND_SCORERS[format];
  const ways = Array.from({ length: 1 + draw(3) }, () => offered[draw(offered.length)] ?? offered[0]);
  const begun = newGame(
    setupOfFormat(
      formatOf(format).id,
      ways.map(({ option }) => option),
    ),
  );
  const acts = draw(3) === 0 ? draw(40) : Infinity;
  const { game } = randomGame(begun, { seconds: ways.map(({ second }) => second), draw, acts });
  const startedAt = `2026-0${String(1 + draw(4))}-11T18:00:00.000Z`;
  // Lanes have the same counters, never the same ids.
  return withSetup(foreign(game, 1 + draw(5), (seed * 7919).toString(16).padStart(24, '0')), { startedAt });
}

const seeds = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 });
const RUNS = { numRuns: 12 };

test('games that are exported as lines or documents are the same games after an import, and a second one changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (all) => {
      const games = all.map(anyGame);
      const [one, other, whole] = [await laneWith(), await laneWith(), await laneWith(...games)];
      const many = [await lines(...games)];
      const each = await Promise.all(games.map(document));
      for (const [lane, files] of [
        [one, many],
        [other, each],
      ] as const) {
        expect(await importInto(lane, files)).toMatchObject({ fresh: games.length, here: 0, skipped: [] });
        expect(await gamesOf(lane)).toEqual(await gamesOf(whole));
        if (games.length === 0) continue;
        const before = await bytesOf(lane);
        expect(await importInto(lane, files)).toMatchObject({ fresh: 0, here: games.length, asked: [] });
        expect(await bytesOf(lane)).toBe(before);
      }
    }),
    RUNS,
  );
});

test('two lanes’ archives merged in either order are the same set, and the check finds them whole', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, seeds, async (ours, theirs) => {
      const [left, right] = [ours.map(anyGame), theirs.map(anyGame)];
      const [one, other] = [await laneWith(...left), await laneWith(...right)];
      const [third, fourth] = [await laneWith(), await laneWith()];
      for (const from of [one, other]) await importInto(third, await filesOf(from));
      for (const from of [other, one]) await importInto(fourth, await filesOf(from));
      await importInto(one, await filesOf(other));
      await importInto(other, await filesOf(third));
      for (const lane of [other, third, fourth]) expect(await gamesOf(lane)).toEqual(await gamesOf(one));
      if (ours.length + theirs.length === 0) return;
      const report = await checkFolder(one.data, { pause: 5 });
      expect(report.ok && report.value.findings.filter(({ file }) => file.startsWith('archive'))).toEqual([]);
    }),
    RUNS,
  );
});
