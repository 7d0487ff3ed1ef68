import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../line/frame.ts';
import { enterPins } from '../line/entered-line.ts';
import { newLine, rackOfLine, type Line } from '../line/line.ts';
import { makeNotation, parseNotation } from '../line/notation.ts';
import { isPinCount } from '../line/pins.ts';
import { highestScore, scoreLine } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import { must } from '../testing/notation.testing.ts';
import { secondScore } from '../testing/second-scorer.testing.ts';
import { optionsOf, tableFor } from './format.ts';
import { NO_TAP } from './no-tap.ts';

const OPTIONS = optionsOf(NO_TAP);

function tableOf(option: number): Table {
  return must(tableFor(NO_TAP, option));
}

function bowled(option: number, ...pins: readonly number[]): Line {
  return must(enterPins(tableOf(option), pins));
}

/** Twelve times this many pins. */
function twelve(pins: number): readonly number[] {
  return Array.from({ length: 12 }, () => pins);
}

describe('no-tap', () => {
  it('is bowled with nine pins, or with eight or seven for who chose them', () => {
    expect(OPTIONS).toEqual([9, 8, 7]);
  });

  it.each([
    [9, 9, 300],
    [9, 10, 300],
    [8, 8, 300],
    [8, 9, 300],
    [7, 7, 300],
  ])('with %d: twelve balls of %d are %d', (option, pins, score) => {
    expect(scoreLine(bowled(option, ...twelve(pins))).posted).toBe(score);
    expect(highestScore(tableOf(option))).toBe(300);
  });

  it('has no spare of nine in two balls', () => {
    const line = bowled(9, 5, 4);
    expect(line.frames[0]).toMatchObject({ result: 'open', points: 9, text: '54' });
  });

  it('has a spare where all ten fell with two balls, and none after a strike of nine', () => {
    expect(bowled(9, 8, 2).frames[0]?.result).toBe('spare');
    expect(
      bowled(9, 9, 1)
        .frames.map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(['9', '1']);
  });

  it('has no strike with the second ball after a foul or a miss, however many fall', () => {
    expect(bowled(7, 0, 9).frames[0]).toMatchObject({ result: 'open', points: 9 });
    const fouled: Frame | null | undefined = newLine(tableOf(9)).frames[0]?.afterFoul[0];
    expect(fouled?.after[9]).toMatchObject({ result: 'open', points: 9 });
    expect(fouled?.after[10]).toMatchObject({ result: 'spare' });
  });

  it('counts a nine as ten for the frames before it, and among the fill balls', () => {
    expect(scoreLine(bowled(9, 10, 9, 9)).posted).toBe(30);
    const nines = twelve(9).slice(0, 9);
    expect(scoreLine(bowled(9, ...nines, 7, 3, 9)).soFar).toBe(30 * 7 + 27 + 20 + 20);
  });

  it('tells a strike of nine from one of ten', () => {
    expect(
      bowled(9, 9, 10)
        .frames.slice(0, 2)
        .map(({ marks }) => marks),
    ).toEqual([[{ kind: 'strike', fell: 9 }], [{ kind: 'strike' }]]);
  });

  it.each(OPTIONS)(
    'with %d: any line scores as ten-pin with its strikes as ten, and is read back',
    (option) => {
      fc.assert(
        fc.property(fc.array(fc.nat({ max: 10 }), { maxLength: 30 }), (wanted) => {
          const { line, counted } = played(option, wanted);
          const { frames, posted, soFar } = secondScore(counted);
          const score = scoreLine(line);
          expect([score.posted, score.soFar]).toEqual([posted, soFar]);
          expect(score.frames.map(({ cumulative }) => cumulative)).toEqual(frames.map(({ total }) => total));
          const read = must(parseNotation(tableOf(option), makeNotation(line)));
          expect(read.frames).toEqual(line.frames);
        }),
      );
    },
  );
});

/** Bowls as many of these balls as fit, each limited to the standing pins, and scores them. */
function played(option: number, wanted: readonly number[]): { line: Line; counted: readonly number[] } {
  const pins: number[] = [];
  const counted: number[] = [];
  let line = newLine(tableOf(option));
  for (const want of wanted) {
    const rack = rackOfLine(line);
    if (rack === null) break;
    const count = Math.min(want, rack.standing);
    if (!isPinCount(count)) throw new Error('a ball knocks down a number of pins');
    pins.push(count);
    counted.push(rack.ball === 1 && count >= option ? 10 : count);
    line = bowled(option, ...pins);
  }
  return { line, counted };
}
