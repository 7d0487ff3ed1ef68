import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asked, AskedMove, ForkAnswer } from '../../house-contract/front-desk.ts';
import type { Report } from '../../house-contract/report.ts';
import { asked } from '../db/asked.ts';
import { deriveChanged } from '../derive/deriving.ts';
import { lanesOf } from '../desk/desk-lanes.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { closed, done, MovingLanes, refused, takenOver } from '../testing/moving-lanes.testing.ts';
import { OrderDesk } from '../testing/order-desk.testing.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lanes: MovingLanes;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
  lanes = new MovingLanes(database(), desk);
});
afterAll(() => desk.end());

/** The game as another lane continues it, after one more ball. */
function takenBy(next: TestLane, old: TestLane, bowled: BowledGame): BowledGame {
  const id = `${bowled.id.slice(0, -1)}${String(next.lane % 10)}`;
  return next.after({ id, game: takenOver(next, old, bowled) }, [pins(1)]);
}

interface Forced {
  readonly move: string;
  readonly old: TestLane;
  readonly next: TestLane;
  readonly bowled: BowledGame;
  readonly taken: BowledGame;
}

/** A game that moved while its old lane was silent. */
async function forced(): Promise<Forced> {
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const move = await lanes.moves(old, next, bowled, { forced: true });
  const taken = takenBy(next, old, bowled);
  await next.delivers(desk.service, next.part(taken));
  await desk.answers(next, done(await lanes.hearsOne(next), taken));
  await deriveChanged(database().pool, HOUSE.id);
  return { move, old, next, bowled, taken };
}

/** The old lane is back: it delivers what it bowled meanwhile, and closes the game. */
async function isBack({ old, bowled }: Forced): Promise<void> {
  const later = old.after(bowled, [pins(9), pins(1)]);
  await old.delivers(desk.service, old.part(later, 4));
  await lanes.closes(old, later);
}

async function askedMove(move: string): Promise<AskedMove | undefined> {
  return (await desk.gets<Asked>('forks')).moves.find((one) => one.move === move);
}

const decide = (move: string, counts: 'old' | 'new'): Promise<unknown> =>
  desk.posts('forks', { kind: 'move', move, counts } satisfies ForkAnswer);

const questionsOf = async ({ origin }: TestLane): Promise<unknown> =>
  (await lanesOf(database().pool, HOUSE.id, [origin])).map(({ forks }) => forks);

/** The lanes of a day's games, of those that are given. */
async function reported(...own: readonly TestLane[]): Promise<readonly number[]> {
  await deriveChanged(database().pool, HOUSE.id);
  const { rows } = await desk.gets<Report>('report', '?from=2026-11-21&to=2026-11-21');
  return rows.map(({ lane }) => lane).filter((lane) => own.some((one) => one.lane === lane));
}

test('what the old lane of a forced move bowled meanwhile is a question, with both games', async () => {
  const made = await forced();
  const { move, old, next, bowled, taken } = made;
  expect([await askedMove(move), await questionsOf(old)]).toEqual([undefined, [0]]);
  await isBack(made);
  expect([await questionsOf(old), await questionsOf(next)]).toEqual([[1], [0]]);
  expect(await askedMove(move)).toMatchObject({
    ...{ from: old.lane, to: next.lane, later: 2, answered: null },
    sides: [
      { name: 'new', lanes: [next.lane], counts: true, games: [{ game: taken.id, generation: 4 }] },
      { name: 'old', lanes: [old.lane], counts: false, games: [{ game: bowled.id, generation: 6 }] },
    ],
  });
  const sheets = (await askedMove(move))?.sides.map(({ games }) => games[0]?.sheet?.join());
  expect(sheets?.[0]).toContain('ANNA: 34 1');
  expect(sheets?.[1]).toContain('ANNA: 34 9/');
});

test('a move that was refused, and one whose old lane bowled nothing more, ask nothing', async () => {
  const [old, busy] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const move = await lanes.moves(old, busy, bowled, { forced: true });
  await desk.answers(busy, refused(await lanes.hearsOne(busy), 'lane-busy'));
  await old.delivers(desk.service, old.part(old.after(bowled, [pins(9)]), 4));
  expect([await askedMove(move), await questionsOf(old)]).toEqual([undefined, [0]]);
  expect(await desk.move(move)).toMatchObject({ state: 'refused', later: 0 });
  const idle = await forced();
  const moved = closed(idle.bowled, idle.next.lane);
  await idle.old.delivers(desk.service, idle.old.part(moved, 4));
  // The game is closed; the answer that says so comes after its facts.
  expect(await questionsOf(idle.old)).toEqual([0]);
  expect(await desk.move(idle.move)).toMatchObject({ later: 0 });
});

test('the game that staff choose counts in the day report, with who decided, and they may choose again', async () => {
  const made = await forced();
  const { move, old, next } = made;
  await isBack(made);
  expect(await reported(old, next)).toEqual([next.lane]);
  expect(await decide(move, 'old')).toEqual({ status: 200, body: {} });
  expect(await decide(move, 'old')).toEqual({ status: 200, body: {} });
  expect(await reported(old, next)).toEqual([old.lane]);
  expect(await questionsOf(old)).toEqual([0]);
  expect(await askedMove(move)).toMatchObject({
    answered: { by: desk.account.name },
    sides: [{ counts: false }, { counts: true }],
  });
  expect(
    await asked(database().owner, "SELECT name, about FROM house.audit WHERE what = 'move-answered' LIMIT 1"),
  ).toEqual([
    { name: desk.account.name, about: { id: move, lane: old.lane, from: old.lane, to: next.lane } },
  ]);
  await decide(move, 'new');
  expect(await reported(old, next)).toEqual([next.lane]);
  expect(await askedMove(move)).toMatchObject({ sides: [{ counts: true }, { counts: false }] });
});

test('where the old game counts, none of those that continue it does, also where they moved on', async () => {
  const made = await forced();
  await isBack(made);
  const third = await lanes.lane();
  const { next, old, taken } = made;
  const on = takenBy(third, next, taken);
  await third.delivers(desk.service, third.part(on));
  expect(await reported(old, next, third)).toEqual([third.lane]);
  expect((await askedMove(made.move))?.sides[0]).toMatchObject({ lanes: [third.lane] });
  await decide(made.move, 'old');
  expect(await reported(old, next, third)).toEqual([old.lane]);
});

test('a game that the rules cannot read does not come to count, and what is no question has no answer', async () => {
  const made = await forced();
  expect(await decide(made.move, 'old')).toEqual({ status: 404, body: { code: 'unknown-move' } });
  await isBack(made);
  await asked(
    database().owner,
    `UPDATE house.facts SET body = '{"type":"nothing"}' WHERE game = $1 AND generation = 4`,
    [made.bowled.id],
  );
  expect((await askedMove(made.move))?.sides[1].games).toMatchObject([{ sheet: null }]);
  expect(await decide(made.move, 'old')).toEqual({ status: 409, body: { code: 'branch-unread' } });
});
