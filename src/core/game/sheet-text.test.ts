import { describe, expect, it } from 'vitest';
import { matchGame } from '../testing/league.testing.ts';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { sheetText } from './sheet-text.ts';

describe('the sheet as text', () => {
  it('has one line per player, with the frames in notation and the score so far', () => {
    const bowled = afterBalls(gameOf('PJS', '김민'), 'X 81 72 F/ X');
    const game = after(bowled, { kind: 'markSplit', player: 2, frame: 1, ball: 1, split: true });
    expect(sheetText(game)).toEqual(['PJS: X 72 X . . . . . . . = 38', '김민: (8)1 F/ . . . . . . . . = 19']);
  });

  it('has the pins of a foul if known', () => {
    const game = afterBalls(gameOf('PJS'), 'F(9)9 7F F(10)/');
    expect(sheetText(game)).toEqual(['PJS: F(9)9 7F F(10)/ . . . . . . . = 26']);
  });

  it('has a league’s letters, handicaps and totals, and a last line without a colon for each team', () => {
    const game = matchGame(
      ['PJS', 'KYJ', 'LEE', 'DOM', 'EVE'],
      [
        { average: 180 },
        { average: 240, handicap: -9 },
        { average: 163, type: 'absent' },
        { type: 'pre-bowl', score: 187 },
      ],
    );
    expect(sheetText(afterBalls(game, 'X 72 9- 8'))).toEqual([
      'PJS: X 8 . . . . . . . . = 26 +36 = 62',
      'KYJ: 72 . . . . . . . . . = 9 -9 = 0',
      'LEE [A]: . . . . . . . . . . = 153 +51 = 204',
      'DOM [B]: . . . . . . . . . . = 187 +0 = 187',
      'EVE [P]: 9- . . . . . . . . . = 9 +0 = 9',
      'Pin Pals = 179 +87 = 266',
      'Alley Cats = 196 -9 = 187',
    ]);
  });

  it('prints the golden game', () => {
    const game = afterBalls(gameOf('IBF'), 'X X X 72 8/ F9 X 7/ 9- XX8');
    const ringed = after(game, { kind: 'markSplit', player: 1, frame: 5, ball: 1, split: true });
    expect(sheetText(ringed)).toEqual(['IBF: X X X 72 (8)/ F9 X 7/ 9- XX8 = 180']);
  });
});
