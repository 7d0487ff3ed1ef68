import { legalEntries } from './legal-entries.testing.ts';
import { bowl, frameAt, newLine, nextFrame, rackOfLine, type Line } from '../line/line.ts';
import { pinfall, pinsRoll } from '../line/roll.ts';
import { scoreLine } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import { must } from './notation.testing.ts';

/** The number of ways to reach a state, by score so far. */
type Ways = Map<number, bigint>;

/** Positions with the same future, represented by one of them, and the ways to reach them. */
interface State {
  readonly line: Line;
  readonly ways: Ways;
}

type Level = ReadonlyMap<string, State>;

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
function oneBallOn(states: Level): Level {
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

/** The states of a line by number of balls, from none until every line is over. */
export function allStates(table: Table): readonly Level[] {
  const start = newLine(table);
  let level: Level = new Map([[keyOf(start), { line: start, ways: new Map([[0, 1n]]) }]]);
  const levels = [level];
  while (level.size > 1 || !level.has('over')) {
    level = oneBallOn(level);
    levels.push(level);
  }
  return levels;
}

/** The number of games with each score. */
export function gamesByScore(levels: readonly Level[]): ReadonlyMap<number, bigint> {
  return levels.at(-1)?.get('over')?.ways ?? new Map<number, bigint>();
}

/** The states whose best score still possible is not that of their best ending. */
export function wrongBests(levels: readonly Level[], table: Table): readonly string[] {
  const states = new Map(levels.flatMap((level) => Array.from(level)));
  const better = table.wins === 'lowest' ? Math.min : Math.max;
  const known = new Map<string, number>();
  const bestGain = (key: string, line: Line): number => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const gains = nextLines(line).map((next) => next.gain + bestGain(keyOf(next.line), next.line));
    const gain = gains.length === 0 ? 0 : better(...gains);
    known.set(key, gain);
    return gain;
  };
  return Array.from(states).flatMap(([key, { line }]) => {
    const { soFar, max } = scoreLine(line);
    return max === soFar + bestGain(key, line) ? [] : [key];
  });
}
