import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { changeOpens, chosenOpens } from '../../house/accounts/opens.ts';
import { sha256 } from '../../house/db/hash.ts';
import { databaseOfTests, HOUSE } from '../../house/testing/database.testing.ts';
import { knownAccount } from '../../house/testing/desk.testing.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { housePinOf, HOUSE_FILE, type HouseFile } from '../../saves/settings/house-file.ts';
import { isSecret } from '../staff/secret-hash.ts';
import { LaneHouse } from './lane-house.ts';
import { pairWith } from './pairing.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

interface Paired {
  readonly house: RunningHouse;
  readonly lane: LaneHouse;
  readonly file: HouseFile;
}

async function opensBy(by: 'desk' | 'anyone' | null): Promise<RunningHouse> {
  const house = await RunningHouse.begin(database());
  await house.ask('UPDATE house.houses SET opens_by = $2 WHERE id = $1', [HOUSE.id, by]);
  return house;
}

async function codeOf(house: RunningHouse, code: string): Promise<string> {
  await house.ask(
    `INSERT INTO house.pairing_codes (code_hash, house, ends) VALUES ($1, $2, now() + interval '1 hour')`,
    [sha256(code), HOUSE.id],
  );
  return code;
}

/** A lane paired with a house that says this. */
async function paired(by: 'desk' | 'anyone' | null, code: string): Promise<Paired> {
  const house = await opensBy(by);
  const linked = await LinkedLane.of();
  const file = new KeptFile(linked.lane.disk, linked.lane.data, HOUSE_FILE);
  const lane = new LaneHouse({
    ...{ ...linked.deps(), file, announce: () => undefined, note: () => undefined },
    opensChanged: () => undefined,
  });
  onTestFinished(() => lane.end());
  lane.begin(null);
  const answer = await lane.pair({
    ...{ address: house.at, fingerprint: null },
    code: await codeOf(house, code),
  });
  if (!answer.ok) expect.fail(JSON.stringify(answer.error));
  return { house, lane, file };
}

async function isHousePin(pin: string, file: HouseFile): Promise<boolean> {
  const kept = housePinOf(file.current());
  return kept !== null && isSecret(pin, kept);
}

test('a lane of a new house is shut from its pairing on, and has the house’s PIN', async () => {
  const { lane, file } = await paired('desk', '4F7K-92Q2');
  expect(lane.state.house?.opensBy).toBe('desk');
  const { pin } = await chosenOpens(database().pool, HOUSE.id);
  expect(pin).toMatch(/^\d{6}$/u);
  expect(await isHousePin(pin, file)).toBe(true);
  expect(await lane.unpair()).toMatchObject({ ok: true });
  expect(file.current().opens).toEqual({ by: 'anyone' });
});

test('a lane that was paired before keeps its way until a manager switches the house; a new PIN reaches it too', async () => {
  const { house, lane, file } = await paired(null, '4F7K-92Q3');
  expect(lane.state.house?.opensBy).toBe('anyone');
  await until(() => lane.state.link.kind === 'connected');
  const { pool } = database();
  const manager = await knownAccount(database(), 'manager');
  await changeOpens(pool, HOUSE.id, manager, { kind: 'by', by: 'desk' });
  await until(() => lane.state.house?.opensBy === 'desk');
  const before = housePinOf(file.current());
  const { pin } = await changeOpens(pool, HOUSE.id, manager, { kind: 'pin' });
  await until(() => housePinOf(file.current()) !== before);
  expect(await isHousePin(pin, file)).toBe(true);
  // A choice made while a lane was off is repeated when it comes.
  await house.end();
  await house.ask(`UPDATE house.houses SET opens_by = 'anyone' WHERE id = $1`, [HOUSE.id]);
  expect(lane.state.house?.opensBy).toBe('desk');
  await house.begin();
  await until(() => lane.state.house?.opensBy === 'anyone');
});

test('a lane of an older version hears nothing in its pairing that it could not read', async () => {
  const house = await opensBy('desk');
  const answer = await fetch(`${house.at}/lane/v1/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: await codeOf(house, '4F7K-92Q4'), origin: 'a'.repeat(24), lanes: [7] }),
  });
  expect(Object.keys((await answer.json()) as object).toSorted()).toEqual([
    'authority',
    'house',
    'key',
    'name',
  ]);
});

/** The same house without what it would answer to `?opens=1`, as one of the version before. */
async function olderHouse({ at }: RunningHouse): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', at);
    text(request)
      .then(async (body) => {
        const headers = { 'content-type': 'application/json' };
        const asked = request.method === 'POST' ? { method: 'POST', headers, body } : {};
        response.writeHead(200, headers).end(await (await fetch(at + pathname, asked)).text());
      })
      .catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test('of a house that does not know the choice, anybody opens the lane', async () => {
  const house = await opensBy('desk');
  // As a house of the version before answers: without the choice, whatever was asked.
  const older = await olderHouse(house);
  const answer = await pairWith(
    { address: older, code: await codeOf(house, '4F7K-92Q5'), fingerprint: null },
    { origin: 'b'.repeat(24), lanes: [7] },
  );
  expect(answer).toMatchObject({ ok: true, value: { opens: { by: 'anyone' } } });
});
