import { describe, expect, it } from 'vitest';
import { legalEntries } from '../line/entry.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { bowl, frameAt, newLine, nextFrame, rackOfLine, type Line } from '../line/line.ts';
import { must } from '../testing/notation.testing.ts';
import { pinfall, pinsRoll } from '../line/roll.ts';
import { scoreLine } from '../line/score.ts';

/** The number of ways to reach a state, by score so far. */
type Ways = Map<number, bigint>;

/** Positions with the same future, represented by one of them, and the ways to reach them. */
interface State {
  readonly line: Line;
  readonly ways: Ways;
}

/** Everything that the future of a line depends on: the balls of the frame in progress, and the bonus balls owed. */
function keyOf(line: Line): string {
  const number = nextFrame(line);
  if (number === null) return 'over';
  const balls = frameAt(line, number).rolls.map(pinfall);
  const owed = scoreLine(line).frames.map((frame) => frame.owed);
  return [number, balls, owed.filter((count) => count > 0)].join(' | ');
}

/** The lines after one more ball, and what it added to the score so far. */
function nextLines(line: Line): readonly { readonly line: Line; readonly gain: number }[] {
  const before = scoreLine(line).soFar;
  return legalEntries(rackOfLine(line)).pins.map((pins) => {
    const next = must(bowl(line, pinsRoll(pins)));
    return { line: next, gain: scoreLine(next).soFar - before };
  });
}

/** The states after one more ball, merged where their future is the same; a finished line stays. */
function oneBallOn(states: ReadonlyMap<string, State>): ReadonlyMap<string, State> {
  const merged = new Map<string, State>();
  for (const { line, ways } of states.values()) {
    const moves = nextFrame(line) === null ? [{ line, gain: 0 }] : nextLines(line);
    for (const move of moves) {
      const key = keyOf(move.line);
      const state: State = merged.get(key) ?? { line: move.line, ways: new Map<number, bigint>() };
      merged.set(key, state);
      for (const [score, count] of ways)
        state.ways.set(score + move.gain, (state.ways.get(score + move.gain) ?? 0n) + count);
    }
  }
  return merged;
}

/** The states of a line by number of balls, 0 to 21. */
function allStates(): readonly ReadonlyMap<string, State>[] {
  const start = newLine(TEN_PIN);
  const levels: ReadonlyMap<string, State>[] = [
    new Map([[keyOf(start), { line: start, ways: new Map([[0, 1n]]) }]]),
  ];
  for (let balls = 1; balls <= 21; balls += 1) levels.push(oneBallOn(levels.at(-1) ?? new Map()));
  return levels;
}

describe('the engine, over all its states,', () => {
  const levels = allStates();
  const games = levels.at(-1)?.get('over')?.ways ?? new Map<number, bigint>();

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
    const best = new Map<string, number>();
    const bestGain = (key: string, line: Line): number => {
      const known = best.get(key);
      if (known !== undefined) return known;
      const gains = nextLines(line).map((next) => next.gain + bestGain(keyOf(next.line), next.line));
      const gain = Math.max(0, ...gains);
      best.set(key, gain);
      return gain;
    };
    const wrong = Array.from(states).filter(([key, { line }]) => {
      const { soFar, max } = scoreLine(line);
      return max !== soFar + bestGain(key, line);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect(states.size).toBe(250);
  });
});
