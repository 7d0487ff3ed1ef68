import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asked, AskedFork, DeskGame } from '../../house-contract/front-desk.ts';
import { refusable } from '../db/refusable.ts';
import { withService, type Queries } from '../db/transactions.ts';
import { lanesWithGames } from '../desk/desk-lanes.ts';
import { deriveChanged } from '../derive/deriving.ts';
import { rebuild } from '../derive/rebuild.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, endedOrWaits, HOUSE } from '../testing/database.testing.ts';
import { diesEverywhere, killed } from '../testing/dying-pool.testing.ts';
import { knownLane, pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { OrderDesk } from '../testing/order-desk.testing.ts';
import { answerAsked } from './answering.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lane: TestLane;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
  lane = await knownLane(database(), 7);
});
afterAll(() => desk.end());

/** Generations and bodies of each branch. */
async function branches(game: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await database().pool.query<{ place: string; bodies: string[] }>(
    `SELECT place, array_agg(generation || ' ' || body ORDER BY generation) AS bodies FROM (
       SELECT 'first' AS place, game, generation, body FROM house.facts
       UNION ALL SELECT 'fork ' || branch, game, generation, body FROM house.fork_facts) AS kept
     WHERE game = $1 GROUP BY place ORDER BY place`,
    [game],
  );
  return Object.fromEntries(rows.map(({ place, bodies }) => [place, bodies]));
}

interface Forked {
  readonly first: BowledGame;
  readonly second: BowledGame;
}

let count = 0;
/** A game that has two branches after its second ball. */
async function forked(): Promise<Forked> {
  count += 1;
  const begun = lane.bowled(`g${String(count).padStart(6, '0')}-0a1b2c`, [pins(3), pins(4)]);
  const first = lane.after(begun, [pins(10)]);
  const second = lane.after(begun, [pins(7), pins(2)]);
  await lane.delivers(desk.service, lane.part(first));
  await lane.delivers(desk.service, { ...lane.part(second), fork: true });
  return { first, second };
}

async function askedFork(game: string): Promise<AskedFork> {
  const { forks } = await desk.gets<Asked>('forks');
  return forks.find((fork) => fork.game === game) ?? expect.fail('the fork is asked');
}

const decide = async ({ origin, game, branch }: AskedFork, counts: string): Promise<unknown> =>
  desk.posts('forks', { kind: 'fork', origin, game, branch, counts });

const scores = async (game: string): Promise<unknown> =>
  (
    await asked<{ score: number }>(
      database().owner,
      'SELECT score FROM derived.lines WHERE game = $1 ORDER BY place',
      [game],
    )
  ).map(({ score }) => score);

test('staff see both branches of a game as sheets', async () => {
  const { first, second } = await forked();
  const fork = await askedFork(first.id);
  expect(fork).toMatchObject({ origin: lane.origin, lanes: [7], branch: 1, above: 2, answered: null });
  expect(fork.branches.map(({ name, generation }) => [name, generation])).toEqual([
    ['first', 3],
    ['second', second.game.events.length],
  ]);
  expect(fork.branches.map(({ sheet }) => sheet?.[1])).toEqual([
    'BEN: X . . . . . . . . . = 10',
    'BEN: 72 . . . . . . . . . = 9',
  ]);
});

test('the branch that staff choose counts, the other one is kept, and staff may choose again', async () => {
  const { first, second } = await forked();
  const before = await branches(first.id);
  const fork = await askedFork(first.id);
  await deriveChanged(database().pool, HOUSE.id);
  expect(await scores(first.id)).toEqual([7, 10]);
  expect(await decide(fork, fork.branches[1].chain)).toMatchObject({ status: 200 });
  const after = await branches(first.id);
  expect(after['first']?.slice(3)).toEqual(before['fork 1']);
  expect(after['fork 1']).toEqual(before['first']?.slice(3));
  await deriveChanged(database().pool, HOUSE.id);
  expect(await scores(first.id)).toEqual([7, 9]);
  const derived = await asked(database().owner, 'SELECT * FROM derived.frames ORDER BY game, place, frame');
  await rebuild(database().owner);
  expect(await asked(database().owner, 'SELECT * FROM derived.frames ORDER BY game, place, frame')).toEqual(
    derived,
  );
  // The lane continues the branch that counts now, and a lane with the other branch finds that one too.
  const more = lane.after(second, [pins(1)]);
  expect(await lane.delivers(desk.service, lane.part(more, 5))).toEqual([{ state: 'kept', generation: 5 }]);
  expect((await branches(first.id))['first']).toHaveLength(6);
  const compared = await lane.asks<{ games: unknown[] }>(desk.service, 'compare', {
    ...{ games: [lane.head(first)], months: [], deleted: '0'.repeat(64), erased: '0'.repeat(64) },
  });
  expect(compared.games).toEqual([{ game: first.id, state: 'same', generation: 3 }]);
  const again = await askedFork(first.id);
  expect(again).toMatchObject({ answered: { by: desk.account.name } });
  expect(again.branches[0].chain).toBe(fork.branches[1].chain);
  await decide(again, again.branches[1].chain);
  expect((await branches(first.id))['first']).toEqual(before['first']);
});

test('a game on a board has another revision once another branch of it counts', async () => {
  const { first } = await forked();
  await desk.shows(lane, first);
  const fork = await askedFork(first.id);
  const shown = async (): Promise<DeskGame | null | undefined> =>
    (await lanesWithGames(database().pool, HOUSE.id))[0]?.game;
  const before = await shown();
  await decide(fork, fork.branches[1].chain);
  const after = await shown();
  expect([before?.id, after?.id]).toEqual([first.id, first.id]);
  expect(after?.revision).not.toBe(before?.revision);
});

