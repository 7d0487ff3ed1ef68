import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '../../src/saves/record/new-id.ts';
import { rebuild } from '../../src/house/derive/rebuild.ts';
import { HouseLink } from '../../src/main/house-link/house-link.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { HOUSE } from '../house-torture/house/database.ts';
import type { Bench } from './bench.ts';
import { BenchHouse } from './house/bench-house.ts';
import { archivedLines, seasonGames } from './house/season.ts';
import { rate, row } from './numbers.ts';

const LANES = 10;
const CATCHING_UP = 100_000;
/** Seconds on two cores. */
const CAUGHT_UP_IN = 60;
const SEASON = 1_000_000;
const AT_ONCE = 200;

/**
 * Lanes deliver over their real links what they bowled while the house was away. The floor writes the same
 * facts with plain statements.
 */
export const catchingUp: Bench = {
  name: `house: ${CATCHING_UP.toLocaleString('en')} events of ${String(LANES)} lanes that were offline`,
  run: async (stop, run) => {
    const house = await BenchHouse.begin(run, stop);
    const lanes = await Promise.all(
      Array.from({ length: LANES }, async (_, place) => {
        const origin = newId();
        const data = join(house.folder, `lane-${String(place)}`);
        mkdirSync(join(data, 'archive'), { recursive: true });
        const { text, facts } = archivedLines(origin, CATCHING_UP / LANES);
        writeFileSync(join(data, 'archive', '2026-03.jsonl'), text);
        return { origin, data, facts, key: await house.pairs(origin, place + 1), lane: place + 1 };
      }),
    );
    const facts = lanes.reduce((sum, lane) => sum + lane.facts, 0);
    const begun = performance.now();
    const links = await Promise.all(lanes.map((lane) => linked(lane, house.service.port)));
    for (;;) {
      stop.throwIfAborted();
      const [kept] = await house.ask<{ count: number }>('SELECT count(*)::int AS count FROM house.facts');
      if ((kept?.count ?? 0) >= facts && links.every(isDelivered)) break;
      await pause(100);
    }
    const seconds = (performance.now() - begun) / 1000;
    await Promise.all(links.map((link) => link.end()));
    const floor = await written(house, facts);
    console.log(row('written without asking', rate(facts, floor, 'events'), `${floor.toFixed(1)} s`));
    console.log(
      row(
        'caught up',
        rate(facts, seconds, 'events'),
        `${seconds.toFixed(1)} s`,
        `${(seconds / floor).toFixed(1)} times as long`,
      ),
    );
    console.log(row('to reach', '', `${String(CAUGHT_UP_IN)} s`));
    await house.end();
  },
};

function isDelivered({ status }: HouseLink): boolean {
  return status.kind === 'connected' && status.toDeliver === 0;
}

async function linked(
  lane: { readonly origin: string; readonly data: string; readonly key: string; readonly lane: number },
  port: number,
): Promise<HouseLink> {
  const games = new GamesFolder(new NodeDisk(), lane.data);
  const opened = await games.open();
  if (!opened.ok) throw new Error(opened.error);
  const { key } = lane;
  const address = `http://127.0.0.1:${String(port)}`;
  const pairing = { address, house: HOUSE.id, name: HOUSE.name, key, authority: null };
  const link = new HouseLink({
    origin: lane.origin,
    pairing: () => pairing,
    saves: { games, erased: () => [] },
    lanes: () => [lane.lane],
    states: () => [],
    orders: { take: ({ id }) => Promise.resolve({ id, outcome: { state: 'void' } }) },
    erase: () => Promise.resolve(true),
    program: 'bench',
    clock: () => new Date().toISOString(),
    changed: () => undefined,
    renewed: () => undefined,
    log: (trouble) => {
      console.error(trouble);
    },
  });
  link.begin();
  return link;
}

/** Writes the facts once more, for another house, with plain statements. */
async function written(house: BenchHouse, facts: number): Promise<number> {
  const other = 'e'.repeat(24);
  await house.ask('SELECT house.add_house($1, $2)', [other, 'Floor']);
  const begun = performance.now();
  await fill(house, other, facts);
  return (performance.now() - begun) / 1000;
}

/** A season's facts are derived again. The floor reads them once. */
export const season: Bench = {
  name: `house: a season of ${SEASON.toLocaleString('en')} events is rebuilt`,
  run: async (stop, run) => {
    const house = await BenchHouse.begin(run, stop);
    await house.service.kill();
    const games = await fill(house, HOUSE.id, SEASON);
    stop.throwIfAborted();
    const begun = performance.now();
    await house.ask('SELECT sum(length(body)) FROM house.facts');
    const floor = (performance.now() - begun) / 1000;
    const rebuilding = performance.now();
    const count = await rebuild(house.owner);
    const seconds = (performance.now() - rebuilding) / 1000;
    if (count !== games) throw new Error(`${String(count)} of ${String(games)} games were rebuilt`);
    console.log(row('read once', rate(SEASON, floor, 'events'), `${floor.toFixed(1)} s`));
    console.log(
      row(
        'rebuilt',
        rate(SEASON, seconds, 'events'),
        `${seconds.toFixed(1)} s`,
        `${(seconds / floor).toFixed(0)} times as long`,
      ),
    );
    await house.end();
  },
};

/** Writes the facts of whole games as a service does; resolves with the number of games. */
async function fill(house: BenchHouse, to: string, facts: number): Promise<number> {
  const origin = newId();
  const client = new pg.Client(house.owner);
  await client.connect();
  const games = [...seasonGames(origin, facts)];
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const some = games.slice(from, from + AT_ONCE);
    const rows = some.flatMap(({ id, bodies }) =>
      bodies.map((body, generation) => ({ id, body, generation })),
    );
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO house.facts (house, origin, game, generation, body, chain, save)
       SELECT $1, $2, game, generation, body, encode(sha256(body::bytea), 'hex'), 10
       FROM unnest($3::text[], $4::int[], $5::text[]) AS given (game, generation, body)`,
      [
        to,
        origin,
        rows.map(({ id }) => id),
        rows.map(({ generation }) => generation),
        rows.map(({ body }) => body),
      ],
    );
    await client.query(
      `INSERT INTO house.games (house, origin, game, month, generation, chain)
       SELECT $1, $2, game, '2026-03', generation, repeat('0', 64)
       FROM unnest($3::text[], $4::int[]) AS given (game, generation)`,
      [to, origin, some.map(({ id }) => id), some.map(({ bodies }) => bodies.length - 1)],
    );
    await client.query(
      `INSERT INTO house.game_names (house, origin, game, digest, entries)
       SELECT $1, $2, game, repeat('0', 64), names::jsonb FROM unnest($3::text[], $4::text[]) AS given (game, names)`,
      [to, origin, some.map(({ id }) => id), some.map(({ names }) => names)],
    );
    await client.query('COMMIT');
  }
  await client.end();
  return games.length;
}
