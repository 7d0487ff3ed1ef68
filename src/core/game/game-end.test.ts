import { describe, expect, it } from 'vitest';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import type { Command } from './event.ts';
import type { Game } from './game.ts';
import { canGoOn, gameEndOf } from './game-end.ts';

/** A whole game: each player's first balls always knock down the same number of pins, the second balls none. */
function openGame(names: readonly string[], pins: readonly number[]): Game {
  return afterBalls(
    gameOf(...names),
    pins
      .map((first) => `${String(first)}-`)
      .join('')
      .repeat(10),
  );
}

describe('the outcome of a game', () => {
  it('is null while a player has a ball to bowl', () => {
    expect(gameEndOf(gameOf('KYJ'))).toBeNull();
  });

  it('is won by the highest score, with its lead over the next', () => {
    expect(gameEndOf(openGame(['KYJ', 'PJS', 'DOM'], [3, 9, 7]))).toMatchObject({
      kind: 'won',
      winner: { player: { name: 'PJS' }, score: { soFar: 90 } },
      margin: 20,
      next: [{ player: { name: 'DOM' } }],
    });
  });

  it('names everybody in second place', () => {
    const end = gameEndOf(openGame(['KYJ', 'PJS', 'DOM'], [3, 9, 3]));
    expect(end?.kind === 'won' && end.next.map(({ player }) => player.name)).toEqual(['KYJ', 'DOM']);
  });

  it('is never won by a blind score, and one who bowled beside it bowled alone', () => {
    const bowled = (names: readonly string[], pins: readonly number[]): Game =>
      afterBalls(
        after(gameOf(...names), { kind: 'absent', player: 2, score: 299 }),
        pins
          .map((first) => `${String(first)}-`)
          .join('')
          .repeat(10),
      );
    expect(gameEndOf(bowled(['KYJ', 'PJS', 'DOM'], [9, 8]))).toMatchObject({
      ...{ kind: 'won', winner: { player: { name: 'KYJ' } }, margin: 10 },
      next: [{ player: { name: 'DOM' } }],
    });
    expect(gameEndOf(bowled(['KYJ', 'PJS'], [9]))).toMatchObject({
      ...{ kind: 'alone', player: { player: { name: 'KYJ' } } },
    });
  });

  it('is a tie of all who share the highest score', () => {
    const end = gameEndOf(openGame(['KYJ', 'PJS', 'DOM'], [9, 3, 9]));
    expect(end?.kind === 'tied' && end.winners.map(({ player }) => player.name)).toEqual([...['KYJ', 'DOM']]);
  });

  it('of a single player is not a win', () => {
    expect(gameEndOf(openGame(['KYJ'], [9]))).toMatchObject({ kind: 'alone' });
  });

  it('is open while a frame is provisional: nobody has won', () => {
    const game = openGame(['KYJ', 'PJS'], [9, 3]);
    const [first] = game.position.lines;
    const miss = { entry: { kind: 'pins', pins: 0 }, split: false } as const;
    const dispute: Command = {
      ...{ kind: 'dispute', player: first?.player ?? 1, frame: 1 },
      balls: [miss, miss],
    };
    expect(gameEndOf(after(game, dispute))).toEqual({ kind: 'open', names: ['KYJ'] });
  });

  it('of a stopped game is no win, whatever the scores so far', () => {
    const game = after(gameOf('KYJ', 'PJS'), { kind: 'roll', entry: { kind: 'strike' } });
    expect(gameEndOf(after(game, { kind: 'stop' }))).toEqual({ kind: 'stopped' });
  });
});

describe('a stopped game', () => {
  const bowled = after(gameOf('KYJ'), { kind: 'roll', entry: { kind: 'strike' } });
  const stopped = after(bowled, { kind: 'stop' });

  it('continues when its stop is undone', () => {
    expect(canGoOn(stopped)).toBe(true);
    expect(gameEndOf(after(stopped, { kind: 'undo' }))).toBeNull();
  });

  it('that was corrected since is past its stop: undo would take back the correction', () => {
    const balls = [{ entry: { kind: 'pins', pins: 7 }, split: false }] as const;
    const corrected = after(stopped, { kind: 'correctFrame', player: 1, frame: 1, balls });
    expect(canGoOn(corrected)).toBe(false);
  });

  it('cannot continue if it was never stopped', () => {
    expect(canGoOn(bowled)).toBe(false);
  });
});
