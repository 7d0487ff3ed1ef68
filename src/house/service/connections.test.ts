import { once } from 'node:events';
import { get } from 'node:https';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { DESK_ROUTES, LANE_ROUTES } from '../../house-contract/routes.ts';
import { houseAuthority, serverCertificate } from '../tls/authority.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskOf } from '../testing/desk.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';
import { Connections } from './connections.ts';
import { HouseService } from './house-service.ts';

const database = databaseOfTests();
const folder = mkdtempSync(join(tmpdir(), 'headpin-connections-'));
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Every address of 127.0.0.0/8 is this machine's. */
async function opened(port: number, from: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('one connection too many of an address ends its oldest without credentials, and no other address’s', async () => {
  const connections = new Connections({ ofAddress: 3, unknown: 100 });
  const served: Socket[] = [];
  const server = createServer((socket) => served.push(socket.on('error', () => undefined)));
  connections.watch(server);
  const port = await listening(server);
  const guest = await opened(port, '127.0.0.9');
  const known = await opened(port, '127.0.0.2');
  await expect.poll(() => served.length).toBe(2);
  const [, first] = served;
  if (first === undefined) throw new Error('nobody is served');
  connections.known(first);
  const others: Socket[] = [];
  for (let time = 1; time <= 5; time += 1) others.push(await opened(port, '127.0.0.2'));
  await expect.poll(() => others.map(({ closed }) => closed)).toEqual([true, true, false, false, false]);
  expect([guest.closed, known.closed]).toEqual([false, false]);
  for (const socket of [guest, known, ...others]) socket.destroy();
});

test('too many in all end the oldest of the address that has most', async () => {
  const connections = new Connections({ ofAddress: 10, unknown: 4 });
  const server = createServer((socket) => socket.on('error', () => undefined));
  connections.watch(server);
  const port = await listening(server);
  const guest = await opened(port, '127.0.0.9');
  const many: Socket[] = [];
  for (let time = 1; time <= 4; time += 1) many.push(await opened(port, '127.0.0.2'));
  await expect.poll(() => many.map(({ closed }) => closed)).toEqual([true, false, false, false]);
  expect(guest.closed).toBe(false);
  for (const socket of [guest, ...many]) socket.destroy();
});

/** The head of a client's hello in TLS, with fewer bytes behind it than it says. */
const HELLO = Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]);
/** More than a service has connections. */
const FLOOD = 2_100;
/** Milliseconds. */
const SOON = 1_000;

test('a house to which 2,100 connections in the middle of TLS are held open answers others, a lane at the same address and a desk at once', async () => {
  await houseAuthority(folder);
  const { key, cert } = await serverCertificate(folder, ['127.0.0.1']);
  const { cert: ca } = await houseAuthority(folder);
  const house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, authority: ca, https: { key, cert } },
    ...{ hosts: ['127.0.0.1'], page: null, log: () => undefined },
  });
  ends.push(() => house.end());
  const at = await house.listen({ host: '127.0.0.1', port: 0 });
  if (!at.ok) throw new Error(at.error);
  const { port } = new URL(at.value);
  const lane = await knownLane(database(), 1);
  const desk = await deskOf(database(), house.service, 'operator');
  const from = '127.0.0.66';
  const flood: Socket[] = [];
  ends.push(() => {
    for (const socket of flood) socket.destroy();
    return Promise.resolve();
  });
  const asked = async (localAddress: string, route: string, headers = {}): Promise<number> => {
    const answer = new Promise<number>((resolve, reject) => {
      const options = { ca, localAddress, headers, agent: false, timeout: SOON };
      get(`${at.value}${route}`, options, (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .on('timeout', () => {
          reject(new Error(`${route} answers too late`));
        });
    });
    return answer;
  };
  for (let time = 1; time <= FLOOD; time += 1) {
    const socket = await opened(Number(port), from);
    socket.write(HELLO);
    flood.push(socket);
  }
  for (let round = 1; round <= 5; round += 1) {
    expect(await asked('127.0.0.3', '/health')).toBe(200);
    expect(await asked(from, LANE_ROUTES.stream, { authorization: `Bearer ${lane.key}` })).toBe(200);
    expect(await asked('127.0.0.4', DESK_ROUTES.state, desk.headers)).toBe(200);
  }
});
