import { describe, expect, it } from 'vitest';
import { must } from '../testing/notation.testing.ts';
import { WORTHS } from '../testing/worths.testing.ts';
import { enterFrames } from './entered-line.ts';
import { rollOf, type EnteredBall, type Entry } from './entry.ts';
import { legalEntries } from '../testing/legal-entries.testing.ts';
import { emptyFrame, frameOf, pinfalls } from './frame.ts';
import { newLine, rackOfLine, type Line } from './line.ts';
import { makeNotation, parseNotation } from './notation.ts';
import { refittedRoll } from './refitted.ts';
import { FOUL, foulRoll, leavingRoll, pinsRoll, withSplit } from './roll.ts';
import { scoreLine } from './score.ts';

/** Two frames of three balls at pins worth 2, 3 and 5; a foul takes 10 off. */
function read(sheet: string): Line {
  return must(parseNotation(WORTHS, sheet));
}

function totals(sheet: string): readonly (number | null)[] {
  return scoreLine(read(sheet)).frames.map(({ cumulative }) => cumulative);
}

function entered(entry: Entry): EnteredBall {
  return { entry, split: false };
}

describe('at pins with worths', () => {
  it('a ball can count what some of them are worth together', () => {
    expect(legalEntries(WORTHS.rack)).toEqual({ pins: [0, 2, 3, 5, 7, 8, 10], strike: true, spare: false });
  });

  it('a later ball counts what any pins that may stand are worth', () => {
    const after = (sheet: string): readonly number[] => legalEntries(rackOfLine(read(sheet))).pins;
    // A five was the five, or the two and the three.
    expect(after('5')).toEqual([0, 2, 3, 5]);
    expect(after('52')).toEqual([0, 3]);
    expect(after('8')).toEqual([0, 2]);
  });

  it.each([1, 4, 6, 9])('%d is refused, with what a ball can count', (pins) => {
    const refusal = { code: 'no-such-pins', pins, counts: [0, 2, 3, 5, 7, 8, 10] };
    expect(rollOf({ kind: 'pins', pins }, WORTHS.rack)).toEqual({ ok: false, error: refusal });
    expect(rollOf({ kind: 'foul', fell: pins }, WORTHS.rack)).toEqual({ ok: false, error: refusal });
    expect(frameOf(WORTHS, 1, [pinsRoll(pins as 1)])).toEqual({ ok: false, error: refusal });
    expect(frameOf(WORTHS, 1, [foulRoll(pins as 1)])).toEqual({ ok: false, error: refusal });
  });

  it.each([11, 16, -2])('%d is refused in the same words', (pins) => {
    expect(rollOf({ kind: 'pins', pins }, WORTHS.rack)).toMatchObject({ error: { code: 'no-such-pins' } });
  });

  it('a fraction is no number', () => {
    expect(rollOf({ kind: 'pins', pins: 2.5 }, WORTHS.rack)).toMatchObject({
      error: { code: 'not-an-integer' },
    });
  });

  it('nobody notes which stand: no leave fits and no ball is a split', () => {
    const refused = { ok: false, error: { code: 'leave-does-not-fit' } };
    expect(rollOf({ kind: 'leave', left: [1] }, WORTHS.rack)).toEqual(refused);
    expect(frameOf(WORTHS, 1, [leavingRoll(8, [1])])).toEqual(refused);
    const ring = frameOf(WORTHS, 1, [withSplit(pinsRoll(5), true)]);
    expect(ring).toEqual({ ok: false, error: { code: 'no-split-here' } });
  });

  it('racks are the same where the same pins may stand', () => {
    const [one, other] = [read('23'), read('32')].map(rackOfLine);
    expect(one).toBe(other);
    expect(rackOfLine(read('5-'))).not.toBe(one);
  });
});

describe('a foul whose pins count', () => {
  it('takes points off from its frame on, and its pins count for the frames before it', () => {
    expect(totals('XF 5F3- ')).toEqual([10 - 10 + 8, 8 + 8 - 10]);
    expect(totals('X 5F3-')).toEqual([18, 16]);
  });

  it('without pins takes points off all the same, also below nothing', () => {
    expect(totals('-F-- 2--')).toEqual([-10, -8]);
    expect(totals('F.')).toEqual([null, null]);
    expect(scoreLine(read('F.'))).toMatchObject({ posted: 0, soFar: -10 });
  });

  it('can be a strike or a spare', () => {
    const line = read('XF 8/F2');
    expect(line.frames.map(({ result, text }) => [result, text])).toEqual([
      ['strike', 'XF'],
      ['spare', '8/F2'],
    ]);
    expect(scoreLine(line).posted).toBe(10 - 10 + 10 + (10 + 2 - 10));
  });

  it('costs nothing more while the frame is missed or still has its best to come', () => {
    const { rack, best, missed, points } = must(frameOf(WORTHS, 1, [foulRoll(5)]));
    expect(rack).not.toBeNull();
    expect([points, best?.points, missed?.points]).toEqual([-5, 0, -5]);
  });

  it('has one form without pins', () => {
    expect(rollOf({ kind: 'foul', fell: 0 }, WORTHS.rack)).toEqual({ ok: true, value: FOUL });
    expect(rollOf({ kind: 'foul' }, WORTHS.rack)).toEqual({ ok: true, value: FOUL });
    expect(must(frameOf(WORTHS, 1, [foulRoll(0)])).points).toBe(-10);
  });

  it('is the table’s frame, without a note', () => {
    const fouled = must(frameOf(WORTHS, 1, [foulRoll(5)]));
    expect(fouled).toBe(emptyFrame(WORTHS, 1).afterFoul[5]);
    expect(fouled).toMatchObject({ isNoted: false, text: '5F', notation: '5F' });
    expect(pinfalls(fouled)).toEqual([5]);
  });

  it('keeps its pins where they do not fit, and is refused there', () => {
    const rack = rackOfLine(read('8'));
    expect(refittedRoll(rack, foulRoll(5))).toEqual(foulRoll(5));
  });
});

describe('a line of pins with worths', () => {
  it.each(['X X10X', '8F2 5-3', '-F-F-F 2F3F5F', 'XF 8/FX', '7. 23F'])(
    '%s is read as it is written',
    (sheet) => {
      const line = read(sheet);
      expect(must(parseNotation(WORTHS, makeNotation(line))).frames).toEqual(line.frames);
    },
  );

  it('is read with a foul’s pins in parentheses as well, and without any', () => {
    expect(read('F(5)3- X').frames[0]).toBe(read('5F3- X').frames[0]);
    expect(read('F3-').frames[0]).toBe(read('-F3-').frames[0]);
  });

  it('is told frame by frame, the unfinished ones too', () => {
    const balls = [[entered({ kind: 'pins', pins: 8 })], [entered({ kind: 'foul', fell: 10 })]];
    expect(makeNotation(must(enterFrames(WORTHS, balls)))).toBe('8. XF');
  });

  it('takes no ball behind a finished frame, and no third frame', () => {
    const ten = entered({ kind: 'pins', pins: 10 });
    const refused = (code: string, ball: number): object => ({
      ok: false,
      error: { ball, refusal: { code } },
    });
    expect(enterFrames(WORTHS, [[ten, ten]])).toEqual(refused('frame-finished', 1));
    expect(enterFrames(WORTHS, [[ten], [ten], [ten]])).toEqual(refused('game-over', 2));
  });

  it('is worth at most as many full racks as its balls count', () => {
    expect(scoreLine(newLine(WORTHS)).max).toBe(WORTHS.most);
    expect(WORTHS.most).toBe(60);
  });
});
