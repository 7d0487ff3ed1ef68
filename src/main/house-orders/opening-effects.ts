import { formatsIn } from '../../core/formats/formats.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  type Failure,
  type Half,
  type NewGameOrder,
  type Opening,
  type Settings,
  MOST_GAMES_OPEN,
  type Practices,
} from '../../contract/contract.ts';
import type { OrderBody } from '../../house-contract/orders.ts';
import type { Games } from '../games/games.ts';
import type { Effect } from '../games/game-orders.ts';
import type { Ordered } from '../games/ordered-games.ts';
import type { OrderFailure } from './order-failure.ts';
import type { OrderStamp } from '../../core/game/order-stamp.ts';

/** A number of games or minutes for which a lane is opened or extended. */
type Span = { readonly games: number } | { readonly minutes: number };

/** The lane now: the number of the first game that would count and of the next one, and the time. */
interface LaneCount {
  readonly first: number;
  readonly next: number;
  readonly now: Date;
}

const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE;

/** Open for some games, or for minutes from now. The game that is being bowled counts, as when staff open the lane. */
function openedFor(span: Span, { first, now }: LaneCount, order: OrderStamp): Opening {
  return 'games' in span
    ? { kind: 'games', games: span.games, from: first, order }
    : { kind: 'until', at: after(now, span.minutes), order };
}

/** Open for so much more: games beyond those that may still begin, minutes beyond the end, or from now once it has passed. */
function extendedBy(
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
function closedNow({ first, next, now }: LaneCount, order: OrderStamp): Opening {
  const bowled = next - first;
  return bowled > 0
    ? { kind: 'games', games: bowled, from: first, order }
    : { kind: 'until', at: now.toISOString(), order };
}

function after(time: Date, minutes: number): string {
  return new Date(time.getTime() + minutes * MINUTE).toISOString();
}

type BodyOf<K extends OrderBody['kind']> = Extract<OrderBody, { kind: K }>;
type Answer = Promise<Result<readonly Effect[], OrderFailure>>;

/** The part of the settings that orders change. */
export interface OrderedSettings {
  readonly current: Settings;
  readonly change: (change: Partial<Settings>) => Promise<Result<Settings, Failure>>;
}

export interface OpeningEffectsDeps {
  readonly games: Pick<Games, 'ordered' | 'firstToCount' | 'next'>;
  readonly settings: OrderedSettings;
  readonly practice: OrderedPractice;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
}

/**
 * Orders that change how long a lane is open. The opening is saved with the order's id. On a pair both lanes
 * are open alike.
 */
export class OpeningEffects {
  readonly #deps: OpeningEffectsDeps;

  constructor(deps: OpeningEffectsDeps) {
    this.#deps = deps;
  }

  /**
   * Opens the lane; with names a game begins. With `isOpened` an earlier try has opened it, and only the game
   * is missing.
   */
  async open(half: Half, body: BodyOf<'open'>, ordered: Ordered, isOpened: boolean): Answer {
    const { games, settings, practice } = this.#deps;
    const format = body.format === undefined ? undefined : formatsIn([body.format])[0];
    if (body.format !== undefined && (format === undefined || !settings.current.formats.includes(format)))
      return err({ code: 'format-not-offered' });
    const opening = (): Opening => openedFor(body.for, this.#count(), ordered.stamp);
    if (body.names.length === 0) return isOpened ? ok([]) : this.#inTurn(ordered, () => ok(opening()));
    const practises = practiceAgainst(practice.current(), half);
    if (practises !== null) return err(practises);
    const order: NewGameOrder = {
      half,
      players: body.names.map((name) => ({ name, average: null, was: null })),
      follows: null,
      ...(format === undefined ? {} : { format }),
    };
    let before: Opening | null = null;
    const begun = await games.ordered.begin(half, order, body.lane, {
      ...ordered,
      opening: () => (isOpened ? settings.current.opening : opening()),
      opens: async (wanted) => {
        if (isOpened) return ok(null);
        const was = settings.current.opening;
        const saved = await settings.change({ opening: wanted });
        if (saved.ok) before = was;
        return saved.ok ? ok(null) : saved;
      },
      undone: async () => {
        if (before !== null) await settings.change({ opening: before });
      },
    });
    if (begun.ok) practice.gameBegan();
    return begun;
  }

  extend({ by }: BodyOf<'extend'>, ordered: Ordered): Answer {
    return this.#inTurn(ordered, () =>
      extendedBy(this.#deps.settings.current.opening, by, this.#count(), ordered.stamp),
    );
  }

  close(ordered: Ordered): Answer {
    return this.#inTurn(ordered, () => ok(closedNow(this.#count(), ordered.stamp)));
  }

  #count(): LaneCount {
    const { games, clock } = this.#deps;
    return { first: games.firstToCount, next: games.next, now: new Date(clock()) };
  }

  /** Runs in turn with all changes of games, because the opening counts them. */
  async #inTurn(ordered: Ordered, made: () => Result<Opening, OrderFailure>): Answer {
    return this.#deps.games.ordered.inTurn(ordered, async (): Answer => {
      const opening = made();
      if (!opening.ok) return opening;
      const saved = await this.#deps.settings.change({ opening: opening.value });
      return saved.ok ? ok([]) : saved;
    });
  }
}

/** Lets orders end practice. */
export interface OrderedPractice {
  readonly current: () => Practices;
  /** A game has begun, so practice on its half is over. */
  readonly gameBegan: () => void;
}

/**
 * Why practice keeps this half: a match that warms up on both halves would lose one of them. Any other
 * practice ends when an ordered game begins, because staff decide whose the lane is.
 */
export function practiceAgainst(practices: Practices, half: Half): Failure | null {
  return practices[half]?.game?.half === 'both'
    ? { code: 'practice-refused', reason: { code: 'practice-on' } }
    : null;
}
