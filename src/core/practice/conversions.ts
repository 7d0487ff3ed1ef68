import type { PinNumber } from '../line/leave.ts';
import { pinfall, type Roll } from '../line/roll.ts';

/** A bowler's tries at a leave. */
export interface Conversion {
  /** The place of the bowler, from 0. */
  readonly bowler: number;
  /** The pins, in order. */
  readonly leave: readonly PinNumber[];
  readonly tries: number;
  readonly made: number;
}

/** Nearly every leave of ten pins for four bowlers. Beyond that the oldest conversions are forgotten. */
export const MOST_CONVERSIONS = 4_000;

type Try = Pick<Conversion, 'bowler' | 'leave'>;

export function sameLeave(one: readonly PinNumber[], other: readonly PinNumber[]): boolean {
  return one.join() === other.join();
}

/** Whether a ball cleared the leave; a foul never does, whatever fell. */
export function madeOf(leave: readonly PinNumber[], roll: Roll): boolean {
  return pinfall(roll) === leave.length;
}

/** Counts one more try. */
export function withTry(
  conversions: readonly Conversion[],
  tried: Try,
  made: boolean,
): readonly Conversion[] {
  return counted(conversions, tried, 1, made ? 1 : 0).slice(-MOST_CONVERSIONS);
}

/** Takes one try back; nothing is kept of a leave without tries. */
export function withoutTry(
  conversions: readonly Conversion[],
  tried: Try,
  made: boolean,
): readonly Conversion[] {
  return counted(conversions, tried, -1, made ? -1 : 0).filter(({ tries }) => tries > 0);
}

function counted(
  conversions: readonly Conversion[],
  { bowler, leave }: Try,
  tries: number,
  made: number,
): readonly Conversion[] {
  const isIt = (one: Conversion): boolean => one.bowler === bowler && sameLeave(one.leave, leave);
  if (!conversions.some(isIt)) return [...conversions, { bowler, leave, tries, made }];
  return conversions.map((one) =>
    isIt(one) ? { ...one, tries: one.tries + tries, made: one.made + made } : one,
  );
}
