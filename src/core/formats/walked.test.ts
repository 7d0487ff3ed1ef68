import { describe, expect, it } from 'vitest';
import { allStates, gamesByScore, wrongBests } from '../testing/all-states.testing.ts';
import { usualTable } from './format.ts';
import { formatOf, type FormatId } from './formats.ts';

/** The ways to bowl a frame of two balls before the last, and the last one with its fill balls. */
const [FRAME, LAST] = [66n, 241n];
/** In low game a miss ends a rack as ten pins do: two first balls, and behind the other nine 54 second ones. */
const [LOW_FRAME, LOW_LAST] = [56n, 2n * (2n * 11n + 54n) + 18n * 11n + 36n];

/** Three balls at a rack; in the last frame 76 ways to bowl two fill balls, and eleven for one behind ten spares. */
const [THREE, THREE_LAST] = [286n, 275n + 10n * 11n + 76n];

/**
 * Five-pin, counted by hand over the 32 sets of its pins: a strike, 13 spares and 294 ways of three balls; in the last
 * frame 95 ways to bowl two fill balls, and fourteen for one behind each spare.
 */
const [FIVE, FIVE_LAST] = [1n + 13n + 294n, 95n + 13n * 14n + 294n];

interface Walked {
  readonly format: FormatId;
  readonly balls: number;
  readonly games: bigint;
  readonly least: number;
  readonly most: number;
}

const WALKED: readonly Walked[] = [
  { format: 'current-frame', balls: 20, games: FRAME ** 10n, least: 0, most: 300 },
  { format: '3-6-9', balls: 15, games: FRAME ** 6n * LAST, least: 30, most: 300 },
  { format: 'low-game', balls: 21, games: LOW_FRAME ** 9n * LOW_LAST, least: 20, most: 300 },
  { format: 'roll-off', balls: 3, games: LAST, least: 0, most: 30 },
  { format: 'duckpin', balls: 30, games: THREE ** 9n * THREE_LAST, least: 0, most: 300 },
  { format: 'candlepin', balls: 30, games: THREE ** 9n * THREE_LAST, least: 0, most: 300 },
  { format: 'five-pin', balls: 30, games: FIVE ** 9n * FIVE_LAST, least: 0, most: 450 },
];

describe.each(WALKED)('$format, over all its states,', ({ format, balls, games, least, most }) => {
  const table = usualTable(formatOf(format));
  const levels = allStates(table);
  const scores = gamesByScore(levels);

  it('ends every line within its most balls', () => {
    expect(levels).toHaveLength(balls + 1);
  });

  it('counts as many games as its frames have ways', () => {
    expect(Array.from(scores.values()).reduce((sum, count) => sum + count, 0n)).toBe(games);
  });

  it('has no game below its least and none above its most', () => {
    const found = Array.from(scores.keys()).toSorted((one, other) => one - other);
    expect([found[0], found.at(-1)]).toEqual([least, most]);
  });

  it('knows the best score of every state', () => {
    expect(wrongBests(levels, table)).toEqual([]);
  });
});
