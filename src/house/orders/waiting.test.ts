import { isDeepStrictEqual } from 'node:util';
import type { Setup } from '../../core/game/event.ts';
import { newGame } from '../../core/game/game.ts';
import { setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { isFree } from '../../house-contract/free-lane.ts';
import { lanesOf } from '../desk/desk-lanes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewOrder } from '../../house-contract/new-orders.ts';
import { withService } from '../db/transactions.ts';
import { waitingParties } from '../desk/sent-orders.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, type TestLane } from '../testing/lane.testing.ts';
import { idOf, OrderDesk, stateOf } from '../testing/order-desk.testing.ts';
import { heardOrders } from './heard-orders.ts';
import { noteRestored } from './restored.ts';
import { forgetTyped } from './sweep.ts';

const database = databaseOfTests();
let desk: OrderDesk;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
});
afterAll(() => desk.end());

/** An order that opens the lane, or one of this number of its PC. */
function opens(lane: TestLane, id: string, number = lane.lane): NewOrder {
  const body = { kind: 'open' as const, lane: number, for: { games: 1 }, names: [] };
  return { id: idOf(id), origin: lane.origin, seconds: 600, body };
}

const seats = (party: string, lane: TestLane, id: string, number?: number): Promise<unknown> =>
  desk.posts('waiting', { kind: 'seat', id: party, order: opens(lane, id, number) });

async function waits(name: string): Promise<string> {
  const id = idOf(name);
  await desk.posts('waiting', { kind: 'add', id, name, bowlers: 4, note: '' });
  return id;
}

const list = async (): Promise<readonly unknown[]> => waitingParties(database().pool, HOUSE.id);
const hears = ({ origin }: TestLane): Promise<readonly unknown[]> =>
  heardOrders(database().pool, { house: HOUSE.id, origin });
const SENT = { status: 200, body: {} };
const GONE = { status: 409, body: { code: 'not-waiting' } };
const TAKEN = { status: 409, body: { code: 'lane-taken' } };

test('a waiting party gets a lane from one desk only, with one order', async () => {
  const lane = await knownLane(database(), 7);
  const party = { id: idOf('k'), name: 'Miller', bowlers: 4, note: '' };
  await desk.posts('waiting', { kind: 'add', ...party });
  await desk.posts('waiting', { kind: 'add', ...party });
  await desk.posts('waiting', { kind: 'change', ...party, bowlers: 5, note: 'shoes' });
  expect(await list()).toMatchObject([{ name: 'Miller', bowlers: 5, note: 'shoes' }]);
  const both = await Promise.all([seats(party.id, lane, 'k1'), seats(party.id, lane, 'k2')]);
  expect(both).toEqual(expect.arrayContaining([SENT, GONE]));
  expect(await list()).toEqual([]);
  expect(await hears(lane)).toHaveLength(1);
});

test('a party whose lane refuses it, or does not answer, is back in its place and can be given another lane', async () => {
  const lane = await knownLane(database(), 8);
  const party = await waits('Park');
  expect([await seats(party, lane, 's1'), await seats(party, lane, 's1'), await list()]).toEqual([
    SENT,
    SENT,
    [],
  ]);
  await desk.answers(lane, { id: idOf('s1'), outcome: { state: 'refused', code: 'game-running' } });
  expect(await list()).toMatchObject([{ name: 'Park' }]);
  expect([await seats(party, lane, 's2'), await list()]).toEqual([SENT, []]);
  await desk.posts('cancel', { id: idOf('s2') });
  expect(await list()).toMatchObject([{ name: 'Park' }]);
  // The lane had done it all the same.
  await desk.answers(lane, { id: idOf('s2'), outcome: { state: 'done', games: [] } });
  expect([await list(), await seats(party, lane, 's3')]).toEqual([[], GONE]);
  await withService(database().pool, (queries) => forgetTyped(queries, HOUSE.id));
  expect(await asked(database().owner, 'SELECT FROM house.waiting WHERE id = $1', [party])).toEqual([]);
});

test('a party whose lane takes no order goes on waiting', async () => {
  const lane = await knownLane(database(), 9);
  const party = await waits('Kim');
  expect(await seats(party, lane, 'l1', 99)).toMatchObject({ body: { code: 'unknown-lane' } });
  expect(await list()).toHaveLength(1);
  await desk.posts('waiting', { kind: 'remove', id: party });
  expect(await list()).toEqual([]);
});

