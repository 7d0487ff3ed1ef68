import { isSplitLeave, type PinNumber } from './leave.ts';
import { PIN_COUNTS, isPinCount, type PinCount } from './pins.ts';
import { clearedAs, fitsLeave, hasNumbers, type Rack } from './rack.ts';
import { pinsRefusal, type BallRefusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { canBeSplit } from './split.ts';
import { FOUL, foulRoll, leaveOf, leavingRoll, pinsRoll, withSplit, type Roll } from './roll.ts';

/** What a bowler enters for one ball: a number, the pins left, or `X`, `/`, `F`. A miss is 0. */
export type Entry =
  | { readonly kind: 'pins'; readonly pins: number }
  | { readonly kind: 'leave'; readonly left: readonly PinNumber[] }
  /** `foul`: the ball that felled all that stood was one. */
  | { readonly kind: 'strike'; readonly foul?: true }
  | { readonly kind: 'spare'; readonly foul?: true }
  /** The pins that a foul knocked down, if known; where they count, a foul without them has none. */
  | { readonly kind: 'foul'; readonly fell?: number };

/** A ball as entered, with or without the split ring. */
export interface EnteredBall {
  readonly entry: Entry;
  readonly split: boolean;
}

/**
 * The ball an entry means at this rack. `X` and `/` need a rack whose clearing makes that (rules: ten-pin); a number
 * that clears the rack is a strike or spare by itself. A leave decides its own split ring (rules: splits).
 * Refuses with `not-an-integer`, `out-of-range`, `too-many-pins`, `no-such-pins`, `no-strike-here`,
 * `no-spare-here`, `leave-does-not-fit`.
 */
export function rollOf(entry: Entry, rack: Rack): Result<Roll, BallRefusal> {
  switch (entry.kind) {
    case 'pins':
      return countedRoll(entry.pins, rack);
    case 'leave':
      return leavingBall(entry.left, rack);
    case 'strike':
    case 'spare':
      return markedRoll(entry, rack);
    case 'foul':
      return foulWith(entry.fell, rack);
  }
}

function markedRoll(
  entry: Extract<Entry, { kind: 'strike' | 'spare' }>,
  rack: Rack,
): Result<Roll, BallRefusal> {
  const made = clearedAs(rack);
  if (made === entry.kind) return ok(entry.foul === true ? foulRoll(rack.standing) : pinsRoll(rack.standing));
  const code = entry.kind === 'strike' ? 'no-strike-here' : 'no-spare-here';
  return err(made === 'open' ? { code, neither: true } : { code });
}

function countedRoll(pins: number, rack: Rack): Result<Roll, BallRefusal> {
  const count = countAt(pins, rack);
  return count.ok ? ok(pinsRoll(count.value)) : count;
}

function foulWith(fell: number | undefined, rack: Rack): Result<Roll, BallRefusal> {
  if (fell === undefined) return ok(FOUL);
  const count = countAt(fell, rack);
  if (!count.ok) return count;
  // Where the pins count, a foul has one form.
  return ok(rack.kind.countsFouls && count.value === 0 ? FOUL : foulRoll(count.value));
}

function countAt(pins: number, rack: Rack): Result<PinCount, BallRefusal> {
  if (!Number.isInteger(pins)) return err({ code: 'not-an-integer', pins });
  // Takes the list's own number, because -0 would not survive a file.
  const count = PIN_COUNTS[pins];
  // A step into a list: this is asked for every ball, and looking for the number takes five times as long.
  if (count !== undefined && (rack.falls[count] ?? null) !== null) return ok(count);
  const { full, isEqual } = rack.kind;
  if (!isEqual) return err({ code: 'no-such-pins', pins, counts: rack.counts });
  return isPinCount(pins) && pins <= full
    ? err(pinsRefusal(pins, rack))
    : err({ code: 'out-of-range', pins, most: full });
}

function leavingBall(stood: readonly PinNumber[], rack: Rack): Result<Roll, BallRefusal> {
  const left = rack.kind.numbers.filter((pin) => stood.includes(pin));
  const felled = rack.standing - left.length;
  if (!isPinCount(felled) || !hasNumbers(rack)) return err({ code: 'leave-does-not-fit' });
  const roll = leavingRoll(felled, left);
  if (!fitsLeave(rack, roll)) return err({ code: 'leave-does-not-fit' });
  return ok(withSplit(roll, canBeSplit(rack, roll) && isSplitLeave(new Set(left))));
}

/** The entry for an existing ball: its leave where known, else its number. */
export function entryOf(roll: Roll): Entry {
  if (roll.kind === 'foul') return roll;
  const left = leaveOf(roll);
  return left === null ? { kind: 'pins', pins: roll.pins } : { kind: 'leave', left };
}

/**
 * The number of all pins, where a bowler who says `X` can mean nothing else: they all stand, and knocking them down is
 * not a mark, as with the third ball of duckpin. Null at any other rack.
 */
export function allPinsAt(rack: Rack): Entry | null {
  const { standing, kind } = rack;
  return standing === kind.full && clearedAs(rack) === 'open' ? { kind: 'pins', pins: standing } : null;
}
