import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { onPair, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { withLane } from '../db/transactions.ts';
import { refusable } from '../db/refusable.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { diesEverywhere, killed } from '../testing/dying-pool.testing.ts';
import { pins } from '../testing/lane.testing.ts';
import { closed, done, MovingLanes, placeOf, refused } from '../testing/moving-lanes.testing.ts';
import { idOf, OrderDesk, stateOf } from '../testing/order-desk.testing.ts';
import { takeAnswers } from './answering.ts';
import { beginMove } from './moves.ts';
import { noteRestored } from './restored.ts';
import { OrderSweep } from './sweep.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lanes: MovingLanes;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
  lanes = new MovingLanes(database(), desk);
});
afterAll(() => desk.end());

/** Lets the seconds of waiting orders pass, and a service sweep. */
async function passes(): Promise<void> {
  await asked(
    database().owner,
    "UPDATE house.orders SET sent = sent - interval '2 days' WHERE state = 'sent'",
  );
  await new OrderSweep(database().pool, HOUSE.id, () => undefined).sweep();
}

test('a game is closed on the old lane, and the new one gets all its facts and names', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, next, bowled);
  await lanes.moves(old, next, bowled);
  const away = await lanes.hearsOne(old);
  expect(away).toMatchObject({
    author: desk.account.name,
    body: { kind: 'moveAway', lane: old.lane, games: [bowled.id], to: next.lane },
  });
  expect(await desk.move(id)).toMatchObject({ state: 'closing', attempt: 0, to: placeOf(next) });
  expect(await lanes.hears(next)).toEqual([]);
  const moved = await lanes.closes(old, bowled);
  const take = await lanes.hearsOne(next);
  const { facts, names } = old.part(moved);
  expect(take.body).toMatchObject({
    ...{ kind: 'takeGame', lane: next.lane, forced: false },
    games: [{ from: { origin: old.origin, game: bowled.id, generation: 4 }, lane: next.lane, facts, names }],
  });
  expect(await desk.move(id)).toMatchObject({ state: 'taking', attempt: 1 });
  // A repeated answer makes no second step.
  await desk.answers(old, done(away, moved));
  expect((await lanes.hearsOne(next)).id).toBe(take.id);
  await desk.answers(next, { id: take.id, outcome: { state: 'done', games: [] } });
  expect(await desk.move(id)).toMatchObject({ state: 'done', twice: false, later: 0, code: null });
});

test('what is left of an opening goes along once the new lane has the game, and the old lane is closed', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  await lanes.moves(old, next, bowled);
  const moved = await lanes.closes(old, bowled);
  const opening = { opening: { kind: 'games', games: 3, from: 1 }, gamesLeft: 1, phase: 'empty' } as const;
  await old.asks(desk.service, 'states', { states: [stateOf(old.lane, moved, opening)] });
  const take = await lanes.hearsOne(next);
  expect(await lanes.hears(old)).toEqual([]);
  await desk.answers(next, done(take));
  const open = await lanes.hearsOne(next);
  expect(open).toMatchObject({
    author: desk.account.name,
    body: { kind: 'open', lane: next.lane, for: { games: 2 }, names: [] },
  });
  expect((await lanes.hearsOne(old)).body).toEqual({ kind: 'close', lane: old.lane });
  // Its answer comes again, and opens nothing twice.
  await desk.answers(next, done(take));
  expect((await lanes.hearsOne(next)).id).toBe(open.id);
});

test('what the front desk keeps and shows of a move has no names and no facts', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  await lanes.moves(old, next, bowled);
  await lanes.closes(old, bowled);
  const take = await lanes.hearsOne(next);
  expect(JSON.stringify(await desk.order(take.id))).not.toMatch(/ANNA|facts/u);
});

test('where the old lane refuses, nothing moves', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const id = await lanes.moves(old, next, await lanes.bowls(old));
  await desk.answers(old, refused(await lanes.hearsOne(old), 'game-over'));
  expect(await desk.move(id)).toMatchObject({ state: 'refused', code: 'game-over' });
  expect(await lanes.hears(next)).toEqual([]);
});

