import { cp } from 'node:fs/promises';
import { once } from 'node:events';
import http from 'node:http';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { HOUSE } from '../../house/testing/database.testing.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';
import { Relay } from './testing/relay.testing.ts';

const database = databaseOfTests();

async function forks(house: RunningHouse, origin: string): Promise<readonly unknown[]> {
  return house.ask(
    'SELECT game, above, generation FROM house.forks WHERE origin = $1 ORDER BY game, branch',
    [origin],
  );
}

test('a lane restored from an old copy bowls a second branch, and the first one counts', async () => {
  const house = await RunningHouse.begin(database());
  const copy = await tempFolder();
  const lane = await LinkedLane.at(house);
  const id = await lane.begins('ANNA');
  await lane.bowls(1, 2, 3);
  await lane.lane.folder.filed();
  await cp(lane.lane.data, copy, { recursive: true });
  await lane.bowls(4, 5);
  await lane.delivered();
  const facts = await house.facts(lane.lane.origin);
  const { origin } = lane.lane;
  await lane.end();
  const restored = await LinkedLane.at(house, { data: copy });
  expect(restored.lane.origin).toBe(origin);
  await until(() => restored.link.status.kind === 'connected');
  expect(restored.link.status).toMatchObject({ behind: 1, toDeliver: 0 });
  await restored.bowls(0, 0, 9);
  await until(async () => (await forks(house, origin)).length === 1);
  await restored.delivered();
  expect(await forks(house, origin)).toEqual([{ game: id, above: 3, generation: 6 }]);
  expect(await house.facts(origin)).toEqual(facts);
  await restored.bowls(0);
  await until(async () => JSON.stringify(await forks(house, origin)).includes('"generation":7'));
  expect(restored.link.status).toMatchObject({ behind: 0 });
});

test('a lane that bowled a second branch while offline delivers all of it', async () => {
  const house = await RunningHouse.begin(database());
  const copy = await tempFolder();
  const lane = await LinkedLane.at(house);
  const id = await lane.begins('ANNA');
  await lane.bowls(1, 2, 3);
  await lane.lane.folder.filed();
  await cp(lane.lane.data, copy, { recursive: true });
  await lane.bowlsToTheEnd();
  await lane.delivered();
  const { origin } = lane.lane;
  await lane.end();
  const restored = await LinkedLane.of({ data: copy });
  await restored.bowls(7, 1);
  restored.pairing = await house.pairing(origin, [7]);
  restored.link.begin();
  await until(async () => (await forks(house, origin)).length === 1);
  await restored.delivered();
  expect(await forks(house, origin)).toEqual([{ game: id, above: 3, generation: 5 }]);
});

test('a house restored from an old copy is refilled', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  const ids = [await lane.begins('ANNA')];
  await lane.bowlsToTheEnd();
  ids.push(await lane.begins('ANNA'));
  await lane.bowls(3, 4, 5, 5);
  await lane.lane.games.tidy();
  await lane.delivered();
  await house.end();
  await lane.offline();
  await house.ask('DELETE FROM house.facts WHERE origin = $1 AND (game = $2 OR generation > 2)', [
    lane.lane.origin,
    ids[0],
  ]);
  await house.ask('DELETE FROM house.games WHERE origin = $1 AND game = $2', [lane.lane.origin, ids[0]]);
  await house.ask(
    `UPDATE house.games SET generation = facts.generation, chain = facts.chain FROM house.facts
     WHERE games.origin = $1 AND games.game = $2 AND facts.game = games.game AND facts.generation = 2`,
    [lane.lane.origin, ids[1]],
  );
  await house.begin();
  const wanted = await lane.facts(ids);
  await until(async () => JSON.stringify(await house.facts(lane.lane.origin)) === JSON.stringify(wanted));
  expect(await forks(house, lane.lane.origin)).toEqual([]);
});

test('connections that are cut in the middle of requests lose and double nothing', async () => {
  const house = await RunningHouse.begin(database());
  const relay = await Relay.to(house.at);
  const lane = await LinkedLane.of();
  lane.pairing = { ...(await house.pairing(lane.lane.origin, [7])), address: relay.at };
  lane.link.begin();
  const ids: string[] = [];
  for (let game = 0; game < 3; game += 1) {
    ids.push(await lane.begins('ANNA'));
    while (lane.lane.games.phase === 'running') {
      relay.cutAfter = 400 + ((ids.length * 37) % 7) * 350;
      await lane.bowls(0, 0);
      relay.cut();
    }
  }
  relay.cutAfter = null;
  relay.cut();
  const wanted = await lane.facts(ids);
  await until(async () => JSON.stringify(await house.facts(lane.lane.origin)) === JSON.stringify(wanted));
  expect(await forks(house, lane.lane.origin)).toEqual([]);
});

test('a lane waits while the database’s disk is full, and delivers once there is room', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  await lane.delivered();
  await house.ask(`CREATE FUNCTION house.full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$`);
  await house.ask('CREATE TRIGGER full_disk BEFORE INSERT ON house.facts EXECUTE FUNCTION house.full_disk()');
  const id = await lane.begins('ANNA');
  await lane.bowls(3, 4);
  await until(() => lane.link.status.kind === 'offline');
  expect(lane.link.status).toMatchObject({ kind: 'offline', trouble: 'unready', toDeliver: 1 });
  await house.ask('DROP TRIGGER full_disk ON house.facts');
  await house.ask('DROP FUNCTION house.full_disk');
  await until(async () => (await house.facts(lane.lane.origin))[id] === 3);
});

