import { describe, expect, it } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { after, begin, openGame } from './testing/games.testing.ts';
import { canGoOn, outcomeOf } from './game-end.ts';

describe('the outcome of a game', () => {
  it('is none while somebody has a ball to bowl', () => {
    expect(outcomeOf(begin(['KYJ']))).toBeNull();
  });

  it('is won by the highest score, by the pins before the next', () => {
    expect(outcomeOf(openGame(['KYJ', 'PJS', 'DOM'], [3, 9, 7]))).toMatchObject({
      kind: 'won',
      winner: { player: { name: 'PJS' }, score: { soFar: 90 } },
      margin: 20,
      next: [{ player: { name: 'DOM' } }],
    });
  });

  it('names everybody on the second place', () => {
    const outcome = outcomeOf(openGame(['KYJ', 'PJS', 'DOM'], [3, 9, 3]));
    expect(outcome?.kind === 'won' && outcome.next.map(({ player }) => player.name)).toEqual(['KYJ', 'DOM']);
  });

  it('is a tie of all who share the highest score', () => {
    const outcome = outcomeOf(openGame(['KYJ', 'PJS', 'DOM'], [9, 3, 9]));
    expect(outcome?.kind === 'tied' && outcome.winners.map(({ player }) => player.name)).toEqual([
      ...['KYJ', 'DOM'],
    ]);
  });

  it('of somebody who bowled alone is no win', () => {
    expect(outcomeOf(openGame(['KYJ'], [9]))).toMatchObject({ kind: 'alone' });
  });

  it('is open while a provisional frame is: nobody has won', () => {
    const game = openGame(['KYJ', 'PJS'], [9, 3]);
    const [first] = game.position.lines;
    const miss = { entry: { kind: 'pins', pins: 0 }, split: false } as const;
    const dispute: Command = {
      ...{ kind: 'dispute', player: first?.player ?? 1, frame: 1 },
      balls: [miss, miss],
    };
    expect(outcomeOf(after(game, dispute))).toEqual({ kind: 'open', names: ['KYJ'] });
  });

  it('of a stopped game is no win, whatever the scores so far', () => {
    const game = after(begin(['KYJ', 'PJS']), { kind: 'roll', entry: { kind: 'strike' } });
    expect(outcomeOf(after(game, { kind: 'stop' }))).toEqual({ kind: 'stopped' });
  });
});

describe('a stopped game', () => {
  const bowled = after(begin(['KYJ']), { kind: 'roll', entry: { kind: 'strike' } });
  const stopped = after(bowled, { kind: 'stop' });

  it('goes on by taking its stop back', () => {
    expect(canGoOn(stopped)).toBe(true);
    expect(outcomeOf(after(stopped, { kind: 'undo' }))).toBeNull();
  });

  it('that was corrected since is not at its stop: undo would take the correction back', () => {
    const balls = [{ entry: { kind: 'pins', pins: 7 }, split: false }] as const;
    const corrected = after(stopped, { kind: 'correctFrame', player: 1, frame: 1, balls });
    expect(canGoOn(corrected)).toBe(false);
  });

  it('cannot go on when it was never stopped', () => {
    expect(canGoOn(bowled)).toBe(false);
  });
});