test('what the new lane does not take is sent to another one, or back', async () => {
  const [old, busy] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, busy, bowled);
  await lanes.closes(old, bowled);
  await desk.answers(busy, refused(await lanes.hearsOne(busy), 'lane-busy'));
  expect(await desk.move(id)).toMatchObject({ state: 'stopped', code: 'lane-busy', attempt: 1 });
  const back = { id, attempt: 2, to: placeOf(old), seconds: 600 };
  expect(await desk.posts('moveOn', back)).toEqual({ status: 200, body: {} });
  expect(await desk.posts('moveOn', back)).toEqual({ status: 200, body: {} });
  expect(await desk.posts('moveOn', { ...back, attempt: 3 })).toMatchObject({
    body: { code: 'not-stopped' },
  });
  const take = await lanes.hearsOne(old);
  expect(take.body).toMatchObject({
    kind: 'takeGame',
    games: [{ from: { game: bowled.id, generation: 4 } }],
  });
  await desk.answers(old, done(take));
  expect(await desk.move(id)).toMatchObject({ state: 'done', attempt: 2, to: placeOf(old) });
});

test('two desks send a stopped move to different lanes: the first one decides, and the other desk reads that', async () => {
  const [old, busy, next, other] = [
    await lanes.lane(),
    await lanes.lane(),
    await lanes.lane(),
    await lanes.lane(),
  ];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, busy, bowled);
  await lanes.closes(old, bowled);
  await desk.answers(busy, refused(await lanes.hearsOne(busy), 'lane-busy'));
  const on = { id, attempt: 2, to: placeOf(next), seconds: 600 };
  expect(await desk.posts('moveOn', on)).toMatchObject({ status: 200 });
  const second = await desk.posts('moveOn', { ...on, to: placeOf(other) });
  expect(second).toEqual({ status: 409, body: { code: 'not-stopped' } });
  expect(await lanes.hears(other)).toEqual([]);
});

test('an old lane that answers after its seconds has closed the game, and staff send it on', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, next, bowled);
  const order = await lanes.hearsOne(old);
  await passes();
  expect(await desk.move(id)).toMatchObject({ state: 'void' });
  const moved = closed(bowled, next.lane);
  await old.delivers(desk.service, old.part(moved, 4));
  await desk.answers(old, done(order, moved));
  expect(await desk.move(id)).toMatchObject({ state: 'stopped', code: 'late' });
  await desk.posts('moveOn', { id, attempt: 1, to: placeOf(next), seconds: 600 });
  expect((await lanes.hearsOne(next)).body.kind).toBe('takeGame');
});

test('two lanes that took one game are shown', async () => {
  const [old, slow, next] = [await lanes.lane(), await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, slow, bowled);
  await lanes.closes(old, bowled);
  const first = await lanes.hearsOne(slow);
  await passes();
  expect(await desk.move(id)).toMatchObject({ state: 'stopped', code: 'no-answer' });
  await desk.posts('moveOn', { id, attempt: 2, to: placeOf(next), seconds: 600 });
  await desk.answers(next, done(await lanes.hearsOne(next)));
  await desk.answers(slow, done(first));
  expect(await desk.move(id)).toMatchObject({ state: 'done', twice: true });
});

test('a silent lane’s game goes on from what the house has, and what it bowls later is shown', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  await lanes.connects(old, true);
  const body = lanes.move(old, next, bowled, { forced: true });
  expect(await desk.posts('moves', body)).toEqual({ status: 409, body: { code: 'lane-connected' } });
  await lanes.connects(old, false);
  const id = await lanes.moves(old, next, bowled, { forced: true });
  expect(await lanes.hears(old)).toEqual([]);
  const take = await lanes.hearsOne(next);
  expect(take.body).toMatchObject({ kind: 'takeGame', forced: true, games: [{ from: { generation: 3 } }] });
  await desk.answers(next, done(take));
  const later = old.after(bowled, [pins(9)]);
  await old.delivers(desk.service, old.part(later, 4));
  const away = await lanes.hearsOne(old);
  expect(away).toMatchObject({ body: { kind: 'moveAway', games: [bowled.id] } });
  expect(away.seconds).toBeGreaterThan(80_000);
  expect(await desk.move(id)).toMatchObject({ state: 'done', later: 1 });
  await lanes.closes(old, later);
  expect(await desk.move(id)).toMatchObject({ state: 'done', later: 1 });
});

