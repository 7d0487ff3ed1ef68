import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondScore, secondStanding } from '../testing/second-scorer.testing.ts';
import { BowlingError } from './bowling-error.ts';
import { bowledIn, gameAfter, pointsIn, times } from './testing/classes.testing.ts';
import { Game } from './game.ts';
import { OrdinaryFrame } from './ordinary-frame.ts';
import { TenthFrame } from './tenth-frame.ts';

/** Everything a game reports, for comparison. */
function answersOf(game: Game): unknown {
  const frames = game.frames().map((frame) => [frame.pins, frame.score(), frame.state]);
  return { frames, total: game.totalScore(), over: game.over() };
}

describe('an impossible ball', () => {
  const afterNine = times(9, 0, 0);

  it.each<[readonly number[], unknown, BowlingError['code'], string]>([
    [[], -1, 'out-of-range', 'A ball knocks down 0 to 10 pins, not -1.'],
    [[], 11, 'out-of-range', 'A ball knocks down 0 to 10 pins, not 11.'],
    [[], 1.5, 'not-an-integer', 'Pins are a whole number from 0 to 10; 1.5 is none.'],
    [[], NaN, 'not-an-integer', 'Pins are a whole number from 0 to 10; NaN is none.'],
    [[], Infinity, 'not-an-integer', 'Pins are a whole number from 0 to 10; Infinity is none.'],
    [[], '5', 'not-an-integer', 'Pins are a whole number from 0 to 10; a string is none.'],
    [[], null, 'not-an-integer', 'Pins are a whole number from 0 to 10; a object is none.'],
    [[7], 4, 'too-many-pins', 'A ball cannot fell 4 pins where 3 stand.'],
    [[1], 10, 'too-many-pins', 'A ball cannot fell 10 pins where 9 stand.'],
    [[...afterNine, 10, 6], 5, 'too-many-pins', 'A ball cannot fell 5 pins where 4 stand.'],
    [[...afterNine, 8, 1], 0, 'game-over', 'The game is over and takes no more balls.'],
  ])('seed 000: after %j, %j is refused as %s and changes nothing', (balls, pins, code, message) => {
    const game = gameAfter(...balls);
    const before = answersOf(game);
    for (const name of ['addRoll', 'roll'] as const) {
      const thrown = thrownBy(game, name, pins);
      expect(thrown).toBeInstanceOf(BowlingError);
      expect(thrown).toMatchObject({ code, message });
    }
    expect(answersOf(game)).toEqual(before);
  });
});

/** A game as plain JavaScript sees it: a ball may be any value. */
interface Untyped {
  addRoll(pins: unknown): void;
  roll(pins: unknown): void;
}

function thrownBy(game: Untyped, name: keyof Untyped, pins: unknown): unknown {
  try {
    game[name](pins);
  } catch (error) {
    return error;
  }
  return null;
}

describe('the frames of a game', () => {
  it('seed 000: are only those begun', () => {
    expect(gameAfter().frames()).toHaveLength(0);
    expect(gameAfter(4).frames()).toHaveLength(1);
    expect(gameAfter(4, 5).frames()).toHaveLength(1);
    expect(gameAfter(4, 5, 0).frames()).toHaveLength(2);
  });

  it('seed 001: nine are ordinary and the last is a tenth', () => {
    const frames = gameAfter(...times(10, 4, 5)).frames();
    expect(frames.slice(0, 9).every((frame) => frame instanceof OrdinaryFrame)).toBe(true);
    expect(frames[9]).toBeInstanceOf(TenthFrame);
  });

  it('are copies: a ball added to one does not change the game', () => {
    const game = gameAfter(10, 4);
    const [, second] = game.frames();
    if (second === undefined) throw new Error('the second frame was begun');
    bowledIn(second, 5);
    expect([second.pins, second.score(), second.state]).toEqual([[4, 5], 9, 'finished']);
    expect(game.frames().map((frame) => frame.pins)).toEqual([[10], [4]]);
    expect(game.totalScore()).toBe(18);
  });

  it('are copies: a later ball of the game does not change them', () => {
    const game = gameAfter(10);
    const [first] = game.frames();
    game.addRoll(4);
    expect(first?.score()).toBe(10);
    expect(pointsIn(game)).toEqual([14, 4]);
  });
});

describe('two games', () => {
  it('are independent', () => {
    const one = new Game();
    const other = new Game();
    one.addRoll(7);
    expect([one.totalScore(), other.totalScore()]).toEqual([7, 0]);
  });
});

describe('any game', () => {
  it('seeds 000 and 001: agrees with a second scorer after every ball', () => {
    const ball = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 10 }) }, fc.constant(10));
    fc.assert(
      fc.property(fc.array(ball, { minLength: 21, maxLength: 21 }), (wanted) => {
        const game = new Game();
        const balls: number[] = [];
        for (const pins of wanted) {
          const standing = secondStanding(balls);
          if (standing === null) break;
          expect(thrownBy(game, 'addRoll', standing + 1)).toBeInstanceOf(BowlingError);
          balls.push(Math.min(pins, standing));
          game.addRoll(Math.min(pins, standing));
          expectAgreement(game, balls);
        }
        expect(game.score()).toBe(secondScore(balls).soFar);
      }),
    );
  });
});

function expectAgreement(game: Game, balls: readonly number[]): void {
  const second = secondScore(balls);
  const begun = game.frames();
  expect(begun.flatMap((frame) => frame.pins)).toEqual(balls);
  expect(pointsIn(game)).toEqual(second.frames.slice(0, begun.length).map(({ points }) => points));
  expect(game.totalScore()).toBe(second.soFar);
  expect(game.over()).toBe(secondStanding(balls) === null);
}
