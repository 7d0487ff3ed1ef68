import {
  SHOWN_HOURS,
  type DeskLaneState,
  type DeskNews,
  type DeskState,
  type SentOrder,
  type WaitingParty,
} from '../../house-contract/front-desk.ts';
import type { ShownMove } from '../../house-contract/moves.ts';
import { gameFrom, keyOf, withFacts, type LaneKey, type LaneNow } from './lane-now.ts';

/** As many as a page loads: one that stays open for weeks keeps no more, and none of older evenings. */
const MOST = 500;
const SHOWN = SHOWN_HOURS * 60 * 60_000;

/** The house as the page knows it. Lanes are in the order of their numbers, orders and moves the newest first. */
export interface HouseNow {
  readonly house: string;
  readonly lanes: readonly LaneNow[];
  readonly orders: readonly SentOrder[];
  readonly moves: readonly ShownMove[];
  readonly waiting: readonly WaitingParty[];
}

/** A loaded state. Games that are held already are not replayed again. */
export function houseFrom(
  { house, lanes, orders, moves, waiting }: DeskState,
  held: HouseNow | null,
): HouseNow {
  const known = new Map(held?.lanes.map((lane) => [keyOf(lane.state), lane]));
  return {
    ...{ house, orders, moves, waiting },
    lanes: lanes.map(({ game, ...state }) => ({
      state,
      game: gameFrom(game, known.get(keyOf(state))?.game ?? { state: 'none' }),
    })),
  };
}

/** The house after a piece of news; null if the page must load everything again. Repeated news change nothing. */
export function afterNews(now: HouseNow, news: DeskNews): HouseNow | null {
  switch (news.kind) {
    case 'lane':
      return { ...now, lanes: withLane(now.lanes, news.lane) };
    case 'game':
      return {
        ...now,
        lanes: changed(now.lanes, keyOf(news), (lane) => ({ ...lane, game: gameFrom(news.game, lane.game) })),
      };
    case 'facts':
      return afterFacts(now, news);
    case 'order':
      return { ...now, orders: upserted(now.orders, news.order, ({ order, sentAt }) => [order.id, sentAt]) };
    case 'move':
      return { ...now, moves: upserted(now.moves, news.move, ({ id, at }) => [id, at]) };
    case 'waiting':
      return { ...now, waiting: news.waiting };
    case 'reload':
      return null;
  }
}

function afterFacts(now: HouseNow, news: Extract<DeskNews, { kind: 'facts' }>): HouseNow | null {
  const lane = now.lanes.find(
    ({ state, game }) => state.origin === news.origin && game.state !== 'none' && game.id === news.game,
  );
  // Its board has another game by now.
  if (lane === undefined) return now;
  const game = withFacts(lane.game, news.from, news.events);
  if (game === null) return null;
  return { ...now, lanes: changed(now.lanes, keyOf(lane.state), (one) => ({ ...one, game })) };
}

function withLane(lanes: readonly LaneNow[], state: DeskLaneState): readonly LaneNow[] {
  const key = keyOf(state);
  if (lanes.some((lane) => keyOf(lane.state) === key))
    return changed(lanes, key, (lane) => ({ ...lane, state }));
  return [...lanes, { state, game: { state: 'none' as const } }].toSorted(
    (one, other) => one.state.lane - other.state.lane || (one.state.origin < other.state.origin ? -1 : 1),
  );
}

function changed(
  lanes: readonly LaneNow[],
  key: LaneKey,
  change: (lane: LaneNow) => LaneNow,
): readonly LaneNow[] {
  return lanes.map((lane) => (keyOf(lane.state) === key ? change(lane) : lane));
}

/** `about` gives the id and the time. */
function upserted<T>(
  list: readonly T[],
  one: T,
  about: (one: T) => readonly [id: string, at: string],
): readonly T[] {
  const [id, at] = about(one);
  if (list.some((other) => about(other)[0] === id))
    return list.map((other) => (about(other)[0] === id ? one : other));
  const oldest = Date.parse(at) - SHOWN;
  const kept = list.filter((other) => Date.parse(about(other)[1]) > oldest);
  return [one, ...kept].slice(0, MOST);
}
