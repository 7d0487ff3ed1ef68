/**
 * A press that is older than this when it would be entered enters nothing, in milliseconds. A process that does not look
 * at the clock for longer, or an answer that takes longer, is a standstill.
 */
export const OLDEST_PRESS = 1_000;
/** How often main and the page look at the clock, in milliseconds. */
export const BEAT = 250;
/** Presses read this soon after a standstill, in milliseconds, were waiting: nobody reacts that fast. */
const REACTION = 100;
/** Chromium dates a press by when it was made, unless that is longer ago than this: then by when it was read. */
const LONGEST_DATED = 60_000;

/** Which press of a standstill counts: the first that came in time; once one came too late, none. */
type First = { readonly pressed: number } | 'not-yet' | 'none';

interface Stall {
  /** What was pressed until then was pressed while the lane stood still. */
  readonly until: number;
  readonly first: First;
}

/** Judges presses by when they were made; all times are milliseconds of the wall clock, which a machine asleep keeps too. */
export interface Standstill {
  /** Somebody looks at the clock: every `BEAT`, from when there is something to press. */
  readonly beat: (now: number) => void;
  /** A change that was sent at `sent` is answered; `pressed` is the press it came from. */
  readonly answered: (sent: number, pressed: number, now: number) => void;
  /** Whether a press that is heard now is to be acted on. */
  readonly hears: (pressed: number, now: number) => boolean;
  /** The same where its change is entered now; what else the same press asks for goes with it, however long it takes. */
  readonly enters: (pressed: number, now: number) => boolean;
}

/**
 * Somebody who sees nothing happen presses again. So of what was pressed while the lane stood still at most the first
 * press counts, and none that is older than a second. It is no rule of bowling and so not in core: main and the page judge
 * the same press by it, on their side of the bridge.
 *
 *     going --no beat, or no answer, for more than a second--> stood still: not yet, none of its presses is judged
 *           --a press more than a second old----------------> stood still: none counts
 *     stood still: not yet --a press of that time-----------> stood still: this one counts
 *     stood still          --a press made after it----------> counts, as while going
 *     any                  --the clock was set back---------> going
 */
export function createStandstill(): Standstill {
  let last: number | null = null;
  let stall: Stall | null = null;
  let entered: number | null = null;

  function beat(now: number): void {
    const before = last ?? now;
    last = now;
    if (now < before) stall = null;
    else if (now - before > OLDEST_PRESS) {
      // An answer may have been noticed before the beat that is missing.
      const known = stall !== null && stall.until > before ? stall.first : 'not-yet';
      stall = { until: now + REACTION, first: now - before > LONGEST_DATED ? 'none' : known };
    }
  }

  function answered(sent: number, pressed: number, now: number): void {
    if (last !== null) beat(now);
    if (now - sent > OLDEST_PRESS) stall = { until: Math.max(now, stall?.until ?? now), first: { pressed } };
  }

  function hears(pressed: number, now: number): boolean {
    if (last !== null) beat(now);
    const within = stall !== null && pressed <= stall.until ? stall : null;
    if (now - pressed > OLDEST_PRESS) {
      const first = within === null || within.first === 'not-yet' ? 'none' : within.first;
      stall = { until: Math.max(now, within?.until ?? now), first };
      return false;
    }
    if (within === null) return true;
    if (within.first === 'not-yet') stall = { until: within.until, first: { pressed } };
    return within.first === 'not-yet' || (within.first !== 'none' && within.first.pressed === pressed);
  }

  function enters(pressed: number, now: number): boolean {
    if (pressed === entered) return true;
    if (!hears(pressed, now)) return false;
    entered = pressed;
    return true;
  }

  return { beat, answered, hears, enters };
}
