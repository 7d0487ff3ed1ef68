import { moveAway } from '../../core/game/command.ts';
import { replay, type Game } from '../../core/game/game.ts';
import type { LanePlace, Move } from '../../house-contract/moves.ts';
import type { Order, OrderAnswer } from '../../house-contract/orders.ts';
import { heardOrders } from '../orders/heard-orders.ts';
import { asked } from '../db/asked.ts';
import { HOUSE, type TestDatabase } from './database.testing.ts';
import { knownLane, pins, type BowledGame, type TestLane } from './lane.testing.ts';
import { idOf, stateOf, type OrderDesk } from './order-desk.testing.ts';

export function placeOf({ origin, lane }: TestLane): LanePlace {
  return { origin, lane };
}

/** The game after the old lane has closed it. */
export function closed({ id, game }: BowledGame, to: number): BowledGame {
  const moved = moveAway(game, to, { at: '2026-11-21T12:30:00.000Z', by: 'staff' });
  if (!moved.ok) throw new Error(moved.error.code);
  return { id, game: moved.value.game };
}

/** The old lane's game as the next one begins to continue it. */
export function takenOver(next: TestLane, old: TestLane, { id, game }: BowledGame): Game {
  const { origin, lane } = next;
  const movedFrom = { origin: old.origin, game: id, generation: game.events.length, lane: old.lane };
  const replayed = replay({ ...game.setup, origin, lane, movedFrom }, game.events);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value;
}

export function done(order: Order, ...games: readonly BowledGame[]): OrderAnswer {
  const reached = games.map(({ id, game }) => ({ game: id, generation: game.events.length }));
  return { id: order.id, outcome: { state: 'done', games: reached } };
}

export function refused(order: Order, code: string): OrderAnswer {
  return { id: order.id, outcome: { state: 'refused', code } };
}

/** A lane with a game on its board, and lanes that could take it. */
export class MovingLanes {
  readonly #database: TestDatabase;
  readonly #desk: OrderDesk;
  #count: number;

  /** Lanes get the numbers after `last`. */
  constructor(database: TestDatabase, desk: OrderDesk, last = 0) {
    this.#database = database;
    this.#desk = desk;
    this.#count = last;
  }

  async lane(): Promise<TestLane> {
    this.#count += 1;
    return knownLane(this.#database, this.#count);
  }

  /** A delivered game that is on the lane's board. */
  async bowls(lane: TestLane): Promise<BowledGame> {
    this.#count += 1;
    const id = `g${String(this.#count).padStart(6, '0')}-0a1b2c`;
    const bowled = lane.bowled(id, [pins(3), pins(4), pins(10)]);
    await lane.delivers(this.#desk.service, lane.part(bowled));
    await this.#desk.shows(lane, bowled);
    return bowled;
  }

  /** The lane of this game says that so many games may still begin. */
  async isOpen(lane: TestLane, bowled: BowledGame, gamesLeft: number): Promise<void> {
    const opening = { kind: 'games', games: gamesLeft + 1, from: 1 } as const;
    const states = [stateOf(lane.lane, bowled, { opening, gamesLeft })];
    await lane.asks(this.#desk.service, 'states', { states });
  }

  async connects({ origin }: TestLane, connected: boolean): Promise<void> {
    await asked(
      this.#database.owner,
      'UPDATE house.lanes SET offline_since = CASE WHEN $2 THEN NULL ELSE now() END WHERE origin = $1',
      [origin, connected],
    );
  }

  /** The orders that wait for the lane. */
  async hears({ origin }: TestLane): Promise<readonly Order[]> {
    return heardOrders(this.#database.pool, { house: HOUSE.id, origin });
  }

  /** The only order that waits for the lane. */
  async hearsOne(lane: TestLane): Promise<Order> {
    const [order, another] = await this.hears(lane);
    if (order === undefined || another !== undefined) throw new Error('one order waits for the lane');
    return order;
  }

  /** A move of the whole game, unless `more` says otherwise. */
  move(from: TestLane, to: TestLane, { id: game }: BowledGame, more: object = {}): Move {
    return {
      ...{ kind: 'game', id: idOf(`move of ${game}`), game, from: placeOf(from), to: placeOf(to) },
      ...{ seconds: 600, forced: false, ...more },
    };
  }

  async moves(...move: Parameters<MovingLanes['move']>): Promise<string> {
    const body = this.move(...move);
    const answer = await this.#desk.posts('moves', body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return body.id;
  }

  /** The old lane closes the game and answers. */
  async closes(lane: TestLane, bowled: BowledGame): Promise<BowledGame> {
    const order = await this.hearsOne(lane);
    if (order.body.kind !== 'moveAway') throw new Error(order.body.kind);
    const moved = closed(bowled, order.body.to);
    await lane.delivers(this.#desk.service, lane.part(moved, bowled.game.events.length + 1));
    await this.#desk.answers(lane, done(order, moved));
    return moved;
  }
}
