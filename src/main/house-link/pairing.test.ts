import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../house/db/hash.ts';
import { databaseOfTests, HOUSE } from '../../house/testing/database.testing.ts';
import { authorityIn, houseAuthority, keepAuthority, serverCertificate } from '../../house/tls/authority.ts';
import { authorityFor, constraintsOf, serverFor } from '../../house/tls/certificates.ts';
import { earlierAuthority } from '../../house/testing/earlier-authority.testing.ts';
import type { Notice } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { HOUSE_FILE } from '../../saves/settings/house-file.ts';
import { LaneHouse, type AskedHouse } from './lane-house.ts';
import { fingerprintOf } from './pairing.ts';
import { RunningHouse, until, type HouseSecurity } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

async function security(hosts: readonly string[] = ['127.0.0.1']): Promise<HouseSecurity> {
  const folder = join(await tempFolder(), 'tls');
  return { https: await serverCertificate(folder, hosts), authority: (await houseAuthority(folder)).cert };
}

/** A pairing code of the front desk. */
async function codeOf(house: RunningHouse, code: string, minutes = 10): Promise<string> {
  await house.ask(
    `INSERT INTO house.pairing_codes (code_hash, house, ends) VALUES ($1, $2, now() + make_interval(mins => $3))`,
    [sha256(code), HOUSE.id, minutes],
  );
  return code;
}

interface Pairable {
  readonly lane: LinkedLane;
  readonly house: LaneHouse;
  readonly announced: Notice[];
}

async function pairable(lane: LinkedLane, asked: AskedHouse | null = null): Promise<Pairable> {
  const file = new KeptFile(lane.lane.disk, lane.lane.data, HOUSE_FILE);
  expect(await file.open()).toEqual([]);
  const announced: Notice[] = [];
  const house = new LaneHouse({
    ...lane.deps(),
    file,
    announce: (notice) => announced.push(notice),
    note: () => undefined,
    opensChanged: () => undefined,
  });
  onTestFinished(() => house.end());
  lane.announces = (notice) => {
    house.hear(notice);
  };
  house.begin(asked);
  return { lane, house, announced };
}

test('a lane is paired over TLS by a code, once staff have seen the house’s fingerprint, and stays paired', async () => {
  const house = await RunningHouse.begin(database(), await security());
  const { lane, house: own, announced } = await pairable(await LinkedLane.of());
  const id = await lane.begins('ANNA');
  expect(own.state).toMatchObject({ link: { kind: 'off' }, house: null });
  const found = await own.find(house.at);
  if (!found.ok) expect.fail(JSON.stringify(found.error));
  expect(found.value.fingerprint).toMatch(/^[0-9A-F]{4}(?: [0-9A-F]{4}){3}$/u);
  const paired = await own.pair({ ...found.value, code: await codeOf(house, '4F7K-92QX') });
  expect(paired).toMatchObject({ ok: true, value: { house: { ...found.value, name: HOUSE.name } } });
  await until(async () => (await house.facts(lane.lane.origin))[id] === 1);
  await until(() => own.state.link.kind === 'connected');
  expect(own.state.answeredAt).not.toBeNull();
  expect(announced.every(({ name }) => name === 'houseChanged')).toBe(true);
  await own.end();
  const { house: again } = await pairable(lane);
  await until(() => again.state.link.kind === 'connected');
  expect(await again.unpair()).toMatchObject({ ok: true, value: { house: null } });
  await until(() => again.state.link.kind === 'off');
});

test('a wrong, used or old code pairs no lane', async () => {
  const house = await RunningHouse.begin(database(), await security());
  const { house: own } = await pairable(await LinkedLane.of());
  const found = await own.find(house.at);
  if (!found.ok) expect.fail(JSON.stringify(found.error));
  const refused = { ok: false, error: { code: 'not-paired', reason: 'unknown-code' } };
  expect(await own.pair({ ...found.value, code: 'AAAA-AAAA' })).toEqual(refused);
  expect(await own.pair({ ...found.value, code: await codeOf(house, 'BBBB-BBBB', -1) })).toEqual(refused);
  const code = await codeOf(house, 'CCCC-CCCC');
  expect(await own.pair({ ...found.value, code })).toMatchObject({ ok: true });
  const { house: other } = await pairable(await LinkedLane.of());
  expect(await other.pair({ ...found.value, code })).toEqual(refused);
});

test('a code goes only to the house whose fingerprint staff have seen', async () => {
  const house = await RunningHouse.begin(database(), await security());
  const { house: own } = await pairable(await LinkedLane.of());
  const found = await own.find(house.at);
  if (!found.ok) expect.fail(JSON.stringify(found.error));
  await house.end();
  house.security = await security();
  await house.begin();
  const code = await codeOf(house, 'DDDD-DDDD');
  expect(await own.pair({ ...found.value, code })).toEqual({
    ok: false,
    error: { code: 'not-paired', reason: 'other-house' },
  });
  expect(own.state.house).toBeNull();
  expect(
    await house.ask('SELECT origin FROM house.pairing_codes WHERE code_hash = $1', [sha256(code)]),
  ).toEqual([{ origin: null }]);
});