test('the same decision twice changes nothing, and one about another branch is refused', async () => {
  const { first } = await forked();
  const fork = await askedFork(first.id);
  await decide(fork, fork.branches[1].chain);
  const after = await branches(first.id);
  expect(await decide(fork, fork.branches[1].chain)).toMatchObject({ status: 200 });
  expect(await branches(first.id)).toEqual(after);
  expect(await decide(fork, 'a'.repeat(64))).toEqual({ status: 409, body: { code: 'branch-changed' } });
  expect(await decide({ ...fork, branch: 9 }, fork.branches[1].chain)).toEqual({
    ...{ status: 404, body: { code: 'unknown-fork' } },
  });
});

test('a third branch that shares more with the first one keeps it', async () => {
  const { first } = await forked();
  const third = lane.after(first, [pins(5)]);
  const other = lane.after(first, [pins(6), pins(1)]);
  await lane.delivers(desk.service, lane.part(third, 4));
  await lane.delivers(desk.service, { ...lane.part(other), fork: true });
  const whole = (await branches(first.id))['fork 2'];
  const fork = await askedFork(first.id);
  const one = { ...fork, branch: 1 };
  const { forks } = await desk.gets<Asked>('forks');
  const shown =
    forks.find(({ game, branch }) => game === first.id && branch === 1) ?? expect.fail('branch 1');
  await decide(one, shown.branches[1].chain);
  const strike = (await branches(first.id))['fork 1']?.[0];
  expect((await branches(first.id))['fork 2']).toEqual([strike, ...(whole ?? [])]);
  const compared = await lane.asks<{ games: unknown[] }>(desk.service, 'compare', {
    ...{ games: [lane.head(other)], months: [], deleted: '0'.repeat(64), erased: '0'.repeat(64) },
  });
  expect(compared.games).toMatchObject([{ state: 'same' }]);
});

test('a branch that the rules cannot read does not come to count', async () => {
  const { second, first } = await forked();
  await asked(
    database().owner,
    `UPDATE house.fork_facts SET body = '{"type":"nothing"}' WHERE game = $1 AND generation = 4`,
    [second.id],
  );
  const fork = await askedFork(first.id);
  expect(fork.branches[1].sheet).toBeNull();
  expect(await decide(fork, fork.branches[1].chain)).toEqual({
    ...{ status: 409, body: { code: 'branch-unread' } },
  });
});

test('facts that the rules refuse are shown until staff saw them', async () => {
  const bowled = lane.bowled('g000900-0a1b2c', [pins(3), pins(4)]);
  const events = bowled.game.events.map((event) =>
    event.type === 'ballRolled' ? { ...event, roll: { kind: 'pins' as const, pins: 9 as const } } : event,
  );
  await lane.delivers(desk.service, lane.part({ ...bowled, game: { ...bowled.game, events } }));
  const of = async (): Promise<unknown> => (await desk.gets<Asked>('forks')).aside;
  expect(await of()).toMatchObject([
    { origin: lane.origin, lanes: [7], game: bowled.id, from: 2, to: 2, reason: 'too-many-pins' },
  ]);
  await desk.posts('forks', { kind: 'aside', origin: lane.origin, game: bowled.id });
  expect(await of()).toEqual([]);
});

test('a service that is killed at any statement of a decision left all of it or nothing', async () => {
  const { first } = await forked();
  let asks = await askedFork(first.id);
  await diesEverywhere(database().pool, async (pool) => {
    const before = await branches(first.id);
    const swapped = [...(before['first'] ?? []).slice(0, 3), ...(before['fork 1'] ?? [])];
    const { origin, game, branch, branches: shown } = asks;
    const answer = { kind: 'fork', origin, game, branch, counts: shown[1].chain } as const;
    await killed(refusable(pool, (queries) => answerAsked(queries, HOUSE.id, desk.account, answer)));
    expect([before['first'], swapped]).toContainEqual((await branches(first.id))['first']);
    await decide(asks, shown[1].chain);
    expect((await branches(first.id))['first']).toEqual(swapped);
    asks = await askedFork(first.id);
  });
});

test('an erasing that comes while staff decide waits, and the person is gone from both branches', async () => {
  const { first } = await forked();
  const asks = await askedFork(first.id);
  const { origin, game, branch, branches: shown } = asks;
  const answer = { kind: 'fork', origin, game, branch, counts: shown[1].chain } as const;
  const bowlers = [first.game.setup.players[0]?.bowler];
  let erasing: Promise<unknown> = Promise.resolve();
  await withService(database().pool, async (queries) => {
    const query = queries.query.bind(queries);
    const interrupted = async (text: string, values: unknown[]): Promise<unknown> => {
      if (text.startsWith('DELETE FROM house.fork_facts')) {
        erasing = lane.asks(desk.service, 'erasures', { bowlers });
        await endedOrWaits(database(), erasing);
      }
      return query(text, values);
    };
    await answerAsked({ query: interrupted as Queries['query'] }, HOUSE.id, desk.account, answer);
  });
  expect(await erasing).toEqual({});
  for (const table of ['game_names', 'forks'])
    expect(
      await asked(
        database().owner,
        `SELECT FROM house.${table} AS one WHERE game = $1 AND one::text LIKE $2`,
        [first.id, `%${String(bowlers[0])}%`],
      ),
    ).toEqual([]);
});
