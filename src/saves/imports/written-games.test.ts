/** Games in notation and in tables, from real files: what is read, and what is skipped with its line. */
import { describe, expect, test } from 'vitest';
import type { ImportNote, Skipped, UnclearSource } from '../../contract/contract.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { framesHeader, framesRows } from '../../game-files/csv/frames-csv.ts';
import { gamesHeader, gamesRows } from '../../game-files/csv/games-csv.ts';
import { sheetsText } from '../../game-files/sheets-text.ts';
import { ENCODINGS, type Encoding } from '../../league-files/text-bytes/encoding.ts';
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
  readonly unclear: readonly UnclearSource[];
  readonly notes: readonly ImportNote[];
}

async function read(
  text: string | Uint8Array,
  name = 'paper.txt',
  { encoding = null, now }: { readonly encoding?: Encoding | null; readonly now?: () => number } = {},
): Promise<Read> {
  const games: Incoming[] = [];
  const skipped: Skipped[] = [];
  const unclear: UnclearSource[] = [];
  const notes: ImportNote[] = [];
  const file = { ...(await fileOf(text, name)), encoding };
  for await (const one of writtenGames(new NodeDisk(), file, ORIGIN, now))
    if ('record' in one) games.push(one);
    else if ('candidates' in one) unclear.push(one);
    else if ('code' in one) notes.push(one);
    else skipped.push(one);
  return { games, skipped, unclear, notes };
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
  [
    'by hand with a total that its balls do not make',
    '2026-11-20\nPJS: X 7/ 9- X -8 8/ -6 X X X81 = 168',
    'score-differs',
  ],
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

/** A text in UTF-16, with or without a byte order mark. */
function utf16(text: string, isBig: boolean, hasMark: boolean): Uint8Array {
  const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

const namesOf = ({ games }: Read): readonly string[] =>
  games.flatMap(({ record }) => record.game.position.lines.map(({ name }) => name));

const TWO = `${PAPER.split('\n').slice(0, 3).join('\n')}\n`;

test.each([
  ['little end first, with its mark', false, true],
  ['big end first, with its mark', true, true],
  ['little end first, without a mark', false, false],
  ['big end first, without a mark', true, false],
])('games in UTF-16 are read, %s, as text and as a table', async (_, isBig, hasMark) => {
  const paper = await read(utf16(TWO.replaceAll('\n', '\r\n'), isBig, hasMark));
  expect([namesOf(paper), paper.skipped]).toEqual([['PJS', '김영준'], []]);
  const table = await read(utf16(`SEP=,\r\n${GAMES_TABLE.slice(1)}`, isBig, hasMark), 'games.csv');
  expect(table.games.map(({ record }) => sheetText(record.game))).toEqual([sheetText(GAME.game)]);
  expect(table.notes).toMatchObject([{ code: 'read-as', encoding: isBig ? 'utf-16be' : 'utf-16le' }]);
});

test('a long text in UTF-16 whose letters have the byte of a line end is read whole', async () => {
  const text = `# ${'갊'.repeat(40)}\n`.repeat(15_000) + TWO;
  expect(namesOf(await read(utf16(text, false, true)))).toEqual(['PJS', '김영준']);
});

test.each<[string, Encoding, readonly number[], string]>([
  ['Windows-1252', 'windows-1252', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], 'Müller'],
  ['CP949', 'euc-kr', [0xb1, 0xe8, 0xbf, 0xb5], '김영'],
  ['Windows-1250', 'windows-1250', [0x57, 0x61, 0xb3, 0xea, 0x73, 0x61], 'Wałęsa'],
  ['ISO 8859-2', 'iso-8859-2', [0x4b, 0x61, 0xb6, 0x6b, 0x61], 'Kaśka'],
  ['Mac Roman', 'macintosh', [0x4a, 0x6f, 0x73, 0x8e], 'José'],
])(
  'a name in %s is read, or asked with a sample and read as staff say',
  async (_, encoding, letters, name) => {
    const bytes = Buffer.concat([
      Buffer.from('2026-11-20\nPJS: X\n'),
      Buffer.from(letters),
      Buffer.from(': 9/\n'),
    ]);
    const found = await read(bytes);
    const asked = found.unclear
      .flatMap(({ candidates }) => candidates)
      .find(({ sample }) => sample.startsWith(name));
    const answered =
      found.unclear.length === 0
        ? found
        : await read(bytes, 'paper.txt', { encoding: asked?.encoding ?? null });
    expect(namesOf(answered)).toEqual(['PJS', name]);
    expect(answered.notes).toMatchObject([{ code: 'read-as', encoding }]);
    expect(found.unclear.length).toBe(encoding === 'windows-1252' ? 0 : 1);
  },
);

test('a text with letters in UTF-8 and one damaged line is UTF-8, and that line is skipped', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${TWO}\n\n2026-11-20\nM`),
    Buffer.from([0xfc]),
    Buffer.from('l: X\n'),
  ]);
  const { games, skipped, unclear } = await read(bytes);
  expect([games.length, skipped.length, unclear.length]).toEqual([1, 1, 0]);
});

test('lines end also as on an old Mac, and a line that names the separator is passed over however it is written', async () => {
  expect(namesOf(await read(TWO.replaceAll('\n', '\r')))).toEqual(['PJS', '김영준']);
  for (const line of ['sep=,', 'SEP=,', '"Sep=,"', 'sep=,,,,'])
    expect(namesOf(await read(`${line}\r\n${GAMES_TABLE.slice(1)}`, 'games.csv'))).toEqual(
      namesOf(await read(GAMES_TABLE, 'games.csv')),
    );
});

test('names people have are kept, and lose what could mislead with one note', async () => {
  const { games, notes } = await read(
    '2026-11-20\nعلی\u200cرضا: X\n👨\u200d👩\u200d👧\u200d👦: 9/\nT\u202eom: 81\nA\u200dnn: 72',
  );
  expect(games[0]?.record.game.setup.players.map(({ name }) => name)).toEqual([
    ...['علی\u200cرضا', '👨\u200d👩\u200d👧\u200d👦', 'Tom', 'Ann'],
  ]);
  expect(notes).toMatchObject([{ code: 'unseen-left-out' }]);
});

test.each([
  ['line ends', '\n'],
  ['blank lines', ' \t\r\n'],
])('ten million %s take no longer than a blink, and a game below them has its line', async (_, end) => {
  const text = end.repeat(10_000_000 / end.length);
  const begun = performance.now();
  const { games } = await read(`${text}2026-11-20\nPJS: X\n`);
  expect(games).toMatchObject([{ line: 10_000_000 / end.length + 1 }]);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a file in which no game comes for ten seconds is given up with a word, and the games before stay', async () => {
  let seconds = 0;
  const now = (): number => (seconds += 1) * 1_000;
  const text = `${TWO}\n\n${'words\n'.repeat(4_000_000)}`;
  const { games, skipped } = await read(text, 'paper.txt', { now });
  expect(games).toHaveLength(1);
  expect(skipped.map(({ reason }) => reason)).toEqual(['too-slow']);
});

test.each(ENCODINGS)('any bytes are read or skipped in %s, and never throw', async (encoding) => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_none, at) => (at * 7919 + (at >> 3)) % 256);
  expect(await read(bytes, 'paper.txt', { encoding })).toMatchObject({ games: [] });
});

test('a game on paper is read in the signs that people write, with its total or what is settled of it', async () => {
  const lines = ['PJS: ▶◀, 7/, 9G, X, G8, S8/, G6, X, X, X81 = 167', 'KYJ: ⑧1 X X = 9', 'DOM: 8s1 X X'];
  const { games, skipped } = await read(`2026-11-20\n${lines.join('\n')}\n`);
  expect(skipped).toEqual([]);
  expect(games.map(({ record }) => sheetText(record.game))).toEqual([
    [
      'PJS: X 7/ 9- X -8 (8)/ -6 X X X81 = 167',
      'KYJ: (8)1 X X . . . . . . . = 39',
      'DOM: (8)1 X X . . . . . . . = 39',
    ],
  ]);
});

test.each(['utf-16le', 'utf-16be'] as const)(
  'lines of an old Mac in %s are lines, whatever bytes the letters have',
  async (encoding) => {
    // ഊ has the bytes of both line ends, 갊 that of one.
    const text = '2026-11-20, lane 5\rഊൻ: X\r갊: 9/\r\r2026-11-20, lane 6\rKYJ: X\r';
    const bytes = Buffer.from(text, 'utf16le');
    const { games, skipped } = await read(encoding === 'utf-16le' ? bytes : bytes.swap16());
    expect(skipped).toEqual([]);
    expect(
      games.map(({ record, line }) => [line, record.game.setup.players.map(({ name }) => name)]),
    ).toEqual([
      [1, ['ഊൻ', '갊']],
      [5, ['KYJ']],
    ]);
  },
);

/** What a written game begins with, and what of it is read. */
describe('the first line of a game on paper', () => {
  const headed = async (heading: string): Promise<Read> => read(`${heading}\nPJS: X\n`);
  const local = (...at: readonly [number, number, number, number, number]): string =>
    new Date(...at).toISOString();

  test.each([
    ['a German', '20.11.2026 19:30, Bahn 5'],
    ['in words', '20. November 2026, 19:30 Uhr, Bahn 5'],
    ['a Spanish', '20 de noviembre de 2026 19:30, pista 5'],
    ['a Korean', '2026년 11월 20일 오후 7:30, 5번 레인'],
    ['of Google Sheets in Korea', '2026. 11. 20 오후 7:30, 레인 5'],
    ['an American', '11/20/2026 7:30 PM, Lane 5'],
    ['with commas', 'Fri, Nov 20, 2026, 7:30 pm, LANE #5'],
    ['with semicolons', '2026-11-20 19:30; lane: 5'],
    ['of a database', '2026/11/20 19:30:00, lane 5, tenpin, game 1'],
  ])('%s day is read: %s', async (_whose, heading) => {
    const { games } = await headed(heading);
    expect(games[0]?.record.game.setup).toMatchObject({
      ...{ startedAt: local(2026, 10, 20, 19, 30), lane: 5, format: 'ten-pin', gameNumber: 1 },
    });
  });

  test('has a time with its zone', async () => {
    const { games } = await headed('2026-11-20T19:30:00+02:00');
    expect(games[0]?.record.game.setup.startedAt).toBe('2026-11-20T17:30:00.000Z');
  });

  test.each([
    ['No-Tap', 'no-tap'],
    ['no tap', 'no-tap'],
    ['Duckpins', 'duckpin'],
    ['CANDLEPIN', 'candlepin'],
  ])('%s is a format in whatever letters', async (word, format) => {
    const { games } = await headed(`2026-11-20, ${word}`);
    expect(games[0]?.record.game.setup.format).toBe(format);
  });

  test.each([
    ['a pair of lanes', '2026-11-20, Lanes 5-6', 'Lanes 5-6'],
    ['a name of the league', '2026-11-20, Friday League, lane 5', 'Friday League'],
    ['two lanes', '2026-11-20, lane 5, lane 6', 'lane 6'],
    ['a lane in letters', '2026-11-20, lane five', 'lane five'],
  ])('%s is told: no game is taken for another lane or format', async (_what, heading, detail) => {
    expect((await headed(heading)).skipped).toMatchObject([{ reason: 'bad-heading', line: 1, detail }]);
  });

  test.each(['04/05/2026', '26.09.27', '2026-11-20 19:75', '2026-11-20 25:00', '2026-11-20 lane 5'])(
    'a day that nobody can tell is asked about: %s',
    async (heading) => {
      expect((await headed(heading)).skipped).toMatchObject([{ reason: 'no-day', line: 1, detail: heading }]);
    },
  );
});

test.each(['PJS:X 7/', 'PJS : X 7/ =20', 'PJS： X 7/ ＝ 20'])(
  'a line with its signs as typed: %s',
  async (line) => {
    const { games, skipped } = await read(`2026-11-20\n${line}\n`);
    expect(skipped).toEqual([]);
    expect(games.map(({ record }) => sheetText(record.game)[0])).toEqual(['PJS: X 7/ . . . . . . . . = 30']);
  },
);