test('a lane with a revoked key says so, bowls on, and delivers once it is paired again', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  await lane.delivered();
  await house.ask('UPDATE house.lanes SET revoked = now() WHERE origin = $1', [lane.lane.origin]);
  const id = await lane.begins('ANNA');
  await lane.bowls(3);
  await until(() => lane.link.status.kind === 'offline');
  expect(lane.link.status).toMatchObject({ trouble: 'revoked' });
  await house.ask('UPDATE house.lanes SET revoked = NULL WHERE origin = $1', [lane.lane.origin]);
  lane.pairing = await house.pairing(lane.lane.origin, [7]);
  lane.link.anew();
  await until(async () => (await house.facts(lane.lane.origin))[id] === 2);
});

test.each(['is silent', 'drips one byte at a time'])(
  'a server that accepts and %s only takes the lane offline: balls and quitting wait for nothing',
  async (how) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const drip = setInterval(() => {
        if (how !== 'is silent') socket.write('H');
      }, 20);
      socket.on('close', () => {
        clearInterval(drip);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === 'string') expect.fail('it listens on a port');
    const lane = await LinkedLane.of({ limits: { answer: 150, silence: 150 } });
    lane.pairing = {
      ...{ address: `http://127.0.0.1:${String(address.port)}`, house: HOUSE.id, name: HOUSE.name },
      ...{ key: 'k'.repeat(43), authority: null },
    };
    lane.link.begin();
    await lane.begins('ANNA');
    await lane.bowls(1, 2, 3);
    await lane.offline();
    expect(lane.link.status).toMatchObject({ trouble: 'unreachable', toDeliver: 1 });
    lane.link.anew();
    await lane.end();
    expect(lane.logged).toEqual([]);
  },
);

test('a house that falls silent takes the lane offline, and later the lane reconnects', async () => {
  const house = await RunningHouse.begin(database());
  const relay = await Relay.to(house.at);
  const lane = await LinkedLane.of({ limits: { answer: 1000, silence: 1000 } });
  lane.pairing = { ...(await house.pairing(lane.lane.origin, [7])), address: relay.at };
  lane.link.begin();
  await lane.delivered();
  relay.isSilent = true;
  await lane.offline();
  const id = await lane.begins('ANNA');
  relay.isSilent = false;
  await until(async () => (await house.facts(lane.lane.origin))[id] === 1);
});

/** A cable to the house that changes a lane's facts to those of the next save format. */
async function nextFormat(house: string): Promise<{ readonly at: string; isNewer: boolean }> {
  const lane = { at: '', isNewer: true };
  const proxy = http.createServer((asked, answers) => {
    void buffer(asked).then(
      (bytes) => {
        const said = bytes.toString();
        const body = lane.isNewer
          ? said.replaceAll(`"save":${String(RECORD_VERSION)}`, `"save":${String(RECORD_VERSION + 1)}`)
          : said;
        const { method, headers } = asked;
        const passed = http.request(new URL(asked.url ?? '', house), {
          ...{ method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
        });
        passed.on('error', () => answers.destroy());
        answers.on('close', () => passed.destroy());
        passed.on('response', (answer) => {
          answer.on('error', () => answers.destroy());
          answer.pipe(answers.writeHead(answer.statusCode ?? 0, answer.headers));
        });
        passed.end(body);
      },
      () => answers.destroy(),
    );
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') expect.fail('it listens on a port');
  lane.at = `http://127.0.0.1:${String(address.port)}`;
  return lane;
}

test('a lane that is updated before its house keeps its games and says so, and the updated house gets them', async () => {
  const house = await RunningHouse.begin(database());
  const format = await nextFormat(house.at);
  const lane = await LinkedLane.of();
  lane.pairing = { ...(await house.pairing(lane.lane.origin, [7])), address: format.at };
  const id = await lane.begins('ANNA');
  await lane.bowls(3, 4);
  lane.link.begin();
  await lane.offline();
  expect(lane.link.status).toMatchObject({ trouble: 'protocol', toDeliver: 1 });
  format.isNewer = false;
  await lane.delivered();
  expect(await house.facts(lane.lane.origin)).toEqual({ [id]: 3 });
  expect(await house.ask('SELECT FROM house.aside WHERE origin = $1', [lane.lane.origin])).toEqual([]);
});

test('a lane that is not paired opens no socket', async () => {
  const house = await RunningHouse.begin(database());
  const relay = await Relay.to(house.at);
  const lane = await LinkedLane.of();
  lane.link.begin();
  await lane.begins('ANNA');
  await lane.bowls(1, 2, 3);
  lane.link.statesChanged();
  expect(lane.link.status).toEqual({ kind: 'off' });
  await lane.end();
  expect(relay.opened).toBe(0);
  expect(lane.statuses).toEqual([{ kind: 'off' }]);
});
