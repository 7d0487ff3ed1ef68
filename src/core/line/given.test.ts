import { describe, expect, it } from 'vitest';
import { TEN_PIN_RULES } from '../formats/ten-pin.ts';
import { must } from '../testing/notation.testing.ts';
import { emptyFrame, frameOf } from './frame.ts';
import { enterPins } from './entered-line.ts';
import { frameAt, newLine, nextFrame, replaceFrame, type Line } from './line.ts';
import { markBoxes } from './mark-boxes.ts';
import { markText } from './marks.ts';
import { leftLine, missedBefore, reopenedFrom } from './missed.ts';
import { makeNotation, parseNotation } from './notation.ts';
import { pinsRoll } from './roll.ts';
import { scoreLine } from './score.ts';
import { tableOf } from './table.ts';

const TABLE = tableOf({ ...TEN_PIN_RULES, frames: 5, given: [2, 4] });

function bowled(...pins: readonly number[]): Line {
  return must(enterPins(TABLE, pins));
}

function states(line: Line): readonly string[] {
  return line.frames.map(({ state }) => state);
}

describe('a frame that nobody bowls', () => {
  it('is empty before its turn, and a strike once the frame before it is finished', () => {
    expect(states(newLine(TABLE))).toEqual(['empty', 'empty', 'empty', 'empty', 'empty']);
    expect(states(bowled(7))[1]).toBe('empty');
    const line = bowled(7, 2);
    expect(states(line)).toEqual(['finished', 'given', 'empty', 'empty', 'empty']);
    expect(frameAt(line, 2)).toMatchObject({ rolls: [], result: 'strike', points: 10, text: 'X' });
    expect(nextFrame(line)).toBe(3);
  });

  it('counts from its turn on, and the balls behind it count for it', () => {
    expect(scoreLine(bowled(7)).soFar).toBe(7);
    expect(scoreLine(bowled(7, 2)).soFar).toBe(19);
    expect(scoreLine(bowled(7, 2, 8, 1)).frames.map(({ cumulative }) => cumulative)).toEqual([
      ...[9, 28, 37, null, null],
    ]);
  });

  it('is a bonus ball of the frames before it', () => {
    expect(scoreLine(bowled(10, 10)).frames[0]).toMatchObject({ soFar: 30, owed: 0 });
    expect(scoreLine(bowled(7, 3, 5)).frames[0]).toMatchObject({ soFar: 20, cumulative: 20 });
  });

  it('keeps the maximum of a line', () => {
    expect(scoreLine(newLine(TABLE)).max).toBe(150);
    expect(scoreLine(bowled(9)).max).toBe(140);
  });

  it('refuses balls of its own, and stays where a frame before it lacks a ball after a correction', () => {
    const line = bowled(10, 10);
    expect(replaceFrame(line, 2, [pinsRoll(10)])).toEqual({ ok: false, error: { code: 'frame-given' } });
    expect(frameOf(TABLE, 4, [pinsRoll(10)])).toEqual({ ok: false, error: { code: 'frame-given' } });
    const corrected = must(replaceFrame(line, 1, [pinsRoll(7)]));
    expect(states(corrected)).toEqual(['running', 'given', 'finished', 'empty', 'empty']);
    expect(states(must(replaceFrame(bowled(7, 2), 1, [pinsRoll(7)])))[1]).toBe('empty');
  });

  it('counts nothing for a player who came after it or left before it, and counts again for who returns', () => {
    expect(states(missedBefore(newLine(TABLE), 3))).toEqual(['missed', 'missed', 'empty', 'empty', 'empty']);
    const left = leftLine(bowled(7, 2));
    expect(states(left)).toEqual(['finished', 'given', 'missed', 'missed', 'missed']);
    expect(scoreLine(left).posted).toBe(19);
    expect(states(reopenedFrom(left, 3))).toEqual(['finished', 'given', 'empty', 'empty', 'empty']);
  });

  it('is written [X], and a line reads the same with and without it', () => {
    const line = bowled(7, 3, 10, 9, 1, 5);
    expect(makeNotation(line)).toBe('7/ [X] X [X] 9/5');
    for (const text of ['7/ [X] X [X] 9/5', '7/ X 9/5', '7/|X|9/5'])
      expect(must(parseNotation(TABLE, text)).frames).toEqual(line.frames);
    expect(must(parseNotation(TABLE, '. . 72 . 8')).frames.map(({ text }) => text)).toEqual([
      ...['', 'X', '72', 'X', '8'],
    ]);
  });

  it('has its strike in the last box, where no ball is', () => {
    const line = bowled(10, 9, 0);
    const boxes = markBoxes(TABLE, 2, frameAt(line, 2).marks);
    expect(boxes.map(({ mark, ball }) => [mark === null ? '' : markText(mark), ball])).toEqual([
      ['', null],
      ['X', null],
    ]);
    expect(TABLE.balls).toEqual([2, 2, 2, 2, 3]);
  });

  it('is over with the frames that somebody bowls', () => {
    const line = bowled(9, 0, 9, 0, 9, 0);
    expect(nextFrame(line)).toBeNull();
    expect(scoreLine(line).posted).toBe(9 + 19 + 9 + 19 + 9);
    expect(enterPins(TABLE, [9, 0, 9, 0, 9, 0, 1])).toMatchObject({ ok: false, error: { ball: 6 } });
  });

  it('has all that it can become behind an empty frame', () => {
    expect(emptyFrame(TABLE, 2)).toMatchObject({ state: 'empty', rack: null, points: 0 });
  });
});
