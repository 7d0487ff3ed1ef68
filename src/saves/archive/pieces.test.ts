import { expect, test } from 'vitest';
import { makeTombstone } from './archived-line.ts';
import { bytesOf, lineOf } from './testing/index-of.testing.ts';
import { piecesOf } from './pieces.ts';

const GAME = lineOf(1, 3);
const BEGINNING = '{"file":"headpin-';

/** Each piece's length, and whether it is blank. */
function cut(text: string): readonly (readonly [length: number, isBlank: boolean])[] {
  return [...piecesOf(bytesOf(text), 0)].map(({ length, isBlank }) => [length, isBlank]);
}

test.each<[string, string, boolean]>([
  ['a million empty lines', '\n'.repeat(1_000_000), true],
  ['a million lines of one letter', 'x\n'.repeat(1_000_000), false],
  ['beginnings of lines without an end', BEGINNING.repeat(100_000), false],
])('%s are one piece, and the games around them are theirs', (_, junk, isBlank) => {
  expect(cut(`${GAME}${junk}${GAME}`)).toEqual([
    [GAME.length, false],
    [junk.length, isBlank],
    [GAME.length, false],
  ]);
});

test('games glued together, and anything glued before one, are separate pieces', () => {
  const line = GAME.trimEnd();
  const grave = makeTombstone('g000001-0a1b2c');
  expect(cut(`torn${line}${line}\n${grave}`).map(([length]) => length)).toEqual([
    4,
    line.length,
    line.length + 1,
    grave.length,
  ]);
});

test('the pieces of a file follow each other without a gap', () => {
  const text = `\n\nx${GAME}${BEGINNING}\n${'y'.repeat(200)}\n${GAME}z`;
  let end = 7;
  for (const { at, length } of piecesOf(bytesOf(text), 7)) {
    expect(at).toBe(end);
    end += length;
  }
  expect(end).toBe(7 + text.length);
});

test('a line of a hundred bytes is a piece of its own, and shorter ones are one piece', () => {
  const line = (bytes: number): string => `${'x'.repeat(bytes - 1)}\n`;
  const lengths = (...lines: readonly number[]): readonly number[] =>
    cut(lines.map(line).join('')).map(([length]) => length);
  expect(lengths(100, 100)).toEqual([100, 100]);
  expect(lengths(100, 99)).toEqual([100, 99]);
  expect(lengths(99, 100)).toEqual([99, 100]);
  expect(lengths(99, 99)).toEqual([198]);
});
