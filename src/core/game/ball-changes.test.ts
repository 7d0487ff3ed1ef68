/** Dead balls and balls of the wrong player. Corrections, split rings and agreed lines have tests of their own. */
import { describe, expect, it } from 'vitest';
import type { Command } from './event.ts';
import type { Game } from './game.ts';
import {
  after,
  afterBalls,
  agreement,
  answerTo,
  begunOf,
  correction,
  gameOf,
  onTurn,
} from '../testing/notation.testing.ts';
import { turnOf } from '../players/position.ts';

const annul = (player: number, frame: number): Command => ({ kind: 'annulBall', player, frame });
const move = (player: number, frame: number, to: number): Command => ({
  ...{ kind: 'moveBalls', player },
  ...{ frame, to },
});
const party = (): Game => gameOf('PJS', 'KYJ', 'LEE');
const alone = (balls: string): Game => afterBalls(gameOf('PJS'), balls);
const NINE_MISSES = '-- '.repeat(9);

// Source: rules: dead balls.
describe('a dead ball', () => {
  it.each<[balls: string, frame: number, line: string, turn: string, standing: number]>([
    ['7', 1, '. = 0', '1.1.1', 10],
    ['72', 1, '7 = 7', '1.1.2', 3],
    ['7/', 1, '7 = 7', '1.1.2', 3],
    ['X', 1, '. = 0', '1.1.1', 10],
    ['F', 1, '. = 0', '1.1.1', 10],
    ['F/', 1, 'F = 0', '1.1.2', 10],
    ['7F', 1, '7 = 7', '1.1.2', 3],
    ['X 72 X', 2, 'X 7 X = 34', '1.2.2', 3],
    ['X 7/ X', 1, '. 7/ X = 30', '1.1.1', 10],
    [`${NINE_MISSES}XX8`, 10, `${NINE_MISSES}XX = 20`, '1.10.3', 10],
    [`${NINE_MISSES}X7`, 10, `${NINE_MISSES}X = 10`, '1.10.2', 10],
    [`${NINE_MISSES}X7/`, 10, `${NINE_MISSES}X7 = 17`, '1.10.3', 3],
    [`${NINE_MISSES}7/X`, 10, `${NINE_MISSES}7/ = 10`, '1.10.3', 10],
    [`${NINE_MISSES}72`, 10, `${NINE_MISSES}7 = 7`, '1.10.2', 3],
  ])('that was the last of %s, in frame %i, leaves %s', (balls, frame, line, turn, standing) => {
    const game = after(alone(balls), annul(1, frame));
    expect(begunOf(game, 1)).toBe(line);
    expect(onTurn(game)).toBe(turn);
    expect(turnOf(game.position)?.rack.standing).toBe(standing);
  });

  it('sets the same pins up again', () => {
    const split = after(party(), { kind: 'roll', entry: { kind: 'leave', left: [7, 10] } });
    const second = after(split, { kind: 'roll', entry: { kind: 'leave', left: [10] } });
    expect(after(second, annul(1, 1)).position.lines).toEqual(split.position.lines);
    expect(turnOf(after(second, annul(1, 1)).position)?.rack.pins).toEqual([7, 10]);
  });

  it('is bowled again at once, also after later balls of others', () => {
    const game = after(afterBalls(party(), '72 X 9/ X 3'), annul(1, 1));
    expect(onTurn(game)).toBe('1.1.2');
    expect(onTurn(afterBalls(game, '/'))).toBe('2.2.2');
    expect(begunOf(afterBalls(game, '/'), 1)).toBe('7/ X = 30');
  });

  it('of a player who was called out of turn is bowled again by that player', () => {
    const game = afterBalls(after(party(), { kind: 'call', player: 3 }), 'X');
    expect(onTurn(game)).toBe('1.1.1');
    expect(onTurn(after(game, annul(3, 1)))).toBe('3.1.1');
  });

  it('twice removes both balls of the frame', () => {
    expect(begunOf(after(alone('72'), annul(1, 1), annul(1, 1)), 1)).toBe('. = 0');
  });

  it('reopens a game that was over, but not a stopped one', () => {
    const over = alone('-- '.repeat(10));
    expect(onTurn(after(over, annul(1, 10)))).toBe('1.10.2');
    expect(onTurn(after(alone('7'), { kind: 'stop' }, annul(1, 1)))).toBe('nobody');
  });

  it('of a player who has left is not bowled again', () => {
    const game = after(afterBalls(party(), '7'), { kind: 'leave', player: 1 }, annul(1, 1));
    expect(begunOf(game, 1)).toBe('. = 0');
    expect(onTurn(game)).toBe('2.1.1');
  });

  it.each<[Command, string]>([
    [annul(4, 1), 'no-such-player'],
    [annul(2, 1), 'frame-not-begun'],
    [annul(1, 2), 'frame-not-begun'],
    [annul(1, 0), 'no-such-frame'],
    [annul(1, 11), 'no-such-frame'],
    [annul(1, 1.5), 'no-such-frame'],
  ])('%j is refused: %s', (command, code) => {
    expect(answerTo(afterBalls(party(), '72'), command)).toBe(code);
  });
});

