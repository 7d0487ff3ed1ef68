import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyCommand, moveAway } from '../../core/game/command.ts';
import { newGame } from '../../core/game/game.ts';
import type { Setup } from '../../core/game/event.ts';
import { occasion, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import type { Report } from '../../house-contract/report.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { deriveChanged } from '../derive/deriving.ts';
import { rebuild } from '../derive/rebuild.ts';
import { HouseService } from '../service/house-service.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskOf } from '../testing/desk.testing.ts';
import { knownLane, pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { OrderDesk } from '../testing/order-desk.testing.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lane: TestLane;
let count = 0;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
});
afterAll(() => desk.end());

interface Played {
  readonly setup?: Partial<Setup>;
  readonly at: string;
  /** Minutes from the beginning to the last ball. */
  readonly lasts: number;
  readonly balls?: number;
  readonly league?: boolean;
}

/** A game that Anna bowls alone, all strikes. */
function played({ setup = {}, at, lasts, balls = 12, league = false }: Played, by = lane): BowledGame {
  count += 1;
  const facts = { origin: by.origin, lane: by.lane, startedAt: at, ...setup };
  const begun = setupOf(league ? ['ANNA', 'BEN'] : ['ANNA'], facts);
  const end = new Date(Date.parse(at) + lasts * 60_000).toISOString();
  let game = newGame(league ? withLeague(begun, 2, {}, [{}, {}]) : begun);
  for (let ball = 1; ball <= balls; ball += 1) {
    const applied = applyCommand(game, pins(10), occasion(ball === balls ? end : at));
    if (!applied.ok) throw new Error(applied.error.code);
    game = applied.value.game;
  }
  return { id: `g${String(count).padStart(6, '0')}-0a1b2c`, game };
}

/** Delivers the game, as if its facts had arrived between these times. */
async function arrives(bowled: BowledGame, first: string, last = first, by = lane): Promise<void> {
  await by.delivers(desk.service, by.part(bowled));
  await asked(
    database().owner,
    `UPDATE house.facts SET arrived = CASE WHEN generation = 0 THEN $2::timestamptz ELSE $3 END WHERE game = $1`,
    [bowled.id, first, last],
  );
}

async function report(from: string, to = from): Promise<Report['rows']> {
  await deriveChanged(database().pool, HOUSE.id);
  return (await desk.gets<Report>('report', `?from=${from}&to=${to}`)).rows;
}

test('a day’s games, lines and minutes from five in the morning, by lane, open play and league, in the house’s time zone', async () => {
  lane = await knownLane(database(), 7);
  const next = await knownLane(database(), 8);
  // Five in the morning in Seoul: the day begins.
  await arrives(played({ at: '2026-11-20T20:00:00.000Z', lasts: 20 }), '2026-11-20T20:00:00.000Z');
  await arrives(played({ at: '2026-11-21T10:00:00.000Z', lasts: 15, balls: 3 }), '2026-11-21T10:00:00.000Z');
  await arrives(
    played({ at: '2026-11-21T19:59:00.000Z', lasts: 30, balls: 24, league: true }),
    '2026-11-21T19:59:00.000Z',
  );
  // A minute later the next day begins.
  await arrives(
    played({ at: '2026-11-21T20:00:00.000Z', lasts: 9 }, next),
    '2026-11-21T20:00:00.000Z',
    undefined,
    next,
  );
  const own = [
    { day: '2026-11-21', lane: 7, kind: 'open', games: 1, unfinished: 1, lines: 2, minutes: 35 },
    { day: '2026-11-21', lane: 7, kind: 'league', games: 1, unfinished: 0, lines: 2, minutes: 30 },
  ];
  const other = { day: '2026-11-22', lane: 8, kind: 'open', games: 1, unfinished: 0, lines: 1, minutes: 9 };
  expect(await report('2026-11-21')).toEqual(own);
  expect(await report('2026-11-21', '2026-11-22')).toEqual([...own, other]);
  expect(await report('2026-11-23')).toEqual([]);
  expect(await desk.text('reportCsv', '?from=2026-11-22&to=2026-11-22')).toBe(
    'day,lane,kind,games,unfinished,lines,minutes\r\n2026-11-22,8,open,1,0,1,9\r\n',
  );
  await rebuild(database().owner);
  expect(await report('2026-11-21', '2026-11-22')).toEqual([...own, other]);
});