test('what is left of a silent lane’s opening is not there twice: the lane is closed once it is back and has closed the game', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  await lanes.isOpen(old, bowled, 2);
  await lanes.connects(old, false);
  await lanes.moves(old, next, bowled, { forced: true });
  await desk.answers(next, done(await lanes.hearsOne(next)));
  expect((await lanes.hearsOne(next)).body).toMatchObject({ kind: 'open', for: { games: 3 } });
  // It hears nothing of that before it has closed the game.
  await lanes.closes(old, bowled);
  const close = await lanes.hearsOne(old);
  expect(close.body).toEqual({ kind: 'close', lane: old.lane });
  expect(close.seconds).toBeLessThanOrEqual(60);
});

test.each([
  ['whose opening stayed, because it has no limit,', 'no limit'],
  ['that staff have opened for the next party', 'a next party'],
  ['on whose other half somebody bowls by now', 'bowlers beside'],
] as const)('a silent lane %s is not closed when it is back', async (_which, what) => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  if (what !== 'no limit') await lanes.isOpen(old, bowled, 2);
  await lanes.connects(old, false);
  await lanes.moves(old, next, bowled, { forced: true });
  await desk.answers(next, done(await lanes.hearsOne(next)));
  const [away] = await lanes.hears(old);
  if (what === 'a next party') {
    const body = { kind: 'open', lane: old.lane, for: { games: 1 }, names: [] };
    const order = { id: idOf(`open ${bowled.id}`), origin: old.origin, seconds: 600, body };
    await desk.posts('orders', { orders: [order] });
  }
  const other = { ...bowled, id: 'g000777-0a1b2c' };
  if (what === 'bowlers beside') await desk.shows(old, bowled, other);
  if (away === undefined) expect.fail('it is asked to close the game');
  const moved = closed(bowled, next.lane);
  await old.delivers(desk.service, old.part(moved, 4));
  await desk.answers(old, done(away, moved));
  expect((await lanes.hears(old)).map(({ body }) => body.kind)).toEqual(
    what === 'a next party' ? ['open'] : [],
  );
});

test('a silent lane keeps its game where the new lane refuses it', async () => {
  const [old, busy] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, busy, bowled, { forced: true });
  await desk.answers(busy, refused(await lanes.hearsOne(busy), 'lane-busy'));
  expect(await desk.move(id)).toMatchObject({ state: 'refused', code: 'lane-busy' });
  expect(await lanes.hears(old)).toEqual([]);
});

test('a bowler leaves the old lane and comes to the new one', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const bowler = { ...{ kind: 'bowler', player: 2 }, forced: undefined };
  const { forced, ...nobody } = { ...lanes.move(old, next, bowled), ...bowler, player: 9 };
  expect(forced).toBeUndefined();
  expect(await desk.posts('moves', nobody)).toMatchObject({ body: { code: 'no-such-player' } });
  await desk.posts('moves', { ...nobody, player: 2 });
  const order = await lanes.hearsOne(old);
  expect(order.body).toEqual({ kind: 'bowlerAway', lane: old.lane, game: bowled.id, player: 2 });
  const left = old.after(bowled, [{ kind: 'leave', player: 2 }]);
  await old.delivers(desk.service, old.part(left, 4));
  await desk.answers(old, done(order, left));
  const comes = await lanes.hearsOne(next);
  expect(comes.body).toEqual({
    ...{ kind: 'bowlerComes', lane: next.lane, name: 'BEN' },
    bowler: bowled.game.setup.players[1]?.bowler,
  });
  await desk.answers(next, refused(comes, 'game-over'));
  expect(await desk.move(nobody.id)).toMatchObject({ state: 'stopped', code: 'game-over', player: 2 });
});

