import { describe, expect, it } from 'vitest';
import { frameFromEntries } from './command.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { amendments } from './amendments.ts';
import { emptyFrame } from '../line/frame.ts';
import { frameIn } from './history.ts';
import {
  after,
  afterBalls,
  answerTo,
  ballsIn,
  correction,
  gameOf,
  lineIn,
  lineOfNotation,
  must,
} from '../testing/notation.testing.ts';
import { scoreLine } from '../line/score.ts';

const GOLDEN = 'X X X 72 8/ F9 X 7/ 9- XX8';
const NINE = '-- '.repeat(9);

describe('a corrected frame', () => {
  it('leaves the balls of every other frame: X | 7 2 does not become 7 10', () => {
    const game = after(afterBalls(gameOf('PJS'), 'X 72'), correction(1, 1, '7/'));
    expect(
      lineIn(game, 1)
        .frames.slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(['7/', '72', '']);
    expect(scoreLine(lineIn(game, 1))).toMatchObject({ posted: 26, soFar: 26 });
  });

  it('changes the bonuses of the frames before it', () => {
    const game = afterBalls(gameOf('PJS'), GOLDEN);
    const corrected = after(game, correction(1, 1, '72'));
    expect(scoreLine(lineIn(game, 1)).posted).toBe(180);
    expect(scoreLine(lineIn(corrected, 1)).posted).toBe(180 - 30 + 9);
    expect(scoreLine(lineIn(after(game, correction(1, 3, '72')), 1)).posted).toBe(180 - 3 - 8 - 10);
    expect(lineIn(after(corrected, correction(1, 1, 'X')), 1)).toEqual(lineIn(game, 1));
  });

  it('touches no other player', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X 7/ 34 X');
    const corrected = after(game, correction(2, 1, '71'));
    expect(lineIn(corrected, 1)).toBe(lineIn(game, 1));
    expect(scoreLine(lineIn(corrected, 2)).soFar).toBe(18);
  });

  it('may be left unfinished: its next ball goes there, and later frames keep theirs', () => {
    const game = after(afterBalls(gameOf('PJS'), 'X X 72'), correction(1, 2, '7'));
    expect(
      lineIn(game, 1)
        .frames.slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(['X', '7', '72']);
    const bowledOn = afterBalls(game, '/');
    expect(lineIn(bowledOn, 1)).toEqual(lineOfNotation('X 7/ 72'));
  });

  it('may be the frame in progress', () => {
    const game = after(afterBalls(gameOf('PJS'), '7'), correction(1, 1, 'F'));
    expect(frameIn(game.position, 1, 1).text).toBe('F');
    expect(lineIn(afterBalls(game, '/'), 1)).toEqual(lineOfNotation('F/'));
  });

  it('keeps the ring of a split with its ball', () => {
    const game = after(afterBalls(gameOf('PJS'), '81'), correction(1, 1, '(7)/'));
    expect(frameIn(game.position, 1, 1).notation).toBe('(7)/');
  });

  it('may be in a game that is over or stopped', () => {
    const over = afterBalls(gameOf('PJS'), `${NINE}72`);
    expect(answerTo(over, correction(1, 3, '9-'))).toBe('taken');
    const stopped = after(afterBalls(gameOf('PJS'), '72'), { kind: 'stop' });
    expect(after(stopped, correction(1, 1, '7')).position.stopped).toBe(true);
  });

  it.each([
    ['more pins than stand', 1, 1, '75', 'too-many-pins'],
    ['a ball too many', 1, 1, '72 1', 'frame-finished'],
    ['a ball behind a strike', 1, 1, 'X1', 'frame-finished'],
    ['a third ball behind an open tenth', 1, 10, '72 1', 'frame-finished'],
    ['a strike as second ball', 1, 1, '-X', 'no-strike-here'],
    ['a spare as first ball', 1, 1, '/', 'no-spare-here'],
    ['no balls at all', 1, 1, '', 'no-balls'],
    ['the balls that are there', 1, 2, '7/', 'nothing-changes'],
    ['a frame not begun', 2, 3, 'X', 'frame-not-begun'],
    ['a player who is not here', 3, 1, 'X', 'no-such-player'],
    ['a frame 0', 1, 0, 'X', 'no-such-frame'],
    ['a frame 11', 1, 11, 'X', 'no-such-frame'],
    ['a frame 1.5', 1, 1.5, 'X', 'no-such-frame'],
    ['a frame NaN', 1, NaN, 'X', 'no-such-frame'],
    ['a player NaN', NaN, 1, 'X', 'no-such-player'],
    ['a ring on nine', 1, 1, '(9)-', 'no-split-here'],
    ['a ring on a second ball', 1, 1, '2(3)', 'no-split-here'],
  ])('is refused with %s', (_, player, frame, notation, code) => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X X 7/ 34');
    expect(answerTo(game, correction(player, frame, notation))).toBe(code);
  });

  it('is checked ball by ball as entered', () => {
    const previewed = must(frameFromEntries(TEN_PIN, 10, ballsIn('X (6) /')));
    expect(previewed.notation).toBe('X(6)/');
    expect(frameFromEntries(TEN_PIN, 1, [])).toEqual({ ok: true, value: emptyFrame(TEN_PIN, 1) });
  });
});

