import { describe, expect, it, test } from 'vitest';
import { usualTable } from '../formats/format.ts';
import { formatOf, type FormatId } from '../formats/formats.ts';
import { leftLine } from '../line/missed.ts';
import { parseNotation } from '../line/notation.ts';
import { playerIn } from '../players/position.ts';
import { after, afterBalls, gameOf, lineOfNotation, must } from '../testing/notation.testing.ts';
import { type Counts, countsOfLine } from './counts.ts';
import { leaveSet } from './leaves.ts';
import { bowlerFigures, lineFigures } from './line-figures.ts';
import { packFigures, unpackFigures } from './packed.ts';
import { firstBallAverage, framesIn } from './shares.ts';

const GOLDEN = 'X X X 72 (8)/ F9 X 7/ 9- XX8';

function countsIn(notation: string): Counts {
  return countsOfLine(lineOfNotation(notation));
}

describe('the counts of a line', () => {
  test('before the first ball there is nothing', () => {
    const counts = countsIn('');
    expect(Object.values(counts).flat().filter(Boolean)).toEqual([]);
    expect(firstBallAverage(counts)).toBeNull();
  });

  test('the golden game: five strike frames and six strikes, a split made, a foul', () => {
    const counts = countsIn(GOLDEN);
    expect(counts).toMatchObject({
      ...{ strikeFrames: 5, spareFrames: 2, openFrames: 3, strikes: 6, spares: 2, racks: 12 },
      ...{ firstBalls: 10, firstPins: 81, splits: 1, splitsMade: 1, singles: 1, singlesMade: 0, fouls: 1 },
    });
    expect(firstBallAverage(counts)).toBe(8.1);
  });

  test('a perfect game has twelve strikes in ten frames and a first-ball average of ten', () => {
    const counts = countsIn('XXXXXXXXXXXX');
    expect(counts).toMatchObject({ strikes: 12, racks: 12, strikeFrames: 10, spareFrames: 0, openFrames: 0 });
    expect(firstBallAverage(counts)).toBe(10);
  });

  test('a spare on the fill balls is a spare, but no frame', () => {
    expect(countsIn('-- -- -- -- -- -- -- -- -- X9/')).toMatchObject({
      ...{
        strikes: 1,
        spares: 1,
        strikeFrames: 1,
        spareFrames: 0,
        openFrames: 9,
        singles: 1,
        singlesMade: 1,
      },
    });
  });

  test('ten after a foul on the first ball is a spare, and no leave was made', () => {
    expect(countsIn('F/')).toMatchObject({ strikes: 0, spares: 1, spareFrames: 1, fouls: 1, leaves: [] });
  });

  test('an unfinished frame is not open yet, and its leave not yet bowled at', () => {
    const counts = countsIn('(8)');
    expect(counts).toMatchObject({ openFrames: 0, splits: 0, unknownLeaves: 0, firstBalls: 1, firstPins: 8 });
    expect(framesIn(counts)).toBe(0);
  });

  test('a split still standing after the second ball is not converted', () => {
    expect(countsIn('(8)1')).toMatchObject({ splits: 1, splitsMade: 0, openFrames: 1 });
  });

  test('a split on the last fill ball is no chance to convert it', () => {
    const nine = '-- -- -- -- -- -- -- -- --';
    expect(countsIn(`${nine} XX(8)`)).toMatchObject({ splits: 0, splitsMade: 0 });
    expect(countsIn(`${nine} X(8)/`)).toMatchObject({ splits: 1, splitsMade: 1 });
  });

  test('a miss leaves all ten pins, and other leaves are known where somebody noted the pins', () => {
    expect(countsIn('-/ 8/')).toMatchObject({ leaves: [[1023, 1, 1]], unknownLeaves: 1 });
    const noted = after(
      gameOf('IDA'),
      { kind: 'roll', entry: { kind: 'leave', left: [7, 10] } },
      { kind: 'roll', entry: { kind: 'leave', left: [7] } },
      { kind: 'roll', entry: { kind: 'leave', left: [10] } },
      { kind: 'roll', entry: { kind: 'spare' } },
    );
    expect(countsOfLine(must(playerIn(noted.position, 1)).line)).toMatchObject({
      ...{ splits: 1, splitsMade: 0, singles: 1, singlesMade: 1, unknownLeaves: 0 },
      leaves: [
        [leaveSet([10], false), 1, 1],
        [leaveSet([7, 10], true), 1, 0],
      ],
    });
  });
});