test('a match on a pair moves whole, to a pair', async () => {
  const [old, single, next] = [await lanes.lane(), await lanes.lane(), await lanes.lane()];
  // Neighbouring lanes with numbers that no other test uses.
  const [left, right] = [301, 302];
  const numbered = 'UPDATE house.lanes SET numbers = $2 WHERE origin = $1';
  await asked(database().owner, numbered, [old.origin, [left, right]]);
  await asked(database().owner, numbered, [next.origin, [next.lane, 400]]);
  const setup = setupOf(['ANNA', 'BEN'], { origin: old.origin, lane: left });
  const match = onPair(withLeague(setup, 2, {}, [{}, {}]));
  const first = { id: 'p1-0a1b2c', game: newGame(match.home) };
  const second = { id: 'p2-0a1b2c', game: newGame(match.visitors) };
  await old.delivers(desk.service, old.part(first), old.part(second));
  await old.asks(desk.service, 'states', { states: [stateOf(left, first), stateOf(right, second)] });
  const half = { from: { origin: old.origin, lane: right } };
  expect(await desk.posts('moves', lanes.move(old, single, second, half))).toMatchObject({
    body: { code: 'needs-pair' },
  });
  const itself = { ...half, to: { origin: old.origin, lane: left } };
  expect(await desk.posts('moves', lanes.move(old, old, second, itself))).toMatchObject({
    body: { code: 'same-lane' },
  });
  const upper = stateOf(400, { id: 'p3-0a1b2c', game: first.game });
  await next.asks(desk.service, 'states', { states: [upper] });
  expect(await desk.posts('moves', lanes.move(old, next, second, half))).toMatchObject({
    body: { code: 'lane-taken' },
  });
  await next.asks(desk.service, 'states', { states: [{ ...upper, phase: 'empty', game: null }] });
  // Asked for the upper lane, as a page of two lanes may.
  await lanes.moves(old, next, second, { ...half, to: { origin: next.origin, lane: 400 } });
  const order = await lanes.hearsOne(old);
  expect(order.body).toMatchObject({ kind: 'moveAway', games: [first.id, second.id], to: next.lane });
  const moved = [first, second].map((one) => closed(one, next.lane));
  await old.delivers(desk.service, ...moved.map((one) => old.part(one)));
  await desk.answers(old, done(order, ...moved));
  expect((await lanes.hearsOne(next)).body).toMatchObject({
    games: [
      { from: { game: first.id }, lane: next.lane },
      { from: { game: second.id }, lane: 400 },
    ],
  });
});

test('a move that cannot be is refused with its reason', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const code = async (...move: Parameters<MovingLanes['move']>): Promise<unknown> =>
    (await desk.posts('moves', lanes.move(...move))).body;
  expect(await code(old, old, bowled)).toEqual({ code: 'same-lane' });
  const nowhere = { to: { origin: 'e'.repeat(24), lane: 1 } };
  expect(await code(old, next, bowled, nowhere)).toEqual({ code: 'unknown-lane' });
  expect(await code(old, next, { ...bowled, id: 'g999999-0a1b2c' })).toEqual({ code: 'game-over' });
  // Before the old lane closes anything.
  const taken = await lanes.lane();
  await lanes.bowls(taken);
  expect(await code(old, taken, bowled)).toEqual({ code: 'lane-taken' });
  expect(await lanes.hears(old)).toEqual([]);
  await lanes.moves(old, next, bowled);
  expect(await code(old, next, bowled, { id: idOf('another') })).toEqual({ code: 'moving' });
  const over = await lanes.bowls(next);
  await next.asks(desk.service, 'states', { states: [stateOf(next.lane, over, { phase: 'over' })] });
  expect(await code(next, old, over)).toEqual({ code: 'game-over' });
});

