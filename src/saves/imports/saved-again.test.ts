import { describe, expect, test } from 'vitest';
import { makeGameLine } from '../archive/archived-line.ts';
import { makeRecord } from '../record/game-record.ts';
import { colourfulGame, gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { fileOf, foreign, importInto, laneWith } from './testing/lane.testing.ts';

const OURS = recordOf(gameOfMisses(7), 12);
const THEIRS = foreign(colourfulGame(), 3);

describe('JSON that an editor saved again', () => {
  const utf8 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`);

  test.each([
    ['one game', utf8(makeRecord(THEIRS)), 'game.json'],
    ['lines', utf8(makeGameLine(THEIRS)), 'games.jsonl'],
  ])('with the sign of UTF-8 in front is read: %s', async (_what, bytes, name) => {
    const lane = await laneWith(OURS);
    expect(await importInto(lane, [await fileOf(bytes, name)])).toMatchObject({ fresh: 1, skipped: [] });
    expect(await lane.archive.read(THEIRS.id)).toEqual(THEIRS);
  });

  test.each([
    ['with its mark', `\ufeff${makeRecord(THEIRS)}`, 'game.json'],
    ['without a mark', makeGameLine(THEIRS), 'games.jsonl'],
  ])('in UTF-16 %s is named as that, not as a file without games', async (_what, text, name) => {
    const lane = await laneWith(OURS);
    const file = await fileOf(Buffer.from(text, 'utf16le'), name);
    expect(await importInto(lane, [file])).toMatchObject({
      fresh: 0,
      skipped: [{ file: name, reason: 'wrong-encoding' }],
    });
  });
});
