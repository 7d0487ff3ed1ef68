import type { FrameResult } from './rules.ts';
import { PIN_NUMBERS, type PinNumber } from './leave.ts';
import { withLinks } from './links.ts';
import type { Mark } from './marks.ts';
import type { PinCount } from './pins.ts';
import { leaveOf, type Roll } from './roll.ts';

/** The pins that a ball meets. Where pins have worths, every number here is a worth. */
export interface Rack extends RackLinks {
  readonly standing: PinCount;
  /** The number of this ball at the rack, from 1. */
  readonly ball: number;
  /** The standing pins in order, if known; a full rack needs no list. */
  readonly pins?: readonly PinNumber[];
}

interface RackLinks {
  readonly kind: RackKind;
  /** The numbers of pins that a ball can fell, none first and all that stand last. */
  readonly counts: readonly PinCount[];
  /**
   * The result of a ball by the pins it fells: none, one, two, ...; null where no pins are worth that. A foul counts like
   * none, where its pins do not count.
   */
  readonly falls: readonly (Fall | null)[];
}

/** What all racks of a table have in common. */
export interface RackKind {
  /** The pins of a full rack. */
  readonly full: PinCount;
  /** Whether each pin is worth one. */
  readonly isEqual: boolean;
  /** The numbers by which its pins are told apart; none where nobody notes which stand. */
  readonly numbers: readonly PinNumber[];
  /** Whether the pins of a foul count. */
  readonly countsFouls: boolean;
}

/** The effect of a ball on its rack. */
export interface Fall {
  readonly mark: Mark;
  /** The pins that count. */
  readonly counted: PinCount;
  /** The rack's result, where this was its last ball. */
  readonly ended: FrameResult | null;
  /** The rack for the next ball; null if there is none. */
  readonly left: Rack | null;
}

/** The standing pins; null if only their number is known. */
export function pinsOn({ standing, kind, pins }: Rack): readonly PinNumber[] | null {
  return standing === kind.numbers.length ? kind.numbers : (pins ?? null);
}

/** The same rack with these pins standing, of which only the number was known. */
export function rackWith({ standing, ball, kind, counts, falls }: Rack, pins: readonly PinNumber[]): Rack {
  return withLinks({ standing, ball, pins }, { kind, counts, falls });
}

/** Whether its pins are told apart: only then can they be touched, leave a split, or be named. */
export function hasNumbers({ kind }: Pick<Rack, 'kind'>): boolean {
  return kind.numbers.length > 0;
}

/** Whether a ball can have left these pins of this rack; no list always fits. */
export function fitsLeave(rack: Rack, roll: Roll): boolean {
  const left = leaveOf(roll);
  if (left === null) return true;
  if (!hasNumbers(rack)) return false;
  const stood = pinsOn(rack) ?? PIN_NUMBERS;
  // In order and each once, so that a leave has only one form.
  const canonical = stood.filter((pin) => left.includes(pin));
  const said = left.length === canonical.length && canonical.every((pin, index) => pin === left[index]);
  return said && left.length === rack.standing - pinfallAt(rack, roll);
}

/** The pins of a ball that count towards the score; those of a foul do where the rules say so (rules: five-pin). */
export function pinfallAt({ kind }: Rack, roll: Roll): PinCount {
  if (roll.kind === 'pins') return roll.pins;
  return kind.countsFouls ? (roll.fell ?? 0) : 0;
}

/** The effect of a ball on this rack. More pins than stand count like all of them. */
export function fallAt(rack: Rack, roll: Roll): Fall {
  const fall = rack.falls[Math.min(pinfallAt(rack, roll), rack.standing)] ?? null;
  // Stryker disable next-line ConditionalExpression,StringLiteral: a rack has a fall for each number of its pins
  if (fall === null) throw new Error('a rack does not know what its pins make');
  return fall;
}

/** The frame result of a ball that fells all standing pins. */
export function clearedAs({ falls }: Rack): FrameResult | null {
  return falls.at(-1)?.ended ?? null;
}
