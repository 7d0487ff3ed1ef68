import { scaleSqrt } from 'd3-scale';
import { highest } from '../../../core/line/extremes.ts';
import { PIN_NUMBERS, type PinNumber } from '../../../core/line/leave.ts';
import { wholePercent, type Standing } from '../../../core/statistics/shares.ts';

/** A pin's place on the deck, the back row above. */
export interface DeckPin {
  readonly pin: PinNumber;
  readonly x: number;
  readonly y: number;
  /** Its disc's radius: the area is the share of the pin that stood most often. */
  readonly disc: number;
  readonly percent: number;
}

export const RING = 42;
const APART = 97;
const ROW = 88;
export const DECK = { width: 4 * APART + 16, height: 3 * ROW + 2 * RING + 16 } as const;
/** A smaller disc has no room for its figure. */
const ROOM_FOR_FIGURE = 21;

/** Row by row from the head pin, and its place from the middle of the deck. */
const PLACES: Readonly<Record<PinNumber, readonly [row: number, aside: number]>> = {
  1: [0, 0],
  2: [1, -0.5],
  3: [1, 0.5],
  4: [2, -1],
  5: [2, 0],
  6: [2, 1],
  7: [3, -1.5],
  8: [3, -0.5],
  9: [3, 0.5],
  10: [3, 1.5],
};

export function deckPins({ leaves, times }: Standing): readonly DeckPin[] {
  const radius = scaleSqrt([0, Math.max(1, highest(times, 0))], [0, RING]);
  return PIN_NUMBERS.map((pin, index) => {
    const [row, aside] = PLACES[pin];
    const stood = times[index] ?? 0;
    return {
      pin,
      x: DECK.width / 2 + aside * APART,
      y: RING + 12 + (3 - row) * ROW,
      disc: radius(stood),
      percent: wholePercent(stood, leaves),
    };
  });
}

export function hasRoom({ disc }: DeckPin): boolean {
  return disc >= ROOM_FOR_FIGURE;
}

/** Whoever stood most often first. */
export function oftenFirst(pins: readonly DeckPin[]): readonly DeckPin[] {
  return pins.toSorted((one, other) => other.percent - one.percent || one.pin - other.pin);
}
