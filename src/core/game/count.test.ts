import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { allStates, gamesByScore, wrongBests } from '../testing/all-states.testing.ts';

describe('the engine, over all its states,', () => {
  const levels = allStates(TEN_PIN);
  const games = gamesByScore(levels);

  it('ends every line within 21 balls, in a single state', () => {
    expect(Array.from(levels.at(-1)?.keys() ?? [])).toEqual(['over']);
  });

  it('counts 5,726,805,883,325,784,576 different games', () => {
    // Source: Balmoral Software, "All about bowling scores": (66^9) * 241.
    const all = Array.from(games.values()).reduce((sum, count) => sum + count, 0n);
    expect(all).toBe(5_726_805_883_325_784_576n);
    expect(all).toBe(66n ** 9n * 241n);
  });

  it('finds every score from 0 to 300, and 77 the most frequent', () => {
    // Source: OEIS A060853, the number of games with each score; its greatest term is that of 77.
    expect(Array.from(games.keys()).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 301 }, (_, score) => score),
    );
    expect(games.get(77)).toBe(172_542_309_343_731_946n);
    const greatest = Array.from(games).toSorted(([, one], [, other]) => (one < other ? 1 : -1))[0];
    expect(greatest?.[0]).toBe(77);
  });

  it('counts the lowest and the highest scores as published', () => {
    // Source: OEIS A060853, its first terms and the comment on 288 to 300.
    const from = (low: number, length: number): readonly unknown[] =>
      Array.from({ length }, (_, index) => games.get(low + index));
    expect(from(0, 6)).toEqual([1n, 20n, 210n, 1540n, 8855n, 42_504n]);
    expect(from(288, 13)).toEqual([12n, 11n, 11n, ...Array.from({ length: 10 }, () => 1n)]);
  });

  it('knows the maximum of every state', () => {
    const states = new Map(levels.flatMap((level) => Array.from(level)));
    expect(wrongBests(levels, TEN_PIN)).toEqual([]);
    expect(states.size).toBe(250);
  });
});
