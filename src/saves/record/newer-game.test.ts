import { describe, expect, test } from 'vitest';
import { NOON } from './testing/game.testing.ts';
import { LONGEST_SHEET_LINE } from './record-bounds.ts';
import { newerGame, newerInFile, newerInLine, type NewerRecord } from './newer-game.ts';
import { sealLine, sealText, type Field } from './sealed-text.ts';
import { makeRecord } from './game-record.ts';
import { colourfulGame, recordOf } from './testing/game.testing.ts';

const ID = 'g000007-00112233445566778899aabb';
const SHEET = ['PJS: X 9/ = 20', '김영준: 9- = 9'];
const FIELDS: readonly Field[] = [
  ['lanes', '[7,{"id":"none","sheet":["no"]}]'],
  ['id', JSON.stringify(ID)],
  ['setup', JSON.stringify({ startedAt: NOON, origin: 7 })],
  ['sheet', JSON.stringify(SHEET)],
];

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function inFile(...fields: readonly Field[]): NewerRecord | null {
  return newerInFile(bytes(sealText('headpin-game', 900, fields)));
}

function withSheet(sheet: unknown): readonly string[] | null | undefined {
  return inFile(['sheet', JSON.stringify(sheet)])?.sheet;
}

describe('of a newer program’s game', () => {
  test('the id, the time and the sheet are taken, and nothing else', () => {
    expect(inFile(...FIELDS)).toEqual({ id: ID, startedAt: NOON, sheet: SHEET });
    const line = sealLine('headpin-archived-game', 900, FIELDS);
    expect(newerInLine(bytes(line))).toEqual({ id: ID, startedAt: NOON, sheet: SHEET });
  });

  test('a sheet that this program wrote is the same', () => {
    const record = recordOf(colourfulGame());
    const { sheet } = JSON.parse(makeRecord(record)) as { sheet: unknown };
    expect(newerInFile(bytes(makeRecord(record)))).toEqual({ id: record.id, startedAt: NOON, sheet });
  });

  test('nothing is taken if a byte was changed, or there is no checksum', () => {
    const text = sealText('headpin-game', 900, FIELDS);
    expect(newerInFile(bytes(text.replace('PJS', 'KYJ')))).toBeNull();
    expect(
      newerInFile(bytes(JSON.stringify({ file: 'headpin-game', version: 900, sheet: SHEET }))),
    ).toBeNull();
    expect(newerInLine(bytes(text))).toBeNull();
    expect(newerInFile(bytes(sealText('headpin-settings', 900, FIELDS)))).toBeNull();
  });

  test.each<[string, unknown]>([
    ['no list', 'PJS: X'],
    ['a list of other things', ['PJS: X', 9]],
    ['a line longer than any', ['x'.repeat(LONGEST_SHEET_LINE + 1)]],
    ['missing', undefined],
    ['null', null],
  ])('a sheet that is %s is not read, and the id still is', (_, sheet) => {
    const fields: readonly Field[] = sheet === undefined ? [] : [['sheet', JSON.stringify(sheet)]];
    expect(inFile(['id', JSON.stringify(ID)], ...fields)).toEqual({ id: ID, startedAt: null, sheet: null });
  });

  test.each(['', '../../etc/passwd', 'g7-0a1b2c', 'g000007-0a1b2c3d'])(
    'an id that would name no file of ours is not taken: %j',
    (id) => {
      expect(inFile(['id', JSON.stringify(id)], ['sheet', '[]'])).toEqual({
        id: null,
        startedAt: null,
        sheet: [],
      });
    },
  );

  test('characters that show nothing or turn the line are marked, and spaces stay', () => {
    expect(withSheet(['a\u0000b', '\u202eTurned', 'P\u200bJS:  X'])).toEqual(['a�b', '�Turned', 'P�JS:  X']);
  });
});

describe('the names in a newer program’s sheet', () => {
  const namesIn = (...sheet: readonly string[]): readonly string[] =>
    newerGame(ID, { startedAt: null, sheet }).names;

  test('stand before the frames, each once', () => {
    expect(newerGame(ID, { startedAt: NOON, sheet: SHEET })).toEqual({
      ...{ id: ID, phase: 'newer', startedAt: NOON },
      names: ['PJS', '김영준'],
    });
    expect(namesIn('A: B: X', 'A: B: 9', 'P�JS\u200b: X')).toEqual(['A: B', 'P�JS']);
  });

  test('are not repeated for provisional frames', () => {
    expect(namesIn('PJS: X', 'PJS (1): 9/', 'KYJ (2): 8')).toEqual(['PJS', 'KYJ (2)']);
  });

  test('are none in a sheet without them or that could not be read, and a hundred at most', () => {
    expect(namesIn('no frames', ': X')).toEqual([]);
    expect(newerGame(ID, { startedAt: null, sheet: null }).names).toEqual([]);
    const party = Array.from({ length: 150 }, (_, place) => `P${String(place)}: X`);
    expect(namesIn(...party)).toHaveLength(100);
  });
});
