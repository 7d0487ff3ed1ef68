/** Games in notation and in tables, from real files: what is read, and what is skipped with its line. */
import { expect, test } from 'vitest';
import type { Skipped } from '../../contract/contract.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { framesHeader, framesRows } from '../../game-files/csv/frames-csv.ts';
import { gamesHeader, gamesRows } from '../../game-files/csv/games-csv.ts';
import { sheetsText } from '../../game-files/sheets-text.ts';
import { utcTime } from '../../game-files/testing/random-exports.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { colourfulGame } from '../record/testing/game.testing.ts';
import type { Incoming } from './judgement.ts';
import { fileOf, foreign } from './testing/lane.testing.ts';
import { writtenGames } from './written-games.ts';

const ORIGIN = 'ab'.repeat(12);
const PAPER = `2026-11-20 19:30, lane 5
PJS: X 7/ (8)- X X 9- F9 81 X X9/
김영준: 9/ X

2026-11-21
KIM [no-tap 9]: X`;
const GAME = foreign(colourfulGame(), 3);
const GAMES_TABLE = gamesHeader(',') + gamesRows(GAME, ',', utcTime);
const FRAMES_TABLE = framesHeader(';') + framesRows(GAME, ';', utcTime);
const SHEET = sheetsText(GAME, utcTime);

interface Read {
  readonly games: readonly Incoming[];
  readonly skipped: readonly Skipped[];
}

async function read(text: string | Uint8Array, name = 'paper.txt'): Promise<Read> {
  const games: Incoming[] = [];
  const skipped: Skipped[] = [];
  for await (const one of writtenGames(new NodeDisk(), await fileOf(text, name), ORIGIN))
    if ('record' in one) games.push(one);
    else skipped.push(one);
  return { games, skipped };
}

test('games on paper are read line by line, with their day, as typed by staff', async () => {
  const { games, skipped } = await read(`${PAPER.split('\n').slice(0, 3).join('\n')}\n`);
  expect(skipped).toEqual([]);
  const [{ record } = { record: null }] = games;
  if (record === null) expect.fail('no game');
  expect(sheetText(record.game)[0]).toBe('PJS: X 7/ (8)- X X 9- F9 81 X X9/ = 170');
  expect(record.game.setup).toMatchObject({ lane: 5, origin: ORIGIN, format: 'ten-pin' });
  expect(record.game.events.map(({ type, by }) => `${type} ${by}`)).toEqual([
    ...['lineAgreed staff', 'lineAgreed staff', 'gameStopped staff'],
  ]);
  // The same text is the same game.
  expect((await read(PAPER)).games[0]?.record.id).toBe(record.id);
});

test.each([
  ['without a day', 'PJS: X X', 'no-day'],
  ['with a day that there is not', '2026-02-31\nPJS: X', 'no-day'],
  ['with balls that no frame has', '2026-11-20\nPJS: 99', 'bad-line'],
  ['with a line that is no line', '2026-11-20\nhello', 'bad-line'],
  ['of a league', '2026-11-20\nPJS [A]: X = 10', 'only-json'],
  ['of bowlers who share a line', '2026-11-20, baker\nPJS: X', 'only-json'],
  ['with a path for an id', '2026-11-20, id ../../x\nPJS: X . . . . . . . . . = 10\n\n', 'bad-line'],
  ['of ours that lost its end', SHEET.trimEnd(), 'damaged'],
  ['of ours with a score that its balls do not make', SHEET.replace(/= \d+/u, '= 299'), 'bad-line'],
])('a game %s is skipped with its line', async (_what, text, reason) => {
  expect(await read(text)).toMatchObject({ games: [], skipped: [{ reason, line: 1 }] });
});

/** Without this row, from 1. */
function without(table: string, row: number): string {
  return table
    .split('\r\n')
    .filter((_row, place) => place !== row)
    .join('\r\n');
}

/** With these two rows in the place of each other. */
function swapped(table: string, one: number, other: number): string {
  const rows = table.split('\r\n');
  return rows
    .with(one, rows[other] ?? '')
    .with(other, rows[one] ?? '')
    .join('\r\n');
}

test.each([
  ['of games', GAMES_TABLE],
  ['of frames', FRAMES_TABLE],
  [
    'that a spreadsheet saved without the sign of UTF-8, with other line ends',
    GAMES_TABLE.slice(1).replaceAll('\r', ''),
  ],
  ['in which each cell is quoted', GAMES_TABLE.replaceAll(/[^,\r\n\ufeff]+/gu, '"$&"')],
])('a table %s is read', async (_what, table) => {
  const { games, skipped } = await read(table, 'games.csv');
  expect(skipped).toEqual([]);
  expect(games.map(({ record }) => [record.id, sheetText(record.game)])).toEqual([
    [GAME.id, sheetText(GAME.game)],
  ]);
});

test.each([
  ['that lacks a player', without(GAMES_TABLE, 1), 'rows-missing', 2],
  ['that lacks a frame', without(FRAMES_TABLE, 4), 'rows-missing', 2],
  ['whose frames are in another order', swapped(FRAMES_TABLE, 3, 4), 'bad-line', 2],
  ['that is cut off in its last row', GAMES_TABLE.slice(0, -3), 'damaged', 2],
  [
    'with a score that its balls do not make',
    GAMES_TABLE.replace(/,(\d+),,(\d+),/u, ',299,,$2,'),
    'bad-line',
    2,
  ],
  ['of a newer version', GAMES_TABLE.replace('headpin-games-1', 'headpin-games-2'), 'newer', null],
  ['that lacks a column', GAMES_TABLE.replace(',balls,', ',,'), 'other-file', null],
  ['of something else', 'Team,Name\nA,B\n', 'other-file', null],
  ['that is no text', new Uint8Array([0xff, 0xfe, 0x00, 0x0a]), 'other-file', null],
])('a table %s is skipped with its line', async (_what, table, reason, line) => {
  const { games, skipped } = await read(table, 'games.csv');
  expect(games).toEqual([]);
  expect(skipped[0]).toMatchObject({ reason, line });
});

test('a table that was sorted by names gives no half games', async () => {
  const other = { ...GAME, id: `g000004-${'e'.repeat(24)}` };
  const rows = (GAMES_TABLE + gamesRows(other, ',', utcTime)).trimEnd().split('\r\n');
  const [header = '', ...players] = rows;
  const sorted = players.toSorted((one, two) =>
    (one.split(',')[14] ?? '') < (two.split(',')[14] ?? '') ? -1 : 1,
  );
  expect(await read(`${[header, ...sorted].join('\r\n')}\r\n`, 'games.csv')).toMatchObject({
    ...{ games: [], skipped: sorted.map(() => ({ reason: 'rows-missing' })) },
  });
});
