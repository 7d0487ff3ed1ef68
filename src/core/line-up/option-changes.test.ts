import { describe, expect, it } from 'vitest';
import type { Command } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { scoreIn } from '../game/history.ts';
import { sheetText } from '../game/sheet-text.ts';
import { after, afterBalls, agreement, answerTo, ballsIn, correction } from '../testing/notation.testing.ts';
import { gameOfNines } from '../testing/nines.testing.ts';

const eight = (player: number): { kind: 'setOption'; player: number; option: number } => ({
  ...{ kind: 'setOption', player, option: 8 },
});

const nine: Command = { kind: 'setOption', player: 1, option: 9 };

function optionsOf({ position }: Game): readonly (number | null)[] {
  return position.lines.map(({ line }) => line.table.option);
}

describe('each player of a format with options', () => {
  const game = after(gameOfNines('PJS', 'KYJ'), eight(2));

  it('bowls by their own', () => {
    expect(optionsOf(game)).toEqual([9, 8]);
    // The eight of PJS is not a strike and leaves two pins; that of KYJ is one.
    const bowled = afterBalls(game, '81 8 9 9');
    expect(sheetText(bowled)).toEqual([
      'PJS [nines 9]: 81 9 . . . . . . . . = 19',
      'KYJ [nines 8]: 8 9 . . . . . . . . = 30',
    ]);
  });

  it('who comes late gets the usual one', () => {
    expect(optionsOf(after(game, { kind: 'join', name: 'DOM', makesUp: true }))).toEqual([9, 8, 9]);
  });

  it('is corrected, agreed and disputed by their own', () => {
    const bowled = afterBalls(game, '81 8');
    expect(answerTo(bowled, correction(2, 1, '81'))).toBe('frame-finished');
    expect(answerTo(bowled, correction(1, 1, '91'))).toBe('frame-finished');
    expect(scoreIn(after(bowled, agreement(2, '9 8 7/')).position, 2)).toBe(27 + 20 + 10);
    expect(answerTo(bowled, { kind: 'dispute', player: 2, frame: 1, balls: ballsIn('9-') })).toBe(
      'frame-finished',
    );
  });

  it('enters a strike by the two pins of a split that it left, also one that another player bowled', () => {
    const left: Command = { kind: 'roll', entry: { kind: 'leave', left: [7, 10] } };
    const bowled = after(afterBalls(game, '72'), left);
    expect(bowled.position.lines[1]?.line.frames[0]).toMatchObject({ result: 'strike', notation: '8' });
    const wrong = after(game, left, { kind: 'moveBalls', player: 1, frame: 1, to: 2 });
    expect(wrong.position.lines[1]?.line.frames[0]).toMatchObject({ result: 'strike', notation: '8' });
  });

  it('rings no split where nothing is left to bowl at', () => {
    const ring = { kind: 'markSplit', player: 2, frame: 1, ball: 1, split: true } as const;
    expect(answerTo(afterBalls(game, '72 8'), ring)).toBe('no-split-here');
    expect(answerTo(afterBalls(game, '72 7'), ring)).toBe('taken');
  });
});

describe('another option', () => {
  it('makes a strike of a ball that was none, where its frame has no other', () => {
    const game = after(afterBalls(gameOfNines('PJS'), '8'), eight(1));
    expect(sheetText(game)).toEqual(['PJS [nines 8]: 8 . . . . . . . . . = 10']);
    expect(game.position.lines[0]?.line.frames[0]?.result).toBe('strike');
  });

  it('is refused where a strike would be none any more: nobody bowls a frame of the past again', () => {
    const strikes = afterBalls(after(gameOfNines('PJS'), eight(1)), '8 X');
    expect(answerTo(strikes, nine)).toBe('balls-do-not-fit');
    const corrected = after(strikes, correction(1, 1, '7/'), nine);
    expect(sheetText(corrected)).toEqual(['PJS [nines 9]: 7/ X . . . . . . . . = 30']);
  });

  it('takes the ring off a ball that is a strike now', () => {
    const split = after(gameOfNines('PJS'), { kind: 'roll', entry: { kind: 'leave', left: [7, 10] } });
    expect(split.position.lines[0]?.line.frames[0]?.notation).toBe('(8)');
    const game = after(split, eight(1));
    expect(game.position.lines[0]?.line.frames[0]).toMatchObject({ result: 'strike', notation: '8' });
    expect(after(game, { kind: 'undo' }).position).toBe(split.position);
  });

  it('is refused where a frame has balls that it would not have, and names the frame', () => {
    expect(answerTo(afterBalls(gameOfNines('PJS'), 'X 81'), eight(1))).toBe('balls-do-not-fit');
    const disputed = after(afterBalls(gameOfNines('PJS'), 'X 8'), {
      ...{ kind: 'dispute', player: 1, frame: 1, balls: ballsIn('81') },
    });
    expect(answerTo(disputed, eight(1))).toBe('balls-do-not-fit');
  });

  it('is refused where it is not offered, changes nothing or nobody is there', () => {
    const game = gameOfNines('PJS');
    expect(answerTo(game, { kind: 'setOption', player: 1, option: 6 })).toBe('no-such-option');
    expect(answerTo(game, { kind: 'setOption', player: 1, option: 9 })).toBe('nothing-changes');
    expect(answerTo(game, eight(2))).toBe('no-such-player');
  });

  it('keeps a blind score and the frames that a player missed', () => {
    const absent = after(gameOfNines('PJS', 'KYJ'), { kind: 'absent', player: 2, score: 120 });
    expect(scoreIn(after(absent, eight(2)).position, 2)).toBe(120);
    const left = after(afterBalls(gameOfNines('PJS', 'KYJ'), '81'), { kind: 'leave', player: 2 });
    expect(after(left, eight(2)).position.lines[1]?.line.open).toBeNull();
  });

  it('is taken back by undo', () => {
    const game = after(gameOfNines('PJS'), eight(1), { kind: 'undo' });
    expect(optionsOf(game)).toEqual([9]);
  });
});