test('two desks that give one lane to two parties: the first one gets it, and the other goes on waiting', async () => {
  const [lane, next] = [await knownLane(database(), 10), await knownLane(database(), 11)];
  await desk.shows(lane, null);
  const parties = [await waits('Weber'), await waits('Sato')];
  const both = await Promise.all(parties.map((party) => seats(party, lane, `t ${party}`)));
  expect(both).toEqual(expect.arrayContaining([SENT, TAKEN]));
  expect([await list(), await hears(lane)]).toMatchObject([[{ bowlers: 4 }], [{}]]);
  const [second = ''] = parties.filter((_party, place) => !isDeepStrictEqual(both[place], SENT));
  // The lane tells its new state before it answers.
  const opening = { opening: { kind: 'games', games: 1, from: 1 }, gamesLeft: 1 } as const;
  await lane.asks(desk.service, 'states', { states: [stateOf(lane.lane, null, opening)] });
  const [first = ''] = parties.filter((party) => party !== second);
  await desk.answers(lane, { id: idOf(`t ${first}`), outcome: { state: 'done', games: [] } });
  expect(await seats(second, lane, 't2')).toEqual(TAKEN);
  expect([await seats(second, next, 't3'), await list()]).toEqual([SENT, []]);
});

test('a lane that nobody opened is given away once its game is over, and not between two games of a series or a match', async () => {
  const over = async (id: string, lane: number, facts: Partial<Setup>): Promise<unknown> => {
    const busy = await knownLane(database(), lane);
    const { game } = busy.bowled(id, []);
    const bowled = { id, game: newGame({ ...game.setup, ...facts }) };
    await busy.delivers(desk.service, busy.part(bowled));
    await busy.asks(desk.service, 'states', { states: [stateOf(lane, bowled, { phase: 'over' })] });
    await asked(database().owner, 'UPDATE house.lanes SET offline_since = NULL WHERE origin = $1', [
      busy.origin,
    ]);
    const [now] = await lanesOf(database().pool, HOUSE.id, [busy.origin]);
    const party = await waits(id);
    const answer = await seats(party, busy, `seat ${id}`);
    await desk.posts('waiting', { kind: 'remove', id: party });
    expect(now === undefined ? null : isFree(now, [])).toBe(isDeepStrictEqual(answer, SENT));
    return answer;
  };
  const { league, players } = withLeague(setupOf(['ANNA', 'BEN']), 2, { games: 3 });
  if (league === undefined) expect.fail('no league');
  expect(await over('g000001-0a1b2c', 21, {})).toEqual(SENT);
  expect(await over('g000002-0a1b2c', 22, { games: 2 })).toEqual(TAKEN);
  expect(await over('g000003-0a1b2c', 23, { games: 2, gameNumber: 2 })).toEqual(SENT);
  expect(await over('g000004-0a1b2c', 24, { league, players })).toEqual(TAKEN);
  const last = { league, players, gameNumber: 3 };
  expect(await over('g000005-0a1b2c', 25, last)).toEqual(SENT);
});

test('a lane on which somebody bowls by now is given to nobody, nor is one whose order is unknown after a restore', async () => {
  const [busy, lane] = [await knownLane(database(), 12), await knownLane(database(), 13)];
  const party = await waits('Silva');
  await desk.shows(busy, busy.bowled('g000001-0a1b2c', []));
  expect(await seats(party, busy, 'u1')).toEqual(TAKEN);
  await desk.posts('orders', { orders: [opens(lane, 'u2')] });
  await noteRestored(database().pool, HOUSE.id);
  expect(await seats(party, lane, 'u3')).toEqual(TAKEN);
  await desk.posts('waiting', { kind: 'remove', id: party });
});

test('both lanes of a PC are open alike, so one of them is not given while the other is being opened', async () => {
  const pair = await knownLane(database(), 14);
  await asked(database().owner, 'UPDATE house.lanes SET numbers = $2 WHERE origin = $1', [
    ...[pair.origin, [14, 15]],
  ]);
  const [one, other] = [await waits('Lopez'), await waits('Yoon')];
  expect([await seats(one, pair, 'v1'), await seats(other, pair, 'v2', 15)]).toEqual([SENT, TAKEN]);
  await desk.posts('waiting', { kind: 'remove', id: other });
});