// Source: rules: corrections; bowlers correct bowling out of turn.
describe('the balls of another player’s frame', () => {
  it.each<[balls: string, moved: Command, from: string, to: string, turn: string]>([
    ['72', move(1, 1, 2), '. = 0', '72 = 9', '1.1.1'],
    ['X', move(1, 1, 3), '. = 0', 'X = 10', '1.1.1'],
    ['7', move(1, 1, 2), '. = 0', '7 = 7', '2.1.2'],
    ['X 72 9/ X', move(1, 2, 2), 'X = 10', '72 X = 19', '1.2.1'],
    ['X 72 9/ X', move(1, 1, 2), '. X = 10', '72 X = 19', '1.1.1'],
    ['X 72 9/ 8', move(1, 2, 3), 'X = 10', '9/ 8 = 26', '3.2.2'],
    ['X 7', move(2, 1, 3), '. = 0', '7 = 7', '3.1.2'],
  ])('%s: %j', (balls, moved, from, to, turn) => {
    if (moved.kind !== 'moveBalls') expect.fail();
    const game = after(afterBalls(party(), balls), moved);
    expect([begunOf(game, moved.player), begunOf(game, moved.to)]).toEqual([from, to]);
    expect(onTurn(game)).toBe(turn);
  });

  it('go into a frame already begun if all of them fit', () => {
    const begun = after(afterBalls(party(), 'X 72 9/ 2'), correction(2, 1, '7'), move(1, 2, 2));
    expect(begunOf(begun, 2)).toBe('72 = 9');
    expect(begunOf(begun, 1)).toBe('X = 10');
  });

  it('keep their rings and the pins that stood', () => {
    const split = after(party(), { kind: 'roll', entry: { kind: 'leave', left: [7, 10] } });
    const [first, second] = after(split, move(1, 1, 2)).position.lines;
    expect(second?.line).toEqual(split.position.lines[0]?.line);
    expect(first?.line).toEqual(party().position.lines[0]?.line);
  });

  it('keep the pins of a foul if this many could have fallen', () => {
    const begun = after(afterBalls(party(), 'X 7 2 9 / F(9)'), correction(2, 1, '7'));
    expect(begunOf(after(begun, move(1, 2, 3)), 3)).toBe('9/ F(9) = 10');
    // With only three pins standing the foul still counts as one.
    expect(begunOf(after(begun, move(1, 2, 2)), 2)).toBe('7F = 7');
  });

  it('keep the pins of a foul behind a spare, which sets up all ten', () => {
    const tenth = afterBalls(gameOf('PJS', 'KYJ'), `${'-- '.repeat(18)}3F(5) 7`);
    expect(begunOf(after(tenth, move(1, 10, 2)), 2)).toBe(`${NINE_MISSES}7/F(5) = 10`);
  });

  it('of the tenth go into a tenth only', () => {
    const ninth = afterBalls(gameOf('PJS', 'KYJ'), '-- '.repeat(18) + 'XX8');
    const moved = after(ninth, move(1, 10, 2));
    expect(begunOf(moved, 2)).toBe(`${NINE_MISSES}XX8 = 28`);
    expect(onTurn(moved)).toBe('1.10.1');
    expect(answerTo(after(ninth, annul(2, 9)), move(1, 10, 2))).toBe('frame-finished');
  });

  it('a strike of the tenth alone goes into any frame', () => {
    const tenth = afterBalls(gameOf('PJS', 'KYJ'), '-- '.repeat(18) + 'X');
    const behind = after(tenth, annul(2, 9), annul(2, 9));
    expect(begunOf(after(behind, move(1, 10, 2)), 2)).toBe(`${'-- '.repeat(8)}X = 10`);
  });

  it('keep the call of a player, because they were another player’s', () => {
    const called = afterBalls(after(party(), { kind: 'call', player: 2 }), '7');
    const game = after(called, move(2, 1, 3));
    expect(onTurn(game)).toBe('3.1.2');
    expect(onTurn(afterBalls(game, '2'))).toBe('1.1.1');
  });

  it('keep the turn of another player who was called', () => {
    const called = after(afterBalls(party(), 'X'), { kind: 'call', player: 3 });
    expect(onTurn(after(called, move(1, 1, 2)))).toBe('3.1.1');
  });

  it('leave a missed frame if their player has left', () => {
    const game = after(afterBalls(party(), 'X X X'), { kind: 'leave', player: 1 }, move(1, 1, 2));
    expect(begunOf(game, 1)).toBe('. = 0');
    expect(onTurn(game)).toBe('3.2.1');
  });

  it.each<[Command, string]>([
    [move(1, 1, 1), 'nothing-changes'],
    [move(4, 1, 1), 'no-such-player'],
    [move(1, 1, 4), 'no-such-player'],
    [move(3, 1, 1), 'frame-not-begun'],
    [move(1, 1, 2), 'frame-finished'],
    [move(1, 0, 2), 'no-such-frame'],
    [move(1, 11, 2), 'no-such-frame'],
  ])('%j is refused: %s', (command, code) => {
    expect(answerTo(after(afterBalls(party(), '11 8/'), correction(2, 1, '8')), command)).toBe(code);
  });

  it('are refused if the rack has fewer pins standing', () => {
    const game = after(afterBalls(party(), '7 2 8 1'), correction(2, 1, '8'));
    expect(answerTo(game, move(1, 1, 2))).toBe('too-many-pins');
  });

  it('are refused for a player who bowls no more', () => {
    const game = after(afterBalls(party(), '72'), { kind: 'leave', player: 2 });
    expect(answerTo(game, move(1, 1, 2))).toBe('bowls-no-more');
  });
});

