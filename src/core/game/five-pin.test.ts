import { describe, expect, it } from 'vitest';
import { newGame } from './game.ts';
import { legalEntries } from '../testing/legal-entries.testing.ts';
import { emptyFrame, type Frame } from '../line/frame.ts';
import { frameAt, rackOfLine, type Line } from '../line/line.ts';
import { parseNotation } from '../line/notation.ts';
import { scoreLine } from '../line/score.ts';
import { applyCommand } from './command.ts';
import type { Game } from './game.ts';
import { ranking } from './ranking.ts';
import { after, entryOf, must, onTurn } from '../testing/notation.testing.ts';
import { occasion, setupOf } from '../testing/setup.testing.ts';
import { usualTable } from '../formats/format.ts';
import { FIVE_PIN } from '../formats/five-pin.ts';

const TABLE = usualTable(FIVE_PIN);
const GAME = newGame({ ...setupOf(['PJS', 'KYJ']), format: 'five-pin' });

function read(sheet: string): Line {
  return must(parseNotation(TABLE, sheet));
}

/** Why the game refuses this ball; null if it does not. */
function refused(game: Game, pins: number): unknown {
  const answer = applyCommand(
    game,
    { kind: 'roll', entry: { kind: 'pins', pins } },
    occasion('2026-11-23T18:00:00.000Z'),
  );
  return answer.ok ? null : answer.error;
}

/** The legal values of the line's next ball. */
function legal(sheet: string): readonly number[] {
  return legalEntries(rackOfLine(read(sheet))).pins;
}

describe('a ball of five-pin', () => {
  it('counts the pins that it fells: no one and no fourteen', () => {
    expect(legal('')).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15]);
  });

  it.each<readonly [string, readonly number[]]>([
    // The head pin, or a two and a three.
    ['5', [0, 2, 3, 4, 5, 6, 7, 8, 10]],
    // A seven was 5 and 2, or 2, 2 and 3; an eight 5 and 3, or 2, 3 and 3.
    ['7', [0, 2, 3, 5, 6, 8]],
    ['8', [0, 2, 3, 4, 5, 7]],
    ['10', [0, 2, 3, 5]],
    ['13', [0, 2]],
    ['12', [0, 3]],
    ['11', [0, 2, 4]],
    // The nine leaves a two behind the fours only as two twos: 5 and 4, so 3 and 3 stand.
    ['9', [0, 3, 6]],
    // That five was the head pin: the four are the twos, and only threes stand.
    ['54', [0, 3, 6]],
    ['52', [0, 2, 3, 5, 6, 8]],
  ])('behind %s counts what pins that may stand are worth', (sheet, counts) => {
    expect(legal(sheet)).toEqual(counts);
  });

  it.each([1, 14])('of %d is refused, and the game stays', (pins) => {
    expect(refused(GAME, pins)).toMatchObject({ code: 'no-such-pins', pins });
  });

  it('that no pins still standing can be is refused', () => {
    const bowled = after(GAME, { kind: 'roll', entry: { kind: 'pins', pins: 13 } });
    expect(refused(bowled, 1)).toEqual({ code: 'no-such-pins', pins: 1, counts: [0, 2] });
  });
});

describe('a frame of five-pin as written', () => {
  /** Every frame behind this one. */
  function ended(frame: Frame): readonly Frame[] {
    const next = [...frame.after, ...frame.afterFoul].flatMap((one) => one ?? []);
    return next.length === 0 ? [frame] : next.flatMap(ended);
  }

  it.each([1, 10])('number %i is read back, whatever was bowled in it', (number) => {
    const before = '. '.repeat(number - 1);
    const frames = new Set(ended(emptyFrame(TABLE, number)));
    expect(frames.size).toBeGreaterThan(308);
    const wrong = [...frames].filter((frame) => {
      const line = parseNotation(TABLE, before + frame.notation);
      return !line.ok || frameAt(line.value, number) !== frame;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a game of five-pin', () => {
  it('changes players after three balls, a spare or a strike', () => {
    const entry = (pins: number) => ({ kind: 'roll', entry: { kind: 'pins', pins } }) as const;
    const bowled = after(GAME, entry(5), entry(2), entry(0), entry(15), entry(13), entry(2));
    expect(onTurn(bowled)).toBe('2.2.1');
  });

  it('has three balls in the tenth frame, whatever falls', () => {
    expect(TABLE.balls).toEqual(Array.from({ length: 10 }, () => 3));
    const nine = '--- '.repeat(9);
    for (const tenth of ['XXX', 'X13/', '13/5', '532']) expect(read(nine + tenth).open).toBeNull();
    for (const tenth of ['XX', '13/', '53']) expect(read(nine + tenth).open).toBe(10);
  });

  it('takes fifteen off from the frame of a foul on, and its pins count', () => {
    const totals = (sheet: string): readonly (number | null)[] =>
      scoreLine(read(sheet)).frames.map(({ cumulative }) => cumulative);
    expect(totals('532 5F-- 5--').slice(0, 3)).toEqual([10, 0, 5]);
    expect(scoreLine(read('X XF')).max).toBe(450 - 15);
    expect(scoreLine(read('-F')).soFar).toBe(-15);
  });

  it('places a total below nothing behind none, and the best still possible follows it', () => {
    const entry = (mark: string) => ({ kind: 'roll', entry: entryOf(mark) }) as const;
    const game = after(GAME, ...['-F', '-', '2', '-', '-', '-'].map(entry));
    expect(
      ranking(game).map(({ player, place, score }) => [place, player.name, score.soFar, score.max]),
    ).toEqual([
      [1, 'KYJ', 0, 405],
      [2, 'PJS', -13, 392],
    ]);
  });
});
