import { describe, expect, it } from 'vitest';
import { amendments } from './amendments.ts';
import type { Command } from './event.ts';
import { after, afterBalls, ballsIn, correction, gameOf } from '../testing/notation.testing.ts';

const party = afterBalls(gameOf('PJS', 'KYJ'), '9/ X 72');
const other: Command = { kind: 'dispute', player: 1, frame: 1, balls: ballsIn('F 9') };

/** One line per amendment: what, whose, to whom, before and after. */
function told(game: typeof party): readonly string[] {
  return amendments(game).map(({ kind, name, to, frame, before, after: now, scoreBefore, scoreAfter }) =>
    [
      ...[kind, name, to ?? '-', frame ?? '-', before.notation || '.', now.notation || '.'],
      ...[scoreBefore, scoreAfter],
    ].join(' '),
  );
}

describe('the amendments', () => {
  it.each<[string, readonly Command[], readonly string[]]>([
    ['a correction', [correction(1, 2, '8-')], ['correction PJS - 2 72 8- 26 26']],
    ['a dead ball', [{ kind: 'annulBall', player: 1, frame: 2 }], ['dead-ball PJS - 2 72 7 26 24']],
    ['balls moved', [{ kind: 'moveBalls', player: 1, frame: 2, to: 2 }], ['moved PJS KYJ 2 72 . 26 10']],
    ['two outcomes', [other], ['provisional PJS - 1 9/ F9 26 18']],
    [
      'the first outcome that stands',
      [other, { kind: 'settle', player: 1, frame: 1, provisional: false }],
      ['provisional PJS - 1 9/ F9 26 18', 'first-stands PJS - 1 9/ 9/ 26 26'],
    ],
    [
      'the provisional outcome that stands',
      [other, { kind: 'settle', player: 1, frame: 1, provisional: true }],
      ['provisional PJS - 1 9/ F9 26 18', 'provisional-stands PJS - 1 9/ F9 26 18'],
    ],
    ['a player removed who had bowled', [{ kind: 'remove', player: 2 }], ['removed KYJ - - . . 10 0']],
  ])('%s', (_, commands, lines) => {
    expect(told(after(party, ...commands))).toEqual(lines);
  });

  it('exclude what was undone', () => {
    expect(told(after(party, other, { kind: 'undo' }))).toEqual([]);
  });

  it('have both scores of a provisional frame while the game continues', () => {
    const game = after(party, other);
    expect(told(afterBalls(game, '8 1 X'))).toEqual(['provisional PJS - 1 9/ F9 36 28']);
  });

  it('include none for a player removed before the first ball', () => {
    const game = after(gameOf('PJS', 'KYJ'), { kind: 'remove', player: 2 });
    expect(told(game)).toEqual([]);
  });

  it('have the scores of the time for a frame that is no longer provisional', () => {
    const removed = after(party, other, { kind: 'remove', player: 1 });
    expect(told(removed)).toEqual(['provisional PJS - 1 9/ F9 26 18', 'removed PJS - - . . 26 0']);
    const another = after(party, other, { ...other, balls: ballsIn('8 -') });
    expect(told(afterBalls(another, '8 1 X'))).toEqual([
      'provisional PJS - 1 9/ F9 26 18',
      'provisional PJS - 1 9/ 8- 36 27',
    ]);
  });

  it('have the outcome of the time before a dead ball in a provisional frame', () => {
    const game = after(party, other, { kind: 'annulBall', player: 1, frame: 1 });
    expect(told(game)).toEqual(['provisional PJS - 1 9/ F9 18 18', 'dead-ball PJS - 1 9/ 9 26 18']);
  });

  it('distinguish two frames with the same other outcome', () => {
    const game = after(
      party,
      other,
      { ...other, frame: 2 },
      { kind: 'settle', player: 1, frame: 1, provisional: false },
    );
    expect(told(afterBalls(game, '8 1 X'))).toEqual([
      'provisional PJS - 1 9/ F9 26 18',
      'provisional PJS - 2 72 F9 36 29',
      'first-stands PJS - 1 9/ 9/ 26 26',
    ]);
  });

  it('exclude balls, rings, players and the end', () => {
    const game = after(
      party,
      { kind: 'markSplit', player: 1, frame: 2, ball: 1, split: true },
      { kind: 'rename', player: 2, name: 'KIM', somebodyElse: false },
      { kind: 'stop' },
    );
    expect(told(game)).toEqual([]);
  });
});
