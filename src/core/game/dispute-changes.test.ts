/** Provisional frames: both outcomes are kept and scored until one is settled. */
import { usualTable } from '../formats/format.ts';
import { describe, expect, it } from 'vitest';
import { provisionalFrame, provisionalScore } from './dispute-changes.ts';
import type { Command } from './event.ts';
import type { Game } from './game.ts';
import {
  after,
  afterBalls,
  agreement,
  answerTo,
  ballsIn,
  begunOf,
  correction,
  gameOf,
  onTurn,
} from '../testing/notation.testing.ts';
import { sheetText } from './sheet-text.ts';

const dispute = (player: number, frame: number, notation: string): Command => ({
  ...{ kind: 'dispute', player, frame },
  balls: ballsIn(notation),
});
const settle = (player: number, frame: number, provisional: boolean): Command => ({
  ...{ kind: 'settle', player },
  ...{ frame, provisional },
});

const annulled: Command = { kind: 'annulBall', player: 1, frame: 2 };
const bowled = (): Game => afterBalls(gameOf('PJS', 'KYJ'), 'X X 72 9/ X');
const disputed = (): Game => after(bowled(), dispute(1, 2, '7/'));

/** The provisional frames with their other outcomes, as `player.frame`. */
function open(game: Game): readonly string[] {
  return game.position.lines.flatMap(({ player, disputes }) =>
    disputes.map(({ frame }) => `${String(player)}.${String(frame)}`),
  );
}

describe('a provisional frame', () => {
  it('keeps both outcomes, and neither the turn nor the line changes', () => {
    expect(begunOf(disputed(), 1)).toBe('X 72 X = 38');
    expect(onTurn(disputed())).toBe(onTurn(bowled()));
    expect(sheetText(disputed())).toEqual([
      'PJS: X 72 X . . . . . . . = 38',
      'PJS (2): X 7/ X . . . . . . . = 50',
      'KYJ: X 9/ . . . . . . . . = 30',
    ]);
  });

  it('when stored again becomes the frame with its other balls', () => {
    const { format, lines } = disputed().position;
    const others = lines.flatMap(({ disputes }) => disputes);
    expect(others.map((other) => provisionalFrame(usualTable(format), other).notation)).toEqual(['7/']);
  });

  it('has a score with its other outcome, to the maximum', () => {
    const [player] = disputed().position.lines;
    const [other] = player?.disputes ?? [];
    if (player === undefined || other === undefined) expect.fail();
    expect(provisionalScore(player, other)).toMatchObject({ posted: 40, soFar: 50, max: 280 });
  });

  it.each<[boolean, string]>([
    [true, 'X 7/ X = 50'],
    [false, 'X 72 X = 38'],
  ])('settled (%j) has %s', (provisional, line) => {
    const game = after(disputed(), settle(1, 2, provisional));
    expect(begunOf(game, 1)).toBe(line);
    expect(open(game)).toEqual([]);
  });

  it('when settled leaves the other provisional frames', () => {
    const both = after(disputed(), dispute(1, 1, '9/'), dispute(2, 1, '8/'));
    expect(open(both)).toEqual(['1.1', '1.2', '2.1']);
    expect(open(after(both, settle(1, 2, true)))).toEqual(['1.1', '2.1']);
    expect(open(after(both, settle(1, 1, false)))).toEqual(['1.2', '2.1']);
  });

  it('can get another outcome, which replaces the first', () => {
    const game = after(disputed(), dispute(1, 2, '8/'));
    expect(sheetText(game)[1]).toBe('PJS (2): X 8/ X . . . . . . . = 50');
    expect(sheetText(game)).toHaveLength(3);
  });

  it('may be in progress, or the tenth', () => {
    const middle = after(afterBalls(bowled(), '8'), dispute(2, 3, 'X'));
    expect(onTurn(middle)).toBe('2.3.2');
    expect(onTurn(after(middle, settle(2, 3, true)))).toBe('1.4.1');
    const tenth = after(afterBalls(gameOf('PJS'), '-- '.repeat(9) + '72'), dispute(1, 10, 'X7'));
    expect(onTurn(after(tenth, settle(1, 10, true)))).toBe('1.10.3');
  });

  it('of a player who has left leaves no ball to bowl', () => {
    const game = after(disputed(), dispute(1, 2, '7'), { kind: 'leave', player: 1 });
    expect(sheetText(game)[1]).toBe('PJS (2): X 7 X . . . . . . . = 34');
    const settled = after(game, settle(1, 2, true));
    expect(begunOf(settled, 1)).toBe('X 7 X = 34');
    expect(onTurn(settled)).toBe('2.3.1');
  });

  it.each<[string, Command]>([
    ['a correction of another frame', correction(1, 1, '81')],
    ['a correction of its own to something else', correction(1, 2, '8/')],
    ['a dead ball of its own that leaves one', { kind: 'annulBall', player: 1, frame: 2 }],
    ['balls moved out of another frame', { kind: 'moveBalls', player: 1, frame: 3, to: 2 }],
    ['an agreed line that says something else', agreement(1, 'X 71 X')],
    ['its player leaving', { kind: 'leave', player: 1 }],
    ['another order', { kind: 'reorder', players: [2, 1] }],
  ])('survives %s', (_, command) => {
    expect(open(after(disputed(), command))).toEqual(['1.2']);
  });

  it.each<[string, readonly Command[]]>([
    ['a correction to the other outcome', [correction(1, 2, '7/')]],
    ['an agreed line with the other outcome', [agreement(1, 'X 7/ X')]],
    ['an agreed line without its balls', [agreement(1, 'X')]],
    ['dead balls that leave none', [annulled, annulled]],
    ['its balls moved to another', [{ kind: 'moveBalls', player: 1, frame: 2, to: 2 }]],
    ['its player taken out', [{ kind: 'remove', player: 1 }]],
  ])('is no longer provisional after %s', (_, commands) => {
    expect(open(after(disputed(), ...commands))).toEqual([]);
  });

  it('is no longer provisional when its balls match the other outcome', () => {
    const game = after(afterBalls(bowled(), '8'), dispute(2, 3, '8/'));
    expect(open(afterBalls(game, '1'))).toEqual(['2.3']);
    expect(open(afterBalls(game, '/'))).toEqual([]);
  });

  it('may also be in a game that is over or stopped', () => {
    const stopped = after(bowled(), { kind: 'stop' }, dispute(1, 2, '7/'), settle(1, 2, true));
    expect(begunOf(stopped, 1)).toBe('X 7/ X = 50');
  });

  it.each<[Command, string]>([
    [dispute(1, 2, '72'), 'nothing-changes'],
    [dispute(1, 2, '7/'), 'nothing-changes'],
    [dispute(1, 2, ''), 'no-balls'],
    [dispute(1, 2, '7/X'), 'frame-finished'],
    [dispute(1, 2, '75'), 'too-many-pins'],
    [dispute(1, 4, 'X'), 'frame-not-begun'],
    [dispute(3, 1, 'X'), 'no-such-player'],
    [dispute(1, 11, 'X'), 'no-such-frame'],
    [settle(1, 1, true), 'not-disputed'],
    [settle(2, 2, false), 'not-disputed'],
    [settle(3, 1, true), 'no-such-player'],
    [settle(1, 0, true), 'no-such-frame'],
  ])('%j is refused: %s', (command, code) => {
    expect(answerTo(disputed(), command)).toBe(code);
  });
});
