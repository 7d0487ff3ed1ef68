/**
 * In milliseconds. A press older than this when its turn comes enters nothing. A longer gap between clock checks, or
 * a slower answer, is a standstill.
 */
export const OLDEST_PRESS = 1_000;
/** Marks each refused press in the page's performance timeline. */
export const STOOD_STILL = 'headpin:stood-still';
/** In milliseconds, between clock checks of main and the page. */
export const BEAT = 250;
/** In milliseconds. Presses read this soon after a standstill were waiting; nobody reacts so fast. */
const REACTION = 100;
/** In milliseconds. Chromium dates an older press by when it was read, not when it was made. */
const LONGEST_DATED = 60_000;

/** The press of a standstill that counts: the first, if in time; after one too late, none. */
type First = { readonly pressed: number } | 'not-yet' | 'none';

interface Stall {
  /** Presses until then were made during the standstill. */
  readonly until: number;
  readonly first: First;
}

/**
 * Judges presses by when they were made. All times are milliseconds of the wall clock, which continues while a PC
 * sleeps.
 */
export interface Standstill {
  /** Checks the clock every `BEAT`, from when presses are possible. */
  readonly beat: (now: number) => void;
  /** Notes the answer to a change sent at `sent` by the press at `pressed`. */
  readonly answered: (sent: number, pressed: number, now: number) => void;
  /** Whether a press read now counts. */
  readonly hears: (pressed: number, now: number) => boolean;
  /** The same when its change is entered now; further requests of that press count with it, however late. */
  readonly enters: (pressed: number, now: number) => boolean;
}

/**
 * A user who sees nothing happen presses again. Of the presses made during a standstill, at most the first counts,
 * and none older than a second. Not a rule of bowling, hence not in core: main and the page judge the same press on
 * their sides of the bridge.
 * - running --no beat or answer for more than a second--> standing still, no press judged yet
 * - running --a press more than a second old--> standing still, none counts
 * - standing still, no press judged yet --a press of that time--> standing still, this one counts
 * - standing still --a press made after it--> counts, as while running
 * - any --the clock was set back--> running
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
      // An answer may have been noticed before the missing beat.
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
