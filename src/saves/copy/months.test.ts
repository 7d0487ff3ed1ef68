import { describe, expect, test } from 'vitest';
import { makeGameLine, makeTombstone } from '../archive/archived-line.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { sealLine } from '../record/sealed-text.ts';
import { archivedLine } from './testing/lane.testing.ts';
import { monthCopy } from './filling.ts';
import { turnsDuring } from './testing/turns.testing.ts';

const [SEVEN, EIGHT, NINE] = [archivedLine(7), archivedLine(8), archivedLine(9)];
const EIGHT_CORRECTED = makeGameLine(recordOf(gameOfMisses(2), 8));
const EIGHT_DELETED = makeTombstone(recordOf(gameOfMisses(0), 8).id);
const EIGHT_DAMAGED = EIGHT.replace('"lane":7', '"lane":8');
const NEWER = `${sealLine('headpin-archived-game', 99, [['id', '"g000008-0a1b2c"']])}\n`;

async function copied(lane: string, copy: string): Promise<readonly [text: string, isDamaged: boolean]> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const month = await monthCopy(bytes(lane), bytes(copy));
  return [new TextDecoder().decode(month.bytes), month.isDamaged];
}

describe('the copy of a month', () => {
  test.each([
    ['was not copied yet', SEVEN + EIGHT, ''],
    ['has grown since', SEVEN + EIGHT, SEVEN],
    ['is what it was', SEVEN, SEVEN],
    ['has lines in another order', EIGHT + SEVEN, SEVEN + EIGHT],
    ['has a game corrected', SEVEN + EIGHT_CORRECTED, SEVEN + EIGHT],
    ['says that one of its games was deleted', SEVEN + EIGHT_DELETED, SEVEN + EIGHT],
    ['no longer says which one was deleted', SEVEN, EIGHT_DELETED + SEVEN],
    ['lost nothing but a line that was damaged in the copy', SEVEN, EIGHT_DAMAGED + SEVEN],
    ['lost nothing but a line of a newer program', SEVEN, NEWER + SEVEN],
  ])('is the lane’s month if that %s', async (_where, lane, copy) => {
    expect(await copied(lane, copy)).toEqual([lane, false]);
  });

  test.each([
    ['is gone', SEVEN, SEVEN + EIGHT, SEVEN + EIGHT],
    ['was damaged', EIGHT_DAMAGED + SEVEN, EIGHT + SEVEN, EIGHT_DAMAGED + SEVEN + EIGHT],
    ['is half written', SEVEN + EIGHT.slice(0, -9), SEVEN + EIGHT, `${SEVEN}${EIGHT.slice(0, -9)}\n${EIGHT}`],
    ['went with all others', '', SEVEN + EIGHT, SEVEN + EIGHT],
    ['went with its neighbour', NINE, SEVEN + EIGHT, NINE + SEVEN + EIGHT],
  ])('has a game after the lane’s lines that %s there, with a report', async (_how, lane, copy, expected) => {
    expect(await copied(lane, copy)).toEqual([expected, true]);
  });

  test('is the lane’s month, with a report, if a damaged line was never intact in the copy', async () => {
    expect(await copied(EIGHT_DAMAGED + SEVEN, SEVEN)).toEqual([EIGHT_DAMAGED + SEVEN, true]);
    expect(await copied(SEVEN + EIGHT_DAMAGED + NINE, NINE)).toEqual([SEVEN + EIGHT_DAMAGED + NINE, true]);
  });

  test('is not read if lines were only added', async () => {
    const month = SEVEN.repeat(65);
    expect(await turnsDuring(() => copied(month + EIGHT, month))).toBe(0);
  });

  test.each([
    [64, 1],
    [65, 2],
    [128, 2],
  ])('of %i lines lets a ball come in between %i times', async (lines, turns) => {
    // One more for the only line of the copy.
    expect(await turnsDuring(() => copied(SEVEN.repeat(lines), NINE))).toBe(turns + 1);
  });
});
