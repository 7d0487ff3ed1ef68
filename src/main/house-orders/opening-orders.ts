import type { OrderStamp } from '../../core/game/order-stamp.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { MOST_GAMES_OPEN, type Opening } from '../../contract/contract.ts';
import type { OrderFailure } from './order-failure.ts';

/** A number of games or minutes for which a lane is opened or extended. */
export type Span = { readonly games: number } | { readonly minutes: number };

/** The lane now: the number of the first game that would count and of the next one, and the time. */
export interface LaneCount {
  readonly first: number;
  readonly next: number;
  readonly now: Date;
}

const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE;

/** Open for some games, or for minutes from now. The game that is being bowled counts, as when staff open the lane. */
export function openedFor(span: Span, { first, now }: LaneCount, order: OrderStamp): Opening {
  return 'games' in span
    ? { kind: 'games', games: span.games, from: first, order }
    : { kind: 'until', at: after(now, span.minutes), order };
}

/** Open for so much more: games beyond those that may still begin, minutes beyond the end, or from now once it has passed. */
export function extendedBy(
  opening: Opening,
  span: Span,
  { first, next, now }: LaneCount,
  order: OrderStamp,
): Result<Opening, OrderFailure> {
  if (opening.kind === 'free') return err({ code: 'not-limited' });
  if ('games' in span) {
    if (opening.kind !== 'games') return err({ code: 'other-limit' });
    // Games that staff began beyond the limit are bowled; the new ones come after them.
    const end = Math.max(opening.from + opening.games, next) + span.games;
    const from = end - opening.from <= MOST_GAMES_OPEN ? opening.from : Math.max(opening.from, first);
    if (end - from > MOST_GAMES_OPEN) return err({ code: 'too-long' });
    return ok({ kind: 'games', games: end - from, from, order });
  }
  if (opening.kind !== 'until') return err({ code: 'other-limit' });
  const end = new Date(Math.max(Date.parse(opening.at), now.getTime()));
  const at = after(end, span.minutes);
  return Date.parse(at) - now.getTime() > LONGEST
    ? err({ code: 'too-long' })
    : ok({ kind: 'until', at, order });
}

/** No game begins after those that are being bowled. */
export function closedNow({ first, next, now }: LaneCount, order: OrderStamp): Opening {
  const bowled = next - first;
  return bowled > 0
    ? { kind: 'games', games: bowled, from: first, order }
    : { kind: 'until', at: now.toISOString(), order };
}

function after(time: Date, minutes: number): string {
  return new Date(time.getTime() + minutes * MINUTE).toISOString();
}
