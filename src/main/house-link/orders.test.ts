import { expect, test } from 'vitest';
import { databaseOfTests, HOUSE } from '../../house/testing/database.testing.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { Order, OrderAnswer } from '../../house-contract/orders.ts';
import { newId } from '../../saves/record/new-id.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

/** Answers orders as a lane does: the same id always gets the same answer. */
class Taken {
  readonly orders: Order[] = [];
  answer: OrderAnswer['outcome'] = { state: 'done', games: [] };

  take = (order: Order): Promise<OrderAnswer> => {
    this.orders.push(order);
    return Promise.resolve({ id: order.id, outcome: this.answer });
  };
}

async function sent(house: RunningHouse, origin: string, body: object): Promise<string> {
  const id = newId();
  await house.ask(
    `INSERT INTO house.orders (house, id, origin, lane, author, seconds, body) VALUES ($1, $2, $3, 7, 'Kim', 600, $4)`,
    [HOUSE.id, id, origin, JSON.stringify(body)],
  );
  return id;
}

async function stateOf(house: RunningHouse, id: string): Promise<unknown> {
  const rows = await house.ask('SELECT state FROM house.orders WHERE id = $1', [id]);
  return rows[0]?.['state'];
}

test('an order that waits for a lane is taken when it connects, and its answer reaches the house', async () => {
  const house = await RunningHouse.begin(database());
  const taken = new Taken();
  const lane = await LinkedLane.of({ orders: taken });
  lane.pairing = await house.pairing(lane.lane.origin, [7]);
  const id = await sent(house, lane.lane.origin, { kind: 'message', lane: 7, text: 'Ten minutes left.' });
  lane.link.begin();
  await until(async () => (await stateOf(house, id)) === 'done');
  expect(taken.orders).toHaveLength(1);
  expect(taken.orders[0]).toMatchObject({ id, author: 'Kim', body: { text: 'Ten minutes left.' } });
});

test('an answer that names a game which the house does not have yet waits for its facts', async () => {
  const house = await RunningHouse.begin(database());
  const taken = new Taken();
  const lane = await LinkedLane.of({ orders: taken });
  lane.pairing = await house.pairing(lane.lane.origin, [7]);
  const game = await lane.begins('ANNA');
  await lane.bowls(3, 4);
  taken.answer = { state: 'done', games: [{ game, generation: 2 }] };
  const id = await sent(house, lane.lane.origin, {
    ...{ kind: 'open', lane: 7, for: { games: 2 }, names: [] },
  });
  lane.link.begin();
  await until(async () => (await stateOf(house, id)) === 'done');
  expect((await house.facts(lane.lane.origin))[game]).toBe(3);
});

test('the house hears the lane’s new state before it hears that the order is done, so the lane never looks free', async () => {
  const house = await RunningHouse.begin(database());
  let opening: LaneState['opening'] = { kind: 'free' };
  const lane = await LinkedLane.of({
    states: () => [
      {
        ...{ lane: 7, phase: 'empty', game: null, opening, gamesLeft: null, timeLeft: null },
        ...{ help: null, trouble: null },
      },
    ],
    orders: {
      take: ({ id }) => {
        opening = { kind: 'games', games: 2, from: 1 };
        return Promise.resolve({ id, outcome: { state: 'done', games: [] } });
      },
    },
  });
  lane.pairing = await house.pairing(lane.lane.origin, [7]);
  const told = async (): Promise<unknown> =>
    (
      await house.ask("SELECT state -> 'opening' AS opening FROM house.lane_states WHERE origin = $1", [
        lane.lane.origin,
      ])
    )[0]?.['opening'];
  lane.link.begin();
  await until(async () => (await told()) !== undefined);
  const body = { kind: 'open', lane: 7, for: { games: 2 }, names: [] };
  const id = await sent(house, lane.lane.origin, body);
  lane.link.anew();
  await until(async () => (await stateOf(house, id)) === 'done');
  expect(await told()).toEqual(opening);
});

test('an order that this program does not know is refused, so that the desk does not wait', async () => {
  const house = await RunningHouse.begin(database());
  const taken = new Taken();
  const lane = await LinkedLane.at(house, { orders: taken });
  await lane.delivered();
  const id = await sent(house, lane.lane.origin, { kind: 'polishTheLane', lane: 7 });
  lane.link.anew();
  await until(async () => (await stateOf(house, id)) === 'refused');
  expect(taken.orders).toEqual([]);
});
