import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { TEN_PIN_RULES } from '../formats/ten-pin.ts';
import { emptyFrame, type Frame } from './frame.ts';
import { tableOf } from './table.ts';

const ORDINARY = emptyFrame(TEN_PIN, 1);
const TENTH = emptyFrame(TEN_PIN, 10);

/** A frame and all that it can become, by one ball after another. */
function allFrom(frame: Frame): readonly Frame[] {
  const next = [...frame.after, ...frame.afterFoul];
  return [frame, ...next.flatMap((one) => (one === null ? [] : allFrom(one)))];
}

describe('the table of ten-pin', () => {
  it('has 100 frames before the tenth and 343 in it, fouls told apart', () => {
    expect(allFrom(ORDINARY)).toHaveLength(100);
    expect(allFrom(TENTH)).toHaveLength(343);
  });

  it('has one frame for all lines at the first nine places', () => {
    expect(new Set(TEN_PIN.start.slice(0, 9))).toEqual(new Set([ORDINARY]));
    expect(TEN_PIN.numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(TEN_PIN.balls).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
  });

  it('counts 5,726,805,883,325,784,576 games where fouls are no others', () => {
    // Source: Balmoral Software, "All about bowling scores".
    const ways = (frame: Frame): bigint =>
      frame.rack === null
        ? 1n
        : frame.after.reduce((sum, next) => sum + (next === null ? 0n : ways(next)), 0n);
    expect(TEN_PIN.start.reduce((games, frame) => games * ways(frame), 1n)).toBe(5_726_805_883_325_784_576n);
  });

  it('cannot be changed, and a frame shows nothing of those behind it', () => {
    const frames = [ORDINARY, TENTH].flatMap(allFrom);
    expect(frames.filter((frame) => !Object.isFrozen(frame))).toEqual([]);
    expect(JSON.stringify(ORDINARY).length).toBeLessThan(300);
  });

  it('has each unfinished frame as a missed one, with the same balls and none to come', () => {
    for (const { rack, missed, rolls, points } of [ORDINARY, TENTH].flatMap(allFrom)) {
      expect(missed === null).toBe(rack === null);
      if (missed !== null) expect(missed).toMatchObject({ state: 'missed', rolls, points, rack: null });
    }
  });
});

describe('a format that differs', () => {
  it('has a strike of nine that counts ten, and no spare of nine in two balls', () => {
    const nines = tableOf({
      ...{ id: 'nines', frames: 1, worth: TEN_PIN_RULES.worth, cleared: ['strike', 'spare'], strikeFrom: 9 },
      bonusBalls: { strike: 2, spare: 1, open: 0 },
      fillBalls: { strike: 0, spare: 0, open: 0 },
      named: [],
    });
    expect(emptyFrame(nines, 1).after[9]).toMatchObject({ result: 'strike', points: 10 });
    expect(emptyFrame(nines, 1).after[5]?.after[4]).toMatchObject({ result: 'open', points: 9 });
    expect(emptyFrame(nines, 1).afterFoul[0]?.after[9]).toMatchObject({ result: 'open', points: 9 });
  });

  it('has three balls at a rack, the third of which clears it for no bonus', () => {
    const three = tableOf({
      ...{
        id: 'three',
        frames: 2,
        worth: TEN_PIN_RULES.worth,
        cleared: ['strike', 'spare', 'open'],
        strikeFrom: 10,
      },
      bonusBalls: { strike: 2, spare: 1, open: 0 },
      fillBalls: { strike: 2, spare: 1, open: 0 },
      named: [],
    });
    expect(three.balls).toEqual([3, 3]);
    const after = emptyFrame(three, 1).after[3]?.after[4]?.after[3];
    expect(after).toMatchObject({ result: 'open', points: 10, bonus: 0, text: '343' });
  });

  it('counts a strike 30 and a spare ten and its first ball, whatever follows, where a frame stands alone', () => {
    const none = { strike: 0, spare: 0, open: 0 };
    const alone = tableOf({
      ...{ frames: 2, worth: TEN_PIN_RULES.worth, cleared: ['strike', 'spare'], strikeFrom: 10, named: [] },
      ...{ bonusBalls: none, fillBalls: none, alone: { strike: 30, spare: 10 } },
    });
    const empty = emptyFrame(alone, 1);
    expect(empty.after[10]).toMatchObject({ result: 'strike', points: 30, bonus: 0 });
    expect(empty.after[7]?.after[3]).toMatchObject({ result: 'spare', points: 17, bonus: 0 });
    expect(empty.afterFoul[0]?.after[10]).toMatchObject({ result: 'spare', points: 10, bonus: 0 });
    expect(empty.after[7]?.after[2]).toMatchObject({ result: 'open', points: 9, bonus: 0 });
    expect(empty.after[7]).toMatchObject({ state: 'running', points: 7 });
  });
});
