import { err, ok, type Result } from '../line/result.ts';

export const MINUTE = 60_000;
export const MOST_MINUTES = 60;

export interface ClockRefusal {
  readonly code: 'bad-clock';
  /** Minutes. */
  readonly most: number;
}

/**
 * No beat of the clock takes more than this. Beats come every second: a longer pause is a program that stood still, a PC
 * that slept or a clock that jumped, and takes no time from the bowlers.
 */
export const LONGEST_BEAT = 3_000;

/** The milliseconds of a practice of so many minutes; null: it has no end. */
export function clockOf(minutes: number | null): Result<number | null, ClockRefusal> {
  if (minutes === null) return ok(null);
  const isOne = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES;
  return isOne ? ok(minutes * MINUTE) : err({ code: 'bad-clock', most: MOST_MINUTES });
}

/** What remains after a beat of the clock, never less than nothing and never more than before. */
export function afterBeat(remaining: number, passed: number): number {
  return Math.max(0, remaining - Math.min(LONGEST_BEAT, Math.max(0, passed)));
}

/** Minutes and seconds as a clock writes them, the last second shown until it is over: `5:00`, `0:01`. */
export function clockFace(remaining: number): string {
  const seconds = Math.ceil(Math.max(0, remaining) / 1_000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
