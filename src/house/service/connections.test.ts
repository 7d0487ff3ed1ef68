import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Connections } from './connections.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
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