describe('the line of an absent player', () => {
  const absent = after(
    afterBalls(party(), 'X'),
    { kind: 'leave', player: 3 },
    { kind: 'absent', player: 3, score: 150 },
  );

  it.each<[string, Command]>([
    ['a correction', correction(3, 1, 'X')],
    ['an agreed line', agreement(3, 'X 72')],
    ['balls of another', move(1, 1, 3)],
  ])('takes no %s', (_, command) => {
    expect(answerTo(absent, command)).toBe('bowls-no-more');
  });
});

describe('an agreed line', () => {
  const late = after(afterBalls(party(), 'X X X X'), { kind: 'join', name: 'KIM', makesUp: false });

  it('leaves missed frames missed unless they have balls now', () => {
    const agreed = after(late, agreement(4, '. 9/ X'));
    expect(begunOf(agreed, 4)).toBe('. 9/ X = 30');
    expect(onTurn(agreed)).toBe('2.2.1');
    const madeUp = after(agreed, agreement(4, '7. 9/ X'));
    expect(begunOf(madeUp, 4)).toBe('7 9/ X = 37');
    expect(onTurn(madeUp)).toBe('4.1.2');
  });

  it('leaves a missed frame missed with the same number of balls', () => {
    const left = after(afterBalls(party(), 'X X X 7'), { kind: 'leave', player: 1 });
    const back = after(afterBalls(left, 'X X'), { kind: 'comeBack', player: 1, makesUp: false });
    expect(onTurn(back)).toBe('1.3.1');
    expect(onTurn(after(back, agreement(1, '9/ 7')))).toBe('1.3.1');
    expect(onTurn(after(back, correction(1, 2, '8')))).toBe('1.3.1');
    expect(onTurn(after(back, annul(1, 2)))).toBe('1.3.1');
    const ringed = after(back, { kind: 'markSplit', player: 1, frame: 2, ball: 1, split: true });
    expect(begunOf(ringed, 1)).toBe('X (7) = 24');
    expect(onTurn(ringed)).toBe('1.3.1');
  });

  it('of a player who has left ends where it ends', () => {
    const left = after(late, { kind: 'leave', player: 4 }, agreement(4, 'X 7'));
    expect(begunOf(left, 4)).toBe('X 7 = 24');
    expect(onTurn(left)).toBe('2.2.1');
  });
});
