import { describe, expect, it } from 'vitest';
import type { Command } from './event.ts';
import { amendments } from './amendments.ts';
import { frameIn, framesBowled, lastFrameBowled } from './history.ts';
import { after, afterBalls, agreement, correction, gameOf } from '../testing/notation.testing.ts';

const remove = (player: number): Command => ({ kind: 'remove', player });

describe('the frame bowled in last', () => {
  const party = gameOf('PJS', 'KYJ');

  it('is none before the first ball', () => {
    expect(lastFrameBowled(party)).toBeNull();
  });

  it.each<[string, string, readonly Command[], string]>([
    ['is that of the last ball', 'X 72 3', [], '1.2'],
    ['is the one before a dead ball that was its only one', 'X 72 3', [annul(1, 2)], '2.1'],
    ['is the same after a dead ball that was its second', 'X 72', [annul(2, 1)], '2.1'],
    ['has gone with its balls to another player', 'X 72 X', [moved(1, 2, 2)], '2.2'],
    ['is one that a correction changed', 'X 72', [correction(2, 1, '8/')], '2.1'],
    ['is not one that another player’s agreed line brought', 'X 72', [agreement(1, 'X 9/')], '2.1'],
    ['is not that of a player who was removed', 'X 72', [remove(2)], '1.1'],
    ['is not one that was undone', 'X 7', [{ kind: 'undo' }], '1.1'],
  ])('%s', (_, balls, commands, place) => {
    const bowled = lastFrameBowled(after(afterBalls(party, balls), ...commands));
    expect(bowled === null ? null : [bowled.player, bowled.frame].join('.')).toBe(place);
  });

  it('comes before the others, each once, also after balls were moved', () => {
    const bowled = framesBowled(after(afterBalls(party, '72 X'), moved(2, 1, 1)));
    expect(bowled.map(({ player, frame }) => [player, frame].join('.'))).toEqual(['1.2', '1.1']);
  });

  it('is none if its only ball was dead', () => {
    expect(lastFrameBowled(after(afterBalls(party, '7'), annul(1, 1)))).toBeNull();
  });
});

describe('a player who was removed', () => {
  const corrected = after(afterBalls(gameOf('PJS', 'KYJ'), 'X 72'), correction(2, 1, '8/'));

  it('has empty frames', () => {
    expect(frameIn(after(corrected, remove(2)).position, 2, 1).state).toBe('empty');
  });

  it('stays in the list of corrections, under the name at that time', () => {
    const named = after(corrected, { kind: 'rename', player: 2, name: 'KIM', somebodyElse: false });
    expect(amendments(after(named, remove(2)))).toMatchObject([
      { kind: 'correction', player: 2, name: 'KYJ', scoreAfter: 10 },
      { kind: 'removed', player: 2, name: 'KIM', scoreBefore: 10 },
    ]);
  });
});

function annul(player: number, frame: number): Command {
  return { kind: 'annulBall', player, frame };
}

function moved(player: number, frame: number, to: number): Command {
  return { kind: 'moveBalls', player, frame, to };
}
