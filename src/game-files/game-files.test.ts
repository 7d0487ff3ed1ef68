import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMAT_IDS } from '../core/formats/formats.ts';
import { sheetText } from '../core/game/sheet-text.ts';
import { parseNotation } from '../core/line/notation.ts';
import { scoreLine } from '../core/line/score.ts';
import { figuresOf } from '../core/players/figures.ts';
import { SEPARATORS } from '../league-files/csv/separator.ts';
import { marksCell, textCell, unguardedCell } from './csv/cell.ts';
import { framesHeader, framesRows } from './csv/frames-csv.ts';
import { GAMES_COLUMNS, gamesHeader, gamesRows } from './csv/games-csv.ts';
import { SHEET_HEADING, sheetsText } from './sheets-text.ts';
import { readCsv, recordsIn } from './testing/csv-reader.testing.ts';
import { HARD_NAMES, randomExport, utcTime } from './testing/random-exports.testing.ts';

const SEEDS = Array.from({ length: 24 }, (_none, seed) => seed);

/** What a spreadsheet executes, or takes for a date or a number. */
const NEVER = /^[=+\-@\t\r＝＋－＠]|^\d{1,2}[/-]\d|^\(\d+\)$|^\d+-$/u;

describe.each(FORMAT_IDS)('random games of %s', (format) => {
  const games = SEEDS.map((seed) => randomExport(format, seed));

  test.each(SEPARATORS)(
    'are the same players and lines in a CSV of games with %j between the cells',
    (separator) => {
      const text = gamesHeader(separator) + games.map((game) => gamesRows(game, separator, utcTime)).join('');
      const records = recordsIn(text, separator);
      const lines = games.flatMap(({ id, game }) =>
        game.position.lines.map((player) => ({ id, game, player })),
      );
      expect(records).toHaveLength(lines.length);
      for (const [index, { id, game, player }] of lines.entries()) {
        const cells = records[index] ?? expect.fail('a row is missing');
        const { soFar, handicap } = figuresOf(game.position.league, player);
        expect(unguardedCell(cells['name'] ?? '')).toBe(player.name);
        expect([
          cells[GAMES_COLUMNS[0] ?? ''],
          cells['bowler'],
          unguardedCell(cells['format'] ?? ''),
        ]).toEqual([id, textCell(player.bowler), format]);
        expect([Number(cells['score']), Number(cells['total'])]).toEqual([soFar, soFar + handicap]);
        const read = parseNotation(player.line.table, unguardedCell(cells['balls'] ?? ''));
        // Leaves are in the other file: notation has balls, rings and the pins of fouls.
        expect(read.ok && scoreLine(read.value).soFar).toBe(
          player.line.blind === null ? scoreLine(player.line).soFar : 0,
        );
      }
    },
  );

  test('are the same frames in a CSV of frames', () => {
    const text = framesHeader(';') + games.map((game) => framesRows(game, ';', utcTime)).join('');
    const records = recordsIn(text, ';');
    const frames = games.flatMap(({ game }) =>
      game.position.lines.flatMap((player) =>
        player.line.frames.map((frame, index) => ({ player, frame, index })),
      ),
    );
    expect(records).toHaveLength(frames.length);
    for (const [row, { player, frame, index }] of frames.entries()) {
      const cells = records[row] ?? expect.fail('a row is missing');
      const { cumulative = null } = scoreLine(player.line).frames[index] ?? {};
      expect(unguardedCell(cells['name'] ?? '')).toBe(player.name);
      expect([cells['frame'], unguardedCell(cells['balls'] ?? '')]).toEqual([
        String(index + 1),
        frame.notation,
      ]);
      expect([cells['state'], cells['result']]).toEqual([frame.state, frame.result ?? '']);
      expect(cells['total']).toBe(cumulative === null ? '' : String(cumulative));
    }
  });

  test('have no cell that a spreadsheet executes or changes', () => {
    for (const game of games)
      for (const row of [
        ...readCsv(framesRows(game, ',', utcTime), ','),
        ...readCsv(gamesRows(game, ',', utcTime), ','),
      ])
        for (const cell of row)
          if (!Number.isFinite(Number(cell)) && !/^\d{4}-\d\d-\d\d/u.test(cell))
            expect(cell).not.toMatch(NEVER);
  });

  test('are the sheet of their save as text, each under a heading', () => {
    const blocks = games
      .map((game) => sheetsText(game, utcTime))
      .join('')
      .split('\n\n');
    for (const [index, { id, game }] of games.entries()) {
      const [heading = '', ...lines] = (blocks[index] ?? '').split('\n');
      expect(SHEET_HEADING.exec(heading)?.groups).toMatchObject({
        id,
        format,
        lane: '7',
        date: '2026-05-01',
      });
      expect(lines).toEqual(sheetText(game));
    }
  });
});

describe('a cell', () => {
  test('is read back as it was written, whatever a name is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HARD_NAMES), fc.string({ maxLength: 12 })), (name) => {
        const [[cell] = []] = readCsv(`${textCell(name)}\n`, ',');
        fc.pre(!/[\r\n]/u.test(name));
        expect(unguardedCell(cell ?? '')).toBe(name);
      }),
    );
  });

  test.each([
    ...[
      ['=1+1', "'=1+1"],
      ['-', "'-"],
      ['007', "'007"],
      ['JUN 2', "'JUN 2"],
      ['12JUN', "'12JUN"],
      ['3. MAI', "'3. MAI"],
      ['1-ENE-26', "'1-ENE-26"],
      ['10 AM', "'10 AM"],
      ['１２', "'１２"],
      ['٣', "'٣"],
      ['2 MARKS 12345', '2 MARKS 12345'],
      ['3월 1일', "'3월 1일"],
    ],
    ...[
      ['KIM', 'KIM'],
      ['True', "'True"],
      ["'t Hooft", "'t Hooft"],
      ["'007", "''007"],
      ['김 2', '김 2'],
    ],
  ])('with the name %s is written as %s', (name, cell) => {
    expect(textCell(name)).toBe(cell);
  });

  test.each([
    ...[
      ['-', "'-"],
      ['-/', "'-/"],
      ['9/', '9/'],
      ['9/8', "'9/8"],
      ['(8)', "'(8)"],
      ['9-', "'9-"],
      ['9--', '9--'],
    ],
    ...[
      ['X', 'X'],
      ['72', '72'],
      ['F(9)', 'F(9)'],
      ['(8)/', '(8)/'],
    ],
  ])('with the balls %s is written as %s', (marks, cell) => {
    expect(marksCell(marks)).toBe(cell);
  });
});
