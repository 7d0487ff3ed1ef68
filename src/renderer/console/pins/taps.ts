import { rollOf, type Entry } from '../../../core/line/entry.ts';
import { PIN_NUMBERS, type PinNumber } from '../../../core/line/leave.ts';
import { pinsOn, type Rack } from '../../../core/line/rack.ts';
import { pinfall, withSplit, type Roll } from '../../../core/line/roll.ts';
import { canBeSplit } from '../../../core/line/split.ts';
import type { PinTap } from '../../../contract/contract.ts';
import type { PinState } from '../../../text/console/deck.ts';

/** Taps for one ball, not yet entered. */
export interface Taps {
  readonly pins: readonly PinNumber[];
  /** A ring set or cleared by hand; null: the leave decides. */
  readonly split: boolean | null;
}

export const NO_TAPS: Taps = { pins: [], split: null };

export interface DeckPin {
  readonly pin: PinNumber;
  readonly state: PinState;
}

/** The deck's rows as a bowler sees them: back row on top, head pin at the bottom. */
export const DECK_ROWS: readonly (readonly PinNumber[])[] = [[7, 8, 9, 10], [4, 5, 6], [2, 3], [1]];

/** Whether this pin may be tapped; one known to have fallen may not (rules: ten-pin). */
export function mayTap(rack: Rack, pin: PinNumber): boolean {
  return pinsOn(rack)?.includes(pin) ?? true;
}

/** Taps a pin or takes the tap back; a ring set by hand belonged to the old pins and is dropped. */
export function tapped({ pins }: Taps, pin: PinNumber): Taps {
  const held = pins.includes(pin);
  return { pins: PIN_NUMBERS.filter((one) => (one === pin ? !held : pins.includes(one))), split: null };
}

/** The same ball in the other meaning of a tap; unchanged where the standing pins are unknown. */
export function turnedTaps(rack: Rack, { pins, split }: Taps): Taps {
  const standing = pinsOn(rack);
  if (standing === null || pins.length === 0) return NO_TAPS;
  return { pins: standing.filter((pin) => !pins.includes(pin)), split };
}

/**
 * The entry for the tapped pins. If the standing pins are known, so are the leave and the split. If not, taps on
 * fallen pins only count, and taps on standing pins give the leave.
 */
export function entryOfTaps(rack: Rack, { pins }: Taps, tap: PinTap): Entry {
  if (tap === 'left') return { kind: 'leave', left: pins };
  const standing = pinsOn(rack);
  if (standing === null) return { kind: 'pins', pins: pins.length };
  return { kind: 'leave', left: standing.filter((pin) => !pins.includes(pin)) };
}

/** A foul with the tapped pins; null when they cannot have fallen at this rack. */
export function foulOfTaps(rack: Rack, taps: Taps, tap: PinTap): Entry | null {
  const roll = rollOf(entryOfTaps(rack, taps, tap), rack);
  return roll.ok ? { kind: 'foul', fell: pinfall(roll.value) } : null;
}

/** The ball that would be entered; null with nothing tapped or when the rules refuse it. */
export function rollOfTaps(rack: Rack, taps: Taps, tap: PinTap): Roll | null {
  if (taps.pins.length === 0) return null;
  const roll = rollOf(entryOfTaps(rack, taps, tap), rack);
  if (!roll.ok) return null;
  const mayRing = taps.split !== null && canBeSplit(rack, roll.value);
  return mayRing ? withSplit(roll.value, taps.split) : roll.value;
}

/** Each pin's look with the taps applied. */
export function deckPins(rack: Rack | null, { pins }: Taps, tap: PinTap): readonly DeckPin[] {
  const standing = rack === null ? [] : pinsOn(rack);
  return PIN_NUMBERS.map((pin) => ({ pin, state: stateOf(standing, pin, pins.includes(pin), tap) }));
}

function stateOf(
  standing: readonly PinNumber[] | null,
  pin: PinNumber,
  isTapped: boolean,
  tap: PinTap,
): PinState {
  if (standing !== null && !standing.includes(pin)) return 'gone';
  if (standing === null && !isTapped) return 'unknown';
  return isTapped === (tap === 'left') ? 'stands' : 'fell';
}
