import { crc32 } from 'node:zlib';
import { scoreLine } from '../../core/line/score.ts';
import { describe, expect, test } from 'vitest';
import { agreedGame, recordOf } from '../record/testing/game.testing.ts';
import { summaryOf } from '../record/game-summary.ts';
import { LONGEST_SHEET_LINE } from '../record/record-bounds.ts';
import { sealLine, type Field } from '../record/sealed-text.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import { parseIndexLine, PACKING, sumOf } from './index-line.ts';
import { NOTHING, indexed } from './index-making.ts';
import { bytesOf, lineOf } from './testing/index-of.testing.ts';
import { piecesOf, type Piece } from './pieces.ts';

/** A newer program's line with these fields. */
function newerLine(...fields: readonly Field[]): string {
  return `${sealLine('headpin-archived-game', 900, fields)}\n`;
}

function pieceOf(line: string, at = 0): Piece {
  const [piece] = piecesOf(bytesOf(line), at);
  if (piece === undefined) expect.fail('no piece');
  return piece;
}

describe('a piece of a month in the index', () => {
  test('is a line with its place and the list’s fields of its game', () => {
    const record = recordOf(agreedGame(), 4);
    const piece = pieceOf(makeGameLine(record), 1000);
    const { text } = indexed(piece, { ...NOTHING, crc: 0xab, size: 300 });
    expect(parseIndexLine(bytesOf(text))).toEqual({
      all: 0xab,
      line: {
        kind: 'game',
        place: 300,
        at: 1000,
        length: piece.length,
        sum: sumOf(piece.bytes),
        low: 4,
        top: 4,
        generation: 13,
        packing: PACKING,
        origin: record.game.setup.origin,
        summary: summaryOf(record),
        who: record.game.position.lines.map(({ name, bowler, line }) => [
          {
            name,
            bowler,
            packed: expect.stringContaining(`,${String(scoreLine(line).soFar)},`) as unknown,
          },
        ]),
      },
    });
  });

  test('extends the index to its own end', () => {
    const piece = pieceOf(lineOf(4, 5), 1000);
    const { text, ...reach } = indexed(piece, { end: 1000, low: 2, top: 3, crc: 0xab, size: 300 });
    expect(reach).toEqual({
      kind: 'game',
      end: 1000 + piece.length,
      low: 2,
      top: 4,
      crc: crc32(text, 0xab),
      size: 300 + bytesOf(text).length,
    });
  });

  test.each([
    ['a game', lineOf(1, 5), 'game'],
    ['a tombstone', makeTombstone('g000001-0a1b2c'), 'deleted'],
    ['a line’s end alone', '\n', 'blank'],
    ['garbage', 'garbage\n', 'damaged'],
    ['a newer program’s game', newerLine(['id', '"g000001-0a1b2c"']), 'newer'],
    ['a newer program’s line without an id', newerLine(['lanes', '[7]']), 'newer-nameless'],
    ['a newer program’s line with a foreign id', newerLine(['id', '"7"']), 'newer-nameless'],
    ['a newer program’s tombstone', `${sealLine('headpin-deleted-game', 900, [])}\n`, 'newer-nameless'],
  ])('is of one kind: %s', (_, line, kind) => {
    const { text, kind: said } = indexed(pieceOf(line), NOTHING);
    expect(said).toBe(kind);
    expect(parseIndexLine(bytesOf(text))?.line.kind).toBe(kind);
  });

  test('of a newer program has its id, its counter and the names in its sheet', () => {
    const id = 'g000004-00112233445566778899aabb';
    const sheet = ['Zoë: X = 10', '김영준: 9/ = 10', 'Zoë (1): 9- = 9', 'A (2): B: 7 = 7', 'no frames'];
    const piece = pieceOf(newerLine(['id', `"${id}"`], ['sheet', JSON.stringify(sheet)]));
    const { text, low, top } = indexed(piece, NOTHING);
    expect([low, top]).toEqual([4, 4]);
    expect(parseIndexLine(bytesOf(text))?.line).toMatchObject({
      ...{
        kind: 'newer',
        who: ['Zoë', '김영준', 'A (2): B'].map((name) => [{ name, bowler: null }]),
      },
      summary: { id, phase: 'newer', names: ['Zoë', '김영준', 'A (2): B'] },
    });
  });

  test('of a newer program has names as long as the longest line of a sheet', () => {
    const name = 'Z'.repeat(LONGEST_SHEET_LINE - 2);
    const piece = pieceOf(newerLine(['id', '"g000004-0a1b2c"'], ['sheet', JSON.stringify([`${name}: `])]));
    expect(parseIndexLine(bytesOf(indexed(piece, NOTHING).text))?.line).toMatchObject({
      who: [[{ name }]],
      summary: { names: [name] },
    });
  });

  // 0: no game yet.
  test.each([
    [0, 5, 0, 5, 5],
    [3, 5, 4, 3, 5],
    [3, 2, 4, 2, 4],
    [3, 9, 4, 3, 9],
  ])('lowest %i, then game %i after at most %i', (low, counter, top, lowest, highest) => {
    const before = { ...NOTHING, low, top };
    expect(indexed(pieceOf(lineOf(counter, 5)), before)).toMatchObject({ low: lowest, top: highest });
  });

  test.each([0, 3])('without a game leaves the counters %i', (counter) => {
    const before = { ...NOTHING, low: counter, top: counter };
    expect(indexed(pieceOf('garbage\n'), before)).toMatchObject({ low: counter, top: counter });
  });
});
