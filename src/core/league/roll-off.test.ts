import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { enter } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';
import { ballsIn, must } from '../testing/notation.testing.ts';
import { lastFramesOnly, rollOffMost, rollOffWinner, withGo } from './roll-off.ts';

describe('a roll-off', () => {
  it('is won with the first unequal ball', () => {
    expect(rollOffWinner([])).toBeNull();
    expect(rollOffWinner([{ home: 9, visitors: 9 }])).toBeNull();
    expect(
      rollOffWinner([
        { home: 9, visitors: 9 },
        { home: 7, visitors: 10 },
      ]),
    ).toBe('visitors');
    expect(rollOffWinner([{ home: 8, visitors: 7 }])).toBe('home');
  });

  it('ends there', () => {
    const once = must(withGo([], { home: 10, visitors: 10 }, 10));
    const twice = must(withGo(once, { home: 10, visitors: 9 }, 10));
    expect(twice).toHaveLength(2);
    expect(withGo(twice, { home: 1, visitors: 2 }, 10)).toEqual({
      ok: false,
      error: { code: 'roll-off-over' },
    });
  });

  it.each([
    { home: 11, visitors: 9 },
    { home: 9, visitors: -1 },
    { home: 9, visitors: 0.5 },
  ])('has no ball of %j', (go) => {
    expect(withGo([], go, 10)).toEqual({
      ok: false,
      error: { code: 'figure-out-of-range', figure: 'rollOff', least: 0, most: 10 },
    });
  });

  it('is one ball at a full rack, or the ninth and tenth frame with at most 60', () => {
    expect(rollOffMost(TEN_PIN, 'one-ball')).toBe(10);
    expect(rollOffMost(TEN_PIN, 'ninth-and-tenth')).toBe(60);
    expect(rollOffMost(TEN_PIN, 'half')).toBe(0);
  });

  it('of the last two frames is scored as in a game', () => {
    const line = ballsIn('X 9 / 8').reduce(
      (bowled, ball) => must(enter(bowled, ball)),
      lastFramesOnly(TEN_PIN),
    );
    expect(scoreLine(line)).toMatchObject({ posted: 38, max: 38 });
  });
});
