import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idsDigest } from '../../core/chain/digests.ts';
import { PROTOCOL } from '../../house-contract/deliveries.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { asked } from '../db/asked.ts';
import { sha256 } from '../db/hash.ts';
import { databaseOfTests } from '../testing/database.testing.ts';
import { knownLane, pins, type TestLane } from '../testing/lane.testing.ts';
import type { HouseService } from '../service/house-service.ts';
import { serviceOn } from './operated-house.testing.ts';

const database = databaseOfTests();
const MIGRATIONS = join(import.meta.dirname, '../db/migrations');
/** Statements that would remove or restrict what the previous version writes. */
const NARROWS =
  /\b(?:DROP\s+(?:TABLE|COLUMN|DOMAIN|SCHEMA)|RENAME\s+(?:TO|COLUMN)|ALTER\s+COLUMN\s+\w+\s+(?:TYPE|SET\s+NOT\s+NULL))\b/iu;

async function hello({ service }: HouseService, lane: TestLane, protocol: number): Promise<number> {
  const headers = { authorization: `Bearer ${lane.key}` };
  const payload = { protocol, program: '0.1.0', lanes: [lane.lane] };
  const reply = await service.inject({ method: 'POST', url: LANE_ROUTES.hello, headers, payload });
  return reply.statusCode;
}

test('a lane of the previous protocol delivers facts of an older save version, and a newer lane is refused until the house is updated', async () => {
  const house = await serviceOn(database().service);
  const lane = await knownLane(database(), 7);
  expect(await hello(house, lane, PROTOCOL - 1)).toBe(200);
  const older = { ...lane.part(lane.bowled('g-older', [pins(3), pins(4)])), save: RECORD_VERSION - 1 };
  expect(await lane.delivers(house.service, older)).toEqual([{ state: 'kept', generation: 2 }]);
  expect(await hello(house, lane, PROTOCOL + 1)).toBe(426);
  await house.end();
});

test('facts of a newer save version are refused as a whole: the lane keeps them for the updated house', async () => {
  const house = await serviceOn(database().service);
  const lane = await knownLane(database(), 9);
  const game = lane.bowled('g-newer', [pins(3)]);
  const newer = { ...lane.part(game), save: RECORD_VERSION + 1 };
  const parts = [lane.part(lane.bowled('g-known', [pins(3)])), newer];
  expect(await lane.asks(house.service, 'facts', { parts })).toEqual({ code: 'protocol' });
  const nothing = { months: [], deleted: idsDigest(sha256, []), erased: idsDigest(sha256, []) };
  expect(await lane.asks(house.service, 'compare', { ...nothing, games: [lane.head(game)] })).toMatchObject({
    games: [{ game: game.id, state: 'missing', generation: -1 }],
  });
  await house.end();
});

test('a migrated database keeps serving services of the previous version', async () => {
  const house = await serviceOn(database().service);
  const lane = await knownLane(database(), 8);
  const game = lane.bowled('g-growing', [pins(3)]);
  expect(await lane.delivers(house.service, lane.part(game))).toEqual([{ state: 'kept', generation: 1 }]);
  await asked(database().owner, 'ALTER TABLE house.games ADD COLUMN added_later text');
  await asked(database().owner, "ALTER TABLE house.facts ADD COLUMN added_later text DEFAULT ''");
  const after = lane.after(game, [pins(4)]);
  expect(await lane.delivers(house.service, lane.part(after, 2))).toEqual([{ state: 'kept', generation: 2 }]);
  await house.end();
});

test.each(readdirSync(MIGRATIONS))('%s removes nothing that the previous version needs', (name) => {
  expect(readFileSync(join(MIGRATIONS, name), 'utf8')).not.toMatch(NARROWS);
});
