import type { PinCount } from './pins.ts';

/**
 * What a mark of a written line looks like: a foul with its pins, a number, a ring around a count or a single character.
 * `10` is whole in every format.
 */
export function markPattern(longCounts: readonly PinCount[], countsFouls: boolean): RegExp {
  const long = Array.from(new Set([10, ...longCounts])).join('|');
  const foul = countsFouls ? `(?:${long}|[\\dX/-])F|` : '';
  return new RegExp(`${foul}F\\((?:${long}|\\d)\\)|${long}|\\(\\d\\)|[^\\s|]`, 'giu');
}
