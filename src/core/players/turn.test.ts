import { describe, expect, it } from 'vitest';
import { phaseOf, type Game } from '../game/game.ts';
import { after, afterBalls, correction, gameOf, onTurn } from '../testing/notation.testing.ts';

function house(players: number): Game {
  return gameOf(...Array.from({ length: players }, (_, index) => `P${String(index + 1)}`));
}

describe('whose ball it is', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 20])(
    'goes down the line-up frame by frame with %i players',
    (players) => {
      let game = house(players);
      for (let frame = 1; frame <= 10; frame += 1) {
        for (let player = 1; player <= players; player += 1) {
          expect(onTurn(game)).toBe([player, frame, 1].join('.'));
          game = afterBalls(game, '3');
          expect(onTurn(game)).toBe([player, frame, 2].join('.'));
          game = afterBalls(game, '4');
        }
      }
      expect(onTurn(game)).toBe('nobody');
      expect(phaseOf(game)).toBe('over');
    },
  );

  it('passes on after a strike, and stays in the tenth until its last ball', () => {
    let game = afterBalls(gameOf('PJS', 'KYJ'), 'X X '.repeat(9));
    const turns = ['1.10.1', '1.10.2', '1.10.3', '2.10.1', '2.10.2'];
    for (const [index, ball] of ['X', 'X', 'X', '7', '2'].entries()) {
      expect(onTurn(game)).toBe(turns[index]);
      game = afterBalls(game, ball);
    }
    expect(onTurn(game)).toBe('nobody');
  });

  it('goes through a frame of 1,000 players', () => {
    const game = afterBalls(house(1000), 'X '.repeat(1000));
    expect(onTurn(game)).toBe('1.2.1');
    expect(game.events).toHaveLength(1000);
  });

  it('is nobody when the game is stopped', () => {
    const stopped = after(gameOf('PJS'), { kind: 'stop' });
    expect(onTurn(stopped)).toBe('nobody');
    expect(phaseOf(stopped)).toBe('stopped');
  });
});

// Source: decision 2, whose ball it is.
describe('after a correction it is the ball', () => {
  it('of the frame left unfinished, then the order continues', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X 72 34 5');
    const corrected = after(game, correction(1, 1, '7'));
    expect(onTurn(corrected)).toBe('1.1.2');
    expect(onTurn(afterBalls(corrected, '2'))).toBe('2.2.2');
  });

  it('of the lowest unfinished frame, whoever bowled last', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ', 'LEE'), 'X X X X X X');
    const corrected = after(game, correction(3, 2, '8'), correction(2, 1, '8'));
    expect(onTurn(corrected)).toBe('2.1.2');
    expect(onTurn(afterBalls(corrected, '/'))).toBe('3.2.2');
  });

  it('of the player who bowled last, among those in the middle of the same frame', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ', 'LEE'), 'X X 4');
    const corrected = after(game, correction(1, 1, '7'), correction(2, 1, '6'));
    expect(onTurn(corrected)).toBe('3.1.2');
    expect(onTurn(afterBalls(corrected, '5'))).toBe('1.1.2');
    expect(onTurn(afterBalls(corrected, '5 /'))).toBe('2.1.2');
    expect(onTurn(afterBalls(corrected, '5 / /'))).toBe('1.2.1');
  });

  it('of anyone in the middle before those who have not begun', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ', 'LEE'), 'X X X 34 X');
    const corrected = after(game, correction(2, 2, '7'));
    expect(onTurn(corrected)).toBe('2.2.2');
    expect(onTurn(afterBalls(corrected, '1'))).toBe('3.2.1');
  });

  it('of a finished game that owes one again', () => {
    const game = afterBalls(gameOf('PJS'), `${'-- '.repeat(9)}72`);
    expect(onTurn(after(game, correction(1, 10, 'X7')))).toBe('1.10.3');
    expect(phaseOf(after(game, correction(1, 10, 'X7')))).toBe('running');
  });
});