test('a game that moved counts once, on its new lane, even while its old lane is silent', async () => {
  lane = await knownLane(database(), 17);
  const next = await knownLane(database(), 18);
  const at = '2026-10-05T03:00:00.000Z';
  const old = played({ at, lasts: 10, balls: 6 });
  await arrives(old, at);
  const movedFrom = { origin: lane.origin, game: old.id, generation: 6, lane: 17 };
  await arrives(played({ at, lasts: 25, setup: { movedFrom } }, next), at, at, next);
  const row = { day: '2026-10-05', lane: 18, kind: 'open', games: 1, unfinished: 0, lines: 1, minutes: 25 };
  expect(await report('2026-10-05')).toEqual([row]);
  const moved = moveAway(old.game, 18, { at, by: 'staff' });
  if (!moved.ok) expect.fail(moved.error.code);
  await lane.delivers(desk.service, lane.part({ id: old.id, game: moved.value.game }, 7));
  expect(await report('2026-10-05')).toEqual([row]);
});

test.each([
  ['a year ahead', 27, '2027-09-01T05:00:00.000Z'],
  ['a year behind', 28, '2025-09-01T05:00:00.000Z'],
])('the time of arrival counts for a lane whose clock is %s', async (_what, number, at) => {
  lane = await knownLane(database(), number);
  await arrives(played({ at, lasts: 20 }), '2026-09-01T05:00:00.000Z', '2026-09-01T05:20:00.000Z');
  const rows = await report('2026-09-01');
  expect(rows.filter((row) => row.lane === number)).toMatchObject([{ games: 1, minutes: 20 }]);
  expect(await report(at.slice(0, 10))).toEqual([]);
});

test('an old game that arrives today keeps its day', async () => {
  lane = await knownLane(database(), 37);
  await arrives(played({ at: '2024-03-02T05:00:00.000Z', lasts: 20 }), '2026-08-01T05:00:00.000Z');
  expect(await report('2024-03-02')).toMatchObject([{ lane: 37, games: 1 }]);
});

test('a clock that is set during a game does not make the game a year long', async () => {
  lane = await knownLane(database(), 47);
  const at = '2025-07-01T05:00:00.000Z';
  const bowled = played({ at, lasts: 365 * 24 * 60 + 20 });
  await arrives(bowled, '2026-07-01T05:00:00.000Z', '2026-07-01T05:20:00.000Z');
  expect(await report('2026-07-01')).toMatchObject([{ lane: 47, games: 1, minutes: 20 }]);
});

test('an installed house’s days are those of its PC’s time zone, whatever its database’s settings say', async () => {
  vi.stubEnv('TZ', 'Asia/Seoul');
  const house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, https: null, authority: null, hosts: [], page: null },
    log: () => undefined,
  });
  const { headers } = await deskOf(database(), house.service, 'manager');
  const url = `${DESK_ROUTES.report}?from=2026-11-21&to=2026-11-21`;
  const reply = await house.service.inject({ url, headers });
  expect(reply.json()).toMatchObject({ zone: 'Asia/Seoul' });
  await house.end();
  vi.unstubAllEnvs();
});

test('impossible days and too long a range are refused', async () => {
  for (const query of [
    'from=2026-11-22&to=2026-11-21',
    'from=2020-01-01&to=2026-11-21',
    'from=tomorrow&to=x',
  ])
    expect(await desk.gets('report', `?${query}`)).toEqual({ code: 'invalid' });
});
