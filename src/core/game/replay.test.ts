/** Event lists that no user can produce: an altered file must not become a game that the rules forbid. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Happening } from './event.ts';
import { replay, type Game } from './game.ts';
import { STAMP, after, afterBalls, answerTo, gameOf } from '../testing/notation.testing.ts';
import { NEW_BOWLER, NEW_SERIES } from '../testing/setup.testing.ts';
import type { Refusal } from '../line/refusal.ts';
import { FOUL, pinsRoll, withSplit } from '../line/roll.ts';

/** The refusal of a game with one more event, or `taken`. */
function answerOf(game: Game, happening: Happening): Refusal | 'taken' {
  const event: GameEvent = { ...happening, ...STAMP };
  const again = replay(game.setup, [...game.events, event]);
  if (again.ok) return 'taken';
  expect(again.error.event).toBe(game.events.length + 1);
  return again.error.refusal;
}

const party = afterBalls(gameOf('PJS', 'KYJ'), '72');
const over = afterBalls(gameOf('PJS'), 'X '.repeat(12));
const joined = {
  type: 'playerJoined',
  player: 3,
  name: 'LEE',
  from: 1,
  bowler: NEW_BOWLER,
  series: NEW_SERIES,
} as const;
const renamed = { type: 'playerRenamed', player: 1, name: 'LEE' } as const;
const disputed = { type: 'frameDisputed', player: 1, frame: 1, balls: [FOUL] } as const;

describe('a player in a list of events', () => {
  it('has the next number', () => {
    expect(answerOf(party, joined)).toBe('taken');
    for (const player of [0, 2, 4])
      expect(answerOf(party, { ...joined, player })).toEqual({ code: 'not-the-players' });
  });

  it('joins only during the game', () => {
    expect(answerOf(over, { ...joined, player: 2 })).toEqual({ code: 'game-over' });
    expect(answerOf(after(party, { kind: 'stop' }), joined)).toEqual({ code: 'game-stopped' });
  });

  it.each<[string, Refusal]>([
    ['KYJ', { code: 'name-taken' }],
    [' LEE', { code: 'name-taken' }],
    ['', { code: 'name-empty', place: 3 }],
    ['A\u0000', { code: 'name-unreadable', place: 3 }],
  ])('named %j is refused', (name, refusal) => {
    expect(answerOf(party, { ...joined, name })).toEqual(refusal);
    expect(answerOf(party, { ...renamed, name })).toEqual(refusal);
  });

  it('gets only a free name in the form of a line-up', () => {
    expect(answerOf(party, renamed)).toBe('taken');
  });
});

describe('balls in a list of events', () => {
  it.each<[string, Happening, Refusal]>([
    [
      'a ball with more pins than stand',
      { type: 'ballRolled', player: 2, frame: 1, roll: pinsRoll(8) },
      { code: 'too-many-pins', pins: 8, standing: 7 },
    ],
    [
      'a ring on nine pins',
      { type: 'ballRolled', player: 2, frame: 1, roll: withSplit(pinsRoll(7), true) },
      { code: 'no-split-here' },
    ],
    [
      'a leave of other pins than are left',
      { type: 'ballRolled', player: 2, frame: 1, roll: { kind: 'pins', pins: 3, left: [7] } },
      { code: 'leave-does-not-fit' },
    ],
    [
      'a frame corrected to more pins than there are',
      { type: 'frameCorrected', player: 1, frame: 1, balls: [pinsRoll(7), pinsRoll(7)] },
      { code: 'too-many-pins', pins: 7, standing: 3 },
    ],
    [
      'another outcome with more pins than there are',
      { ...disputed, balls: [pinsRoll(7), pinsRoll(7)] },
      { code: 'too-many-pins', pins: 7, standing: 3 },
    ],
    ['another outcome without a ball', { ...disputed, balls: [] }, { code: 'no-balls' }],
    [
      'an agreed line of nine frames',
      { type: 'lineAgreed', player: 1, frames: Array.from({ length: 9 }, () => [FOUL, FOUL]) },
      { code: 'no-such-frame' },
    ],
    [
      'an agreed line with more pins than there are',
      { type: 'lineAgreed', player: 1, frames: Array.from({ length: 10 }, () => [pinsRoll(7), pinsRoll(7)]) },
      { code: 'too-many-pins', pins: 7, standing: 3 },
    ],
  ])('are refused: %s', (_, happening, refusal) => {
    const game = afterBalls(party, '3');
    expect(answerOf(game, happening)).toEqual(refusal);
  });

  it('list the standing pins in order', () => {
    const ball = { type: 'ballRolled', player: 2, frame: 1 } as const;
    expect(answerOf(party, { ...ball, roll: { kind: 'pins', pins: 7, left: [7, 8, 9] } })).toBe('taken');
    const refusal = { code: 'leave-does-not-fit' };
    expect(answerOf(party, { ...ball, roll: { kind: 'pins', pins: 7, left: [7, 9, 8] } })).toEqual(refusal);
  });

  it('of a missed frame may be corrected, of a frame never reached not', () => {
    const late = after(afterBalls(gameOf('PJS'), 'X X'), { kind: 'join', name: 'KYJ', makesUp: false });
    const correction = {
      kind: 'correctFrame',
      player: 2,
      balls: [{ entry: { kind: 'strike' }, split: false }],
    } as const;
    expect(answerTo(late, { ...correction, frame: 1 })).toBe('taken');
    expect(answerTo(late, { ...correction, frame: 3 })).toBe('frame-not-begun');
  });
});
