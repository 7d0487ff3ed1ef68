import { rollsOf, type Frame } from './frame.ts';
import type { PinCount } from './pins.ts';
import { FRESH_RACK, clears, rackAfter, type Rack } from './rack.ts';
import { isSplit, type Roll } from './roll.ts';

export type Mark =
  | { readonly kind: 'strike' }
  | { readonly kind: 'spare' }
  | { readonly kind: 'miss' }
  /** `fell`: the pins that fell with it and do not count, where somebody said so. */
  | { readonly kind: 'foul'; readonly fell?: PinCount }
  | { readonly kind: 'count'; readonly pins: PinCount; readonly split: boolean };

/** A frame's marks in order. Ten on a second ball is a spare, never a strike. */
export function marksOf(frame: Frame): readonly Mark[] {
  const marks: Mark[] = [];
  let rack: Rack = FRESH_RACK;
  for (const roll of rollsOf(frame)) {
    marks.push(markOf(rack, roll));
    rack = rackAfter(rack, roll);
  }
  return marks;
}

export function markOf(rack: Rack, roll: Roll): Mark {
  if (roll.kind === 'foul') return roll;
  if (roll.pins === 0) return { kind: 'miss' };
  if (clears(rack, roll)) return { kind: rack.ball === 1 ? 'strike' : 'spare' };
  return { kind: 'count', pins: roll.pins, split: isSplit(roll) };
}

/** A mark as one character: `X`, `/`, `-`, `F` or a digit. */
export function markText(mark: Mark): string {
  switch (mark.kind) {
    case 'strike':
      return 'X';
    case 'spare':
      return '/';
    case 'miss':
      return '-';
    case 'foul':
      return 'F';
    case 'count':
      return String(mark.pins);
  }
}

/** One mark with all that is known of its ball: a split in parentheses, and how many pins fell with a foul, `F(9)`. */
export function exactMark(mark: Mark): string {
  if (mark.kind === 'foul' && mark.fell !== undefined) return `F(${String(mark.fell)})`;
  // Stryker disable next-line ConditionalExpression: no other mark has a split (the check is for the types)
  return mark.kind === 'count' && mark.split ? `(${markText(mark)})` : markText(mark);
}

/** A frame's marks without rings or spaces: `8/`, `X9/`, `F9`, `-`; empty before the first ball. */
export function marksText(frame: Frame): string {
  return marksOf(frame).map(markText).join('');
}

/** A frame in bowlers' notation with splits in parentheses (rules: notation): `(8)/`, and a foul's pins: `F(9)9`. */
export function notationOf(frame: Frame): string {
  return marksOf(frame).map(exactMark).join('');
}

/** The balls (from 1) that carry the split ring. */
export function splitBalls(frame: Frame): readonly number[] {
  return rollsOf(frame).flatMap((roll, index) => (isSplit(roll) ? [index + 1] : []));
}