describe('the counts of other formats', () => {
  test.each<[FormatId, string, Partial<Counts>]>([
    // Frame 3 is given: six strikes would be seven.
    ['3-6-9', 'X 9/ [X] 72', { strikes: 1, spares: 1, openFrames: 1, firstBalls: 3, firstPins: 26 }],
    ['current-frame', 'X 8/ 81', { strikes: 1, spares: 1, openFrames: 1 }],
    ['no-tap', '9 X 72', { strikes: 2, spares: 0, openFrames: 1, firstBalls: 3, firstPins: 26 }],
    ['roll-off', 'X9/', { strikes: 1, spares: 1, openFrames: 0, racks: 2, firstBalls: 1, firstPins: 10 }],
    // Ten with the third ball add no bonus.
    ['duckpin', '--10 5/ X 523 81-', { strikes: 1, spares: 1, openFrames: 3, firstBalls: 5, firstPins: 28 }],
    ['candlepin', '523', { strikes: 0, spares: 0, openFrames: 1, firstPins: 5 }],
    // Nobody knows which pins stand, nor how many.
    ['five-pin', 'X 13/ 5F5-', { strikes: 1, spares: 1, singles: 0, unknownLeaves: 1, leaves: [] }],
    // A foul there counts its pins.
    ['five-pin', 'XF 8/F 2', { strikes: 1, spares: 1, fouls: 2, firstBalls: 3, firstPins: 25 }],
    // A miss, all ten and a foul are strikes.
    ['low-game', '- X F 7- 7/ 7F 11', { strikes: 3, spares: 3, openFrames: 1, fouls: 2 }],
  ])('%s: %s', (format, notation, counts) => {
    expect(countsOfLine(must(parseNotation(usualTable(formatOf(format)), notation)))).toMatchObject(counts);
  });
});

describe('the figures of a line', () => {
  const playerAfter = (notation: string): ReturnType<typeof lineFigures> =>
    lineFigures(must(playerIn(afterBalls(gameOf('IDA'), notation).position, 1)));

  it('are whole once every frame is bowled', () => {
    expect(playerAfter('XXXX')).toMatchObject({ whole: false, score: 90, option: null });
    expect(playerAfter(GOLDEN)).toMatchObject({ whole: true, score: 180 });
  });

  it('are not whole where a frame was missed', () => {
    const game = afterBalls(gameOf('IDA'), 'XXX');
    const player = must(playerIn(game.position, 1));
    expect(lineFigures({ ...player, line: leftLine(player.line) }).whole).toBe(false);
  });

  it('are those of the line as it stands after a correction', () => {
    const game = after(afterBalls(gameOf('IDA'), GOLDEN), {
      kind: 'correctFrame',
      player: 1,
      frame: 4,
      balls: [{ entry: { kind: 'strike' }, split: false }],
    });
    const [ida] = bowlerFigures(must(playerIn(game.position, 1)));
    expect(ida?.figures.counts).toMatchObject({ strikes: 7, openFrames: 2 });
  });

  it('are read back from their short form, and nothing else is', () => {
    const figures = playerAfter(GOLDEN);
    const packed = packFigures(figures);
    expect(unpackFigures(packed)).toEqual(figures);
    for (const bad of [
      [],
      packed.slice(1),
      packed.with(0, 2),
      packed.with(5, -1),
      packed.with(7, null),
      [...packed, 4096, 1, 1],
      [...packed, 1, 1, 2],
      [...packed.slice(0, -1), 0.5],
      [...packed, 0, 1, 1],
    ])
      expect(unpackFigures(bad)).toBeNull();
  });
});
