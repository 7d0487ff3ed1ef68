/** Bowling out of turn: the called player bowls a frame, then the order continues. */
import { describe, expect, it } from 'vitest';
import type { Command } from './event.ts';
import type { Game } from './game.ts';
import { after, afterBalls, answerTo, correction, gameOf, onTurn } from '../testing/notation.testing.ts';

const call = (player: number): Command => ({ kind: 'call', player });
const house = (balls = ''): Game => afterBalls(gameOf('PJS', 'KYJ', 'LEE'), balls);

function turns(game: Game, ...balls: readonly string[]): readonly string[] {
  return [
    onTurn(game),
    ...balls.map((_, index) => onTurn(afterBalls(game, balls.slice(0, index + 1).join(' ')))),
  ];
}

describe('a player called out of turn', () => {
  it('bowls that frame to its end, then the order continues', () => {
    expect(turns(after(house(), call(3)), '7', '2', 'X', 'X')).toEqual([
      ...['3.1.1', '3.1.2', '1.1.1', '2.1.1', '1.2.1'],
    ]);
  });

  it('in the middle of another player’s frame bowls first, then that frame continues', () => {
    expect(turns(after(house('X 7'), call(1)), '8', '1', '/')).toEqual(['1.2.1', '1.2.2', '2.1.2', '3.1.1']);
  });

  it('is the one called last', () => {
    expect(turns(after(house(), call(3), call(2)), 'X')).toEqual(['2.1.1', '1.1.1']);
  });

  it('bowls a frame that is ahead of the others', () => {
    expect(turns(after(house('X'), call(1)), 'X', 'X')).toEqual(['1.2.1', '2.1.1', '3.1.1']);
  });

  it('is at the lane, whatever was said before', () => {
    const game = after(house(), { kind: 'skip', player: 2, skipped: true }, call(2));
    expect(turns(game, 'X', 'X')).toEqual(['2.1.1', '1.1.1', '3.1.1']);
    expect(onTurn(afterBalls(game, 'X X X X'))).toBe('2.2.1');
  });

  it('has bowled when a correction finishes the frame', () => {
    const game = after(afterBalls(after(house(), call(3)), '7'), correction(3, 1, 'X'));
    expect(onTurn(game)).toBe('1.1.1');
  });

  it.each<[string, Command]>([
    ['is passed over', { kind: 'skip', player: 3, skipped: true }],
    ['leaves', { kind: 'leave', player: 3 }],
    ['is absent', { kind: 'absent', player: 3, score: 150 }],
    ['is taken out', { kind: 'remove', player: 3 }],
  ])('and then %s is no longer called', (_, command) => {
    const game = after(house(), call(3), command);
    expect(onTurn(game)).toBe('1.1.1');
    expect(game.position.bowlsNow).toBeNull();
  });

  it('stays called when another player leaves', () => {
    expect(onTurn(after(house(), call(3), { kind: 'leave', player: 2 }))).toBe('3.1.1');
  });

  it.each<[string, Game, number, string]>([
    ['who is on turn', house(), 1, 'nothing-changes'],
    ['who has left', after(house(), { kind: 'leave', player: 2 }), 2, 'bowls-no-more'],
    ['who is not there', house(), 4, 'no-such-player'],
    ['in a game that is over', house('X '.repeat(36)), 2, 'game-over'],
    ['in a game that was stopped', after(house(), { kind: 'stop' }), 2, 'game-stopped'],
  ])('is nobody %s', (_, game, player, code) => {
    expect(answerTo(game, call(player))).toBe(code);
  });
});