test('a game that was closed on another branch stops until staff decide which one counts', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, next, bowled);
  const order = await lanes.hearsOne(old);
  // The lane was restored from an old copy and bowled on.
  await old.delivers(desk.service, old.part(old.after(bowled, [pins(1), pins(2)]), 4));
  const moved = closed(bowled, next.lane);
  await old.delivers(desk.service, { ...old.part(moved), fork: true });
  await desk.answers(old, done(order, moved));
  expect(await desk.move(id)).toMatchObject({ state: 'stopped', code: 'facts-aside' });
  const on = { id, attempt: 1, to: placeOf(next), seconds: 600 };
  expect(await desk.posts('moveOn', on)).toEqual({ status: 409, body: { code: 'facts-aside' } });
  const counts = old.part(moved).facts[4]?.chain;
  const { origin } = old;
  await desk.posts('forks', { kind: 'fork', origin, game: bowled.id, branch: 1, counts });
  expect(await desk.posts('moveOn', on)).toEqual({ status: 200, body: {} });
  expect((await lanes.hearsOne(next)).body).toMatchObject({ games: [{ from: { generation: 4 } }] });
});

test('a service killed at any statement of a move: another one finishes it, with one order to each lane', async () => {
  await diesEverywhere(database().pool, async (pool) => {
    const [old, next] = [await lanes.lane(), await lanes.lane()];
    const bowled = await lanes.bowls(old);
    const move = lanes.move(old, next, bowled);
    await killed(
      refusable(pool, (queries) => beginMove({ queries, house: HOUSE.id, by: desk.account }, move)),
    );
    // The page got no answer and tries again at the other service.
    await desk.posts('moves', move);
    const away = await lanes.hearsOne(old);
    const moved = closed(bowled, next.lane);
    await old.delivers(desk.service, old.part(moved, 4));
    await desk.answers(old, done(away, moved));
    await desk.answers(next, done(await lanes.hearsOne(next)));
    expect(await desk.move(move.id)).toMatchObject({ state: 'done', attempt: 1, twice: false });
  });
});

test('a service killed at any statement of an answer: the lane answers another one, and the move goes on once', async () => {
  await diesEverywhere(database().pool, async (pool) => {
    const [old, next] = [await lanes.lane(), await lanes.lane()];
    const bowled = await lanes.bowls(old);
    const id = await lanes.moves(old, next, bowled);
    const moved = closed(bowled, next.lane);
    await old.delivers(desk.service, old.part(moved, 4));
    const answer = done(await lanes.hearsOne(old), moved);
    const { origin } = old;
    const lane = { house: HOUSE.id, origin };
    await killed(withLane(pool, lane, (queries) => takeAnswers(queries, lane, [answer])));
    // Either both exist or neither: the answer, and the order that follows from it.
    const answered = (await desk.order(answer.id))?.state === 'done';
    expect(await lanes.hears(next)).toHaveLength(answered ? 1 : 0);
    await desk.answers(old, answer);
    expect((await lanes.hearsOne(next)).body.kind).toBe('takeGame');
    expect(await desk.move(id)).toMatchObject({ state: 'taking', attempt: 1 });
  });
});

test('a house restored from an old copy makes no step of a move twice', async () => {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, next, bowled);
  const away = await lanes.hearsOne(old);
  const moved = await lanes.closes(old, bowled);
  const take = await lanes.hearsOne(next);
  // The copy is older than the old lane's answer.
  const { owner } = database();
  await asked(owner, "DELETE FROM house.orders WHERE move = $1 AND step = 'take'", [id]);
  await asked(owner, "UPDATE house.orders SET state = 'sent', outcome = NULL WHERE id = $1", [away.id]);
  await noteRestored(database().pool, HOUSE.id);
  expect(await desk.order(away.id)).toMatchObject({ state: 'unknown' });
  // The lane hears the order again and answers as before; the new lane already knows the order that follows.
  expect((await lanes.hearsOne(old)).id).toBe(away.id);
  await desk.answers(old, done(away, moved));
  expect(await lanes.hearsOne(next)).toMatchObject({ id: take.id, body: { kind: 'takeGame' } });
});
