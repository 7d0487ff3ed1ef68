import type { Frame } from './frame.ts';
import type { PinCount } from './pins.ts';
import { fallAt, type Rack } from './rack.ts';
import { isSplit, type Roll } from './roll.ts';

/** `foul`: the ball was one, and its pins count. */
export type Mark = CountedMark | { readonly kind: 'foul'; readonly fell?: PinCount };

/** The mark of a ball whose pins count. A foul whose pins do not has `fell`, the pins that it knocked down, if known. */
type CountedMark =
  /** `fell`: how many pins did, where not all of them fell. `given`: nobody bowled it. */
  | { readonly kind: 'strike'; readonly fell?: PinCount; readonly given?: true; readonly foul?: true }
  /** `fell`: none did, where a miss is a spare. */
  | { readonly kind: 'spare'; readonly fell?: PinCount; readonly foul?: true }
  | { readonly kind: 'miss'; readonly foul?: true }
  | { readonly kind: 'count'; readonly pins: PinCount; readonly split: boolean; readonly foul?: true };

/** The mark of pins that end no rack by themselves. */
export function countMark(pins: PinCount): Mark {
  return pins === 0 ? { kind: 'miss' } : { kind: 'count', pins, split: false };
}

/** The mark of a ball at this rack: after a foul ten are a spare, never a strike. */
export function markOf(rack: Rack, roll: Roll): Mark {
  const { mark } = fallAt(rack, roll);
  if (roll.kind === 'foul' && rack.kind.countsFouls && mark.kind !== 'foul') return { ...mark, foul: true };
  return withNote(mark, roll);
}

/** A mark with what was noted beside its ball. */
export function withNote(mark: Mark, roll: Roll | undefined): Mark {
  if (roll?.kind === 'foul') return isFoul(mark) && mark.kind !== 'foul' ? mark : roll;
  return mark.kind === 'count' && roll !== undefined && isSplit(roll) ? { ...mark, split: true } : mark;
}

/** Whether this is the strike of a frame that nobody bowls (rules: 3-6-9). */
export function isGiven(mark: Mark): boolean {
  return mark.kind === 'strike' && mark.given === true;
}

/** Whether the ball was a foul, whether its pins count or not. */
export function isFoul(mark: Mark): boolean {
  return mark.kind === 'foul' || mark.foul === true;
}

/**
 * A mark as `X`, `/`, `-`, `F` or a number; a strike or spare that left pins has theirs. An `F` follows the mark of a foul
 * whose pins count.
 */
export function markText(mark: Mark): string {
  const text = ballText(mark);
  return isCountedFoul(mark) ? `${text}F` : text;
}

/** Whether this is the mark of a foul whose pins count. */
export function isCountedFoul(mark: Mark): boolean {
  return mark.kind !== 'foul' && mark.foul === true;
}

/** The same mark without the `F` of a foul whose pins count. */
export function ballText(mark: Mark): string {
  switch (mark.kind) {
    case 'strike':
      return fellText(mark) ?? 'X';
    case 'spare':
      return fellText(mark) ?? '/';
    case 'miss':
      return '-';
    case 'foul':
      return 'F';
    case 'count':
      return String(mark.pins);
  }
}

/** The pins of a strike or a spare that left some standing; null for all of them. */
function fellText({ fell }: { readonly fell?: PinCount }): string | null {
  if (fell === undefined) return null;
  return fell === 0 ? '-' : String(fell);
}

/**
 * One mark with all that is known of its ball: a split in parentheses, how many pins fell with a foul, `F(9)`, and a
 * strike that nobody bowled, `[X]`.
 */
export function exactMark(mark: Mark): string {
  if (isGiven(mark)) return `[${markText(mark)}]`;
  if (mark.kind === 'foul' && mark.fell !== undefined) return `F(${String(mark.fell)})`;
  // Stryker disable next-line ConditionalExpression: no other mark has a split (the check is for the types)
  return mark.kind === 'count' && mark.split ? `(${markText(mark)})` : markText(mark);
}

/** The balls (from 1) that carry the split ring. */
export function splitBalls({ rolls }: Frame): readonly number[] {
  return rolls.flatMap((roll, index) => (isSplit(roll) ? [index + 1] : []));
}