describe('the list of corrections', () => {
  const first = afterBalls(gameOf('PJS', 'KYJ'), 'X 34 72');
  const corrected = after(first, correction(1, 1, '7/'));

  it('has the player, the time, before and after, with the score', () => {
    // Source: rules: corrections; "who (bowler or staff), when, before and after".
    expect(amendments(first)).toEqual([]);
    expect(amendments(corrected)).toEqual([
      {
        at: '2026-05-01T18:00:00.000Z',
        by: 'bowler',
        kind: 'correction',
        player: 1,
        name: 'PJS',
        to: null,
        frame: 1,
        before: lineOfNotation('X').frames[0],
        after: lineOfNotation('7/').frames[0],
        scoreBefore: 28,
        scoreAfter: 26,
      },
    ]);
  });

  it('is in the order in which they were made', () => {
    const again = after(corrected, correction(2, 1, 'X'), correction(1, 1, '61'));
    expect(
      amendments(again).map(({ player, scoreBefore, scoreAfter }) => [player, scoreBefore, scoreAfter]),
    ).toEqual([
      [1, 28, 26],
      [2, 7, 10],
      [1, 26, 16],
    ]);
  });

  it('excludes one that was undone, until it is redone', () => {
    const undone = after(corrected, { kind: 'undo' });
    expect(amendments(undone)).toEqual([]);
    expect(amendments(after(undone, { kind: 'redo' }))).toEqual(amendments(corrected));
  });
});

describe('marking a split', () => {
  const game = afterBalls(gameOf('PJS', 'KYJ'), '81 F2 9- X');
  const mark = (
    player: number,
    frame: number,
    ball: number,
    split: boolean,
  ): Parameters<typeof answerTo>[1] => ({
    ...{ kind: 'markSplit', player, frame, ball, split },
  });

  it('sets and clears the ring and changes no score', () => {
    const ringed = after(game, mark(1, 1, 1, true));
    expect(frameIn(ringed.position, 1, 1).notation).toBe('(8)1');
    expect(scoreLine(lineIn(ringed, 1))).toEqual(scoreLine(lineIn(game, 1)));
    expect(after(ringed, mark(1, 1, 1, false)).position).toEqual(game.position);
  });

  it('may be done before the second ball', () => {
    const ringed = after(afterBalls(gameOf('PJS'), '8'), mark(1, 1, 1, true));
    expect(frameIn(afterBalls(ringed, '/').position, 1, 1).notation).toBe('(8)/');
  });

  it.each([
    ['on nine pins', mark(1, 2, 1, true), 'no-split-here'],
    ['on a strike', mark(2, 2, 1, true), 'no-split-here'],
    ['on a second ball', mark(1, 1, 2, true), 'no-split-here'],
    ['on a foul', mark(2, 1, 1, true), 'no-split-here'],
    ['on a ball not bowled', mark(1, 1, 3, true), 'no-split-here'],
    ['on ball 0', mark(1, 1, 0, true), 'no-split-here'],
    ['on ball NaN', mark(1, 1, NaN, true), 'no-split-here'],
    ['in a frame not begun', mark(1, 9, 1, true), 'no-split-here'],
    ['in a frame 0', mark(1, 0, 1, true), 'no-such-frame'],
    ['for a player who is not here', mark(9, 1, 1, true), 'no-such-player'],
    ['to clear where none is', mark(1, 1, 1, false), 'nothing-changes'],
  ])('is refused %s', (_, command, code) => {
    expect(answerTo(game, command)).toBe(code);
  });

  it('is refused if the ball already has a ring', () => {
    expect(answerTo(after(game, mark(1, 1, 1, true)), mark(1, 1, 1, true))).toBe('nothing-changes');
  });
});
