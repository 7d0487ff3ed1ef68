/** Which crash states are inspected. */
export interface Share {
  /** Of each crash, so many states in any case: what is wholly there and what is lost come first. */
  readonly always: number;
  /** Of the others one in so many. */
  readonly of: number;
  /** Which one, from 0. */
  readonly turn: number;
}

/** Every state: `npm run verify`, and a test that must find a harm. */
export const WHOLE: Share = { always: 0, of: 1, turn: 0 };

const OF = 10;
const DAY = 86_400_000;

/**
 * The share of this run: `all`, a turn, or else the day's turn, so that ten days see every state.
 * @param asked the variable `HEADPIN_CRASH_STATES`
 */
export function shareOf(asked: string | undefined, now: number): Share {
  if (asked === 'all') return WHOLE;
  const turn = asked === undefined ? Math.floor(now / DAY) % OF : Number(asked);
  if (!Number.isInteger(turn) || turn < 0 || turn >= OF)
    throw new Error(`HEADPIN_CRASH_STATES is all, or 0 to ${String(OF - 1)}`);
  return { always: 4, of: OF, turn };
}

/** Whether the state at this place of its crash is inspected; places count from 0. */
export function isInShare(place: number, { always, of, turn }: Share): boolean {
  return place < always || place % of === turn;
}
