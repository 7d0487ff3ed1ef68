/** Random games that go from lane to lane: nothing is lost, nothing is doubled, and the order does not matter. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOf, FORMAT_IDS } from '../../core/formats/formats.ts';
import { newGame } from '../../core/game/game.ts';
import { makeNotation } from '../../core/line/notation.ts';
import { framesHeader, framesRows } from '../../game-files/csv/frames-csv.ts';
import { gamesHeader, gamesRows } from '../../game-files/csv/games-csv.ts';
import { sheetsText } from '../../game-files/sheets-text.ts';
import { randomExport, utcTime } from '../../game-files/testing/random-exports.testing.ts';
import { SEPARATORS } from '../../league-files/csv/separator.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { randomGame } from '../../core/testing/random-game.testing.ts';
import { numbersFrom } from '../../core/testing/random-pins.testing.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import { checkFolder } from '../check/check-folder.ts';
import type { GameRecord } from '../record/game-record.ts';
import {
  bytesOf,
  document,
  fileOf,
  filesOf,
  foreign,
  gamesOf,
  importInto,
  laneWith,
  lines,
  recordsOf,
  withSetup,
} from './testing/lane.testing.ts';
import { runs } from '../../core/testing/runs.testing.ts';

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
// Each imports up to a dozen games several times.
const RUNS = runs(0.2);

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

/** How each kind of file that has no history writes games. */
const WRITTEN: readonly (readonly [string, (games: readonly GameRecord[]) => string])[] = [
  ...SEPARATORS.flatMap((separator) => [
    [
      'games.csv',
      (games: readonly GameRecord[]) =>
        gamesHeader(separator) + games.map((game) => gamesRows(game, separator, utcTime)).join(''),
    ] as const,
    [
      'frames.csv',
      (games: readonly GameRecord[]) =>
        framesHeader(separator) + games.map((game) => framesRows(game, separator, utcTime)).join(''),
    ] as const,
  ]),
  ['sheets.txt', (games) => games.map((game) => sheetsText(game, utcTime)).join('')],
];

/** What tables and text have of a game. */
function writtenFacts({ id, game: { setup, position } }: GameRecord): unknown {
  const { format, lane, gameNumber, startedAt, origin } = setup;
  const lines = position.lines.map(({ name, line }) => [name, line.table.option, makeNotation(line)]);
  return { id, format, lane, gameNumber, startedAt, origin, lines };
}

test.each(FORMAT_IDS)(
  'random games of %s with hard names are the same lines after a way through any table or text, and a second import changes nothing',
  async (format) => {
    const games = Array.from({ length: 6 }, (_none, seed): GameRecord => {
      const { id, game } = randomExport(format, seed);
      return { id, counter: seed + 1, savedAt: game.setup.startedAt, game };
    });
    // Leagues and shared lines have more than tables and text can carry.
    const isOpen = ({ game }: GameRecord): boolean =>
      game.setup.league === undefined && formatOf(format).sharing === null;
    const open = games.filter(isOpen);
    const withHistory = await laneWith(...games);
    for (const [name, write] of WRITTEN) {
      const lane = await laneWith();
      const written = [await fileOf(write(games), name)];
      const report = await importInto(lane, [], { written });
      expect(report).toMatchObject({ fresh: open.length, here: 0, asked: [] });
      expect(new Set(report.skipped.map(({ reason }) => reason))).toEqual(
        new Set(open.length === games.length ? [] : ['only-json']),
      );
      const back = new Map((await recordsOf(lane.data)).map((record) => [record.id, record]));
      for (const game of open)
        expect(writtenFacts(back.get(game.id) ?? expect.fail(`${game.id} did not come back`))).toEqual(
          writtenFacts(game),
        );
      expect(back.size).toBe(open.length);
      for (const there of [lane, withHistory]) {
        if (open.length === 0) continue;
        const before = await bytesOf(there);
        expect(await importInto(there, [], { written })).toMatchObject({
          ...{ fresh: 0, here: open.length, asked: [] },
        });
        expect(await bytesOf(there)).toBe(before);
      }
    }
  },
);

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