/** The security of a house that says it is this one, and forged the certificate of its authority but for the key. */
async function forged({ authority }: HouseSecurity): Promise<HouseSecurity> {
  const name = new X509Certificate(authority).subject.replace('CN=', '');
  const made = await authorityFor(name, 397, constraintsOf(authority) ?? expect.fail('no constraints'));
  expect(new X509Certificate(made.cert).subject).toBe(new X509Certificate(authority).subject);
  return { https: await serverFor(['127.0.0.1'], 397, made), authority };
}

test.each([
  ['another authority', 'EEEE-EEEE', () => security()],
  ['a forged authority of the same name', 'HHHH-HHHH', forged],
])('a paired lane sends nothing to a house with %s', async (_whose, code, other) => {
  const genuine = await security();
  const house = await RunningHouse.begin(database(), genuine);
  const { lane, house: own } = await pairable(await LinkedLane.of());
  const found = await own.find(house.at);
  if (!found.ok) expect.fail(JSON.stringify(found.error));
  await own.pair({ ...found.value, code: await codeOf(house, code) });
  await until(() => own.state.link.kind === 'connected');
  await house.end();
  house.security = await other(genuine);
  await house.begin();
  await until(() => own.state.link.kind === 'offline' && own.state.link.trouble === 'certificate');
  await lane.begins('ANNA');
  expect(await house.facts(lane.lane.origin)).toEqual({});
});

test('a lane that was paired with an authority of the version before keeps the one that is issued anew, with the same key', async () => {
  const folder = join(await tempFolder(), 'tls');
  keepAuthority(folder, await earlierAuthority());
  const before = authorityIn(folder)?.cert ?? null;
  const https = await serverFor(['127.0.0.1'], 397, authorityIn(folder) ?? expect.fail('none'));
  const house = await RunningHouse.begin(database(), { https, authority: before ?? '' });
  const { lane, house: own } = await pairable(await LinkedLane.of());
  const found = await own.find(house.at);
  if (!found.ok) expect.fail(JSON.stringify(found.error));
  await own.pair({ ...found.value, code: await codeOf(house, 'GGGG-GGGG') });
  await until(() => own.state.link.kind === 'connected');
  await house.end();
  // The house is updated: the lane trusts it by what it has, and takes over what it had not.
  house.security = {
    https: await serverCertificate(folder, ['127.0.0.1']),
    authority: (await houseAuthority(folder)).cert,
  };
  expect(house.security.authority).not.toBe(before);
  await house.begin();
  const id = await lane.begins('ANNA');
  await until(async () => (await house.facts(lane.lane.origin))[id] === 1);
  await until(() => own.state.house?.fingerprint !== found.value.fingerprint);
  const file = new KeptFile(lane.lane.disk, lane.lane.data, HOUSE_FILE);
  await file.open();
  expect(file.current().pairing?.authority).toBe(house.security.authority);
  // The authority of somebody else is not taken over, whoever names it.
  await house.end();
  house.security = { ...house.security, authority: (await security()).authority };
  await house.begin();
  await lane.bowls(3);
  await until(async () => (await house.facts(lane.lane.origin))[id] === 2);
  expect(own.state.house?.fingerprint).toBe(fingerprintOf(file.current().pairing?.authority ?? null));
});

test('the command line pairs a lane once, and waits for a house that begins later', async () => {
  const house = await RunningHouse.begin(database(), await security());
  const code = await codeOf(house, 'FFFF-FFFF');
  const { house: own } = await pairable(await LinkedLane.of(), { address: house.at, code });
  await until(() => own.state.link.kind === 'connected');
  const { fingerprint } = own.state.house ?? {};
  await own.end();
  const again = await pairable(await LinkedLane.of({ data: await tempFolder() }), {
    address: house.at,
    code,
  });
  await until(() => again.lane.logged.length > 0);
  expect(String(again.lane.logged[0])).toContain('unknown-code');
  expect(fingerprint).not.toBeNull();
});

test('a server that is no house is distinguished from a silent one', async () => {
  const house = await RunningHouse.begin(database());
  const { house: own } = await pairable(await LinkedLane.of());
  const reason = async (address: string): Promise<unknown> => {
    const found = await own.find(address);
    return found.ok ? found.value : found.error;
  };
  expect(await reason(house.at)).toEqual({ address: house.at, fingerprint: null });
  expect(await reason(house.at.replace('http:', 'https:'))).toMatchObject({ code: 'not-paired' });
  expect(await reason('http://desk.lan')).toEqual({ code: 'not-paired', reason: 'bad-address' });
  await house.end();
  expect(await reason(house.at)).toEqual({ code: 'not-paired', reason: 'unreachable' });
});
