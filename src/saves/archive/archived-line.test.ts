import { describe, expect, test } from 'vitest';
import { agreedGame, colourfulGame, recordOf } from '../record/testing/game.testing.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { sealLine } from '../record/sealed-text.ts';
import { counterIn, idIn, makeGameLine, makeTombstone, parseLine } from './archived-line.ts';
import { bytesOf } from './testing/index-of.testing.ts';

const ID = 'g000007-0a1b2c';

/** A line's bytes without its line end. */
function inner(line: string): Uint8Array {
  return bytesOf(line.slice(0, -1));
}

test.each([colourfulGame(), agreedGame()])('a game is read back as written, in one line', (game) => {
  const record = recordOf(game, 7);
  const text = makeGameLine(record);
  expect(text.indexOf('\n')).toBe(text.length - 1);
  const reading = parseLine(inner(text));
  expect(reading).toEqual({ kind: 'read', value: { kind: 'game', record } });
  if (reading.kind === 'read') expect([idIn(reading.value), counterIn(reading.value)]).toEqual([ID, 7]);
});

test('a tombstone is read back as written, in one line', () => {
  const text = makeTombstone(ID);
  expect(text.indexOf('\n')).toBe(text.length - 1);
  const reading = parseLine(inner(text));
  expect(reading).toEqual({ kind: 'read', value: { kind: 'deleted', id: ID } });
  if (reading.kind === 'read') expect([idIn(reading.value), counterIn(reading.value)]).toEqual([ID, 7]);
});

describe('a line is damaged', () => {
  test.each([
    [
      'a game with another bowler',
      inner(makeGameLine(recordOf(colourfulGame())).replace('PJS', 'KYJ')),
      'checksum',
    ],
    ['a tombstone cut short', inner(makeTombstone(ID)).slice(0, -3), 'checksum'],
    ['a tombstone of no game', inner(tombstone('"notes"')), 'content'],
    ['a tombstone with more in it', inner(tombstone(`"${ID}","score":300`)), 'content'],
    [
      'a game without its events',
      inner(`${sealLine('headpin-archived-game', RECORD_VERSION, [['id', `"${ID}"`]])}\n`),
      'content',
    ],
    ['larger than any game', new Uint8Array(LARGEST_RECORD + 1), 'too-large'],
    ['as large as the largest game, but none', new Uint8Array(LARGEST_RECORD), 'not-a-document'],
  ])('%s', (_, bytes, reason) => {
    expect(parseLine(bytes)).toEqual({ kind: 'damaged', reason });
  });

  function tombstone(id: string): string {
    return `${sealLine('headpin-deleted-game', 1, [['id', id]])}\n`;
  }
});

test.each(['headpin-archived-game', 'headpin-deleted-game'] as const)(
  '%s of a newer program is recognised as such',
  (marker) => {
    expect(parseLine(bytesOf(sealLine(marker, 900, [['lanes', '[7]']])))).toEqual({
      kind: 'newer',
      version: 900,
    });
  },
);

test('a bowler who is named like a tombstone has a game like any other', () => {
  const setup = { ...colourfulGame().setup, players: [{ id: 1, name: 'headpin-deleted-game' }] };
  const text = sealLine('headpin-archived-game', RECORD_VERSION, [['setup', JSON.stringify(setup)]]);
  expect(parseLine(bytesOf(text))).toEqual({ kind: 'damaged', reason: 'content' });
});
