import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { connect as connectTcp, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type Server } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lanePass, passIn, type LanePass } from '../../house-contract/lane-pass.ts';
import { sha256 } from '../db/hash.ts';
import { houseAuthority, serverCertificate } from '../tls/authority.ts';
import { Connections } from './connections.ts';
import { Gate, type GateDeps } from './gate.ts';

const folder = mkdtempSync(join(tmpdir(), 'headpin-gate-'));
let papers: { readonly key: string; readonly cert: string; readonly ca: string };
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const { cert: ca } = await houseAuthority(folder);
  papers = { ...(await serverCertificate(folder, ['127.0.0.1'])), ca };
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A TLS server that greets, behind a gate; resolves with its port. */
async function guarded(deps: Partial<GateDeps> = {}): Promise<number> {
  const server: Server = createServer(papers, (socket) => {
    socket.on('error', () => undefined).end('welcome');
  });
  const connections = new Connections();
  connections.watch(server);
  const gate = new Gate({ connections, takesPass: () => false, ...deps });
  gate.guard(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    gate.end();
    connections.end();
    return new Promise((resolve) => server.close(resolve));
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return at.port;
}

/** What a client hears from the server: a greeting, or why there is none. */
async function heard(port: number, from: string, ...protocols: readonly string[]): Promise<string> {
  const own = { port, host: '127.0.0.1', localAddress: from, ca: papers.ca };
  const socket = connect({ ...own, ALPNProtocols: ['http/1.1', ...protocols] });
  return new Promise((resolve) => {
    let words = '';
    socket.setEncoding('utf8').on('data', (text: string) => (words += text));
    socket.once('error', (fault: NodeJS.ErrnoException) => {
      resolve(fault.code ?? '');
    });
    socket.once('end', () => {
      resolve(words);
    });
  });
}

function newPass(keyHash: string): string {
  return lanePass(sha256, keyHash, randomBytes(16).toString('hex'));
}

test('an address that comes too often waits before TLS and is ended, another one gets in, and so does a lane at the same address', async () => {
  const keyHash = sha256('the key of a lane');
  const takesPass = ({ once: nonce, proof }: LanePass): boolean =>
    lanePass(sha256, keyHash, nonce).endsWith(proof);
  // One more in a quarter of an hour: the test says nothing of time.
  const port = await guarded({ takesPass, limits: { ofAddress: { atOnce: 3, aSecond: 0.001 }, kept: 50 } });
  const often = [];
  for (let time = 1; time <= 6; time += 1) often.push(await heard(port, '127.0.0.2'));
  expect(often).toEqual([
    ...Array.from({ length: 3 }, () => 'welcome'),
    'ECONNRESET',
    'ECONNRESET',
    'ECONNRESET',
  ]);
  expect(await heard(port, '127.0.0.2', newPass(keyHash))).toBe('welcome');
  expect(await heard(port, '127.0.0.2', newPass(sha256('another key')))).toBe('ECONNRESET');
  expect(await heard(port, '127.0.0.3')).toBe('welcome');
});

test('many addresses at once keep out strangers, and nobody at an address that has shown credentials', async () => {
  const keyHash = sha256('the key of a lane');
  const port = await guarded({
    takesPass: ({ once: nonce, proof }) => lanePass(sha256, keyHash, nonce).endsWith(proof),
    limits: { ofAll: { atOnce: 2, aSecond: 0.001 }, kept: 50 },
  });
  expect(await heard(port, '127.0.0.5', newPass(keyHash))).toBe('welcome');
  const strangers = [];
  for (const last of ['6', '7', '8', '9']) strangers.push(await heard(port, `127.0.0.${last}`));
  expect(strangers).toEqual(['welcome', 'welcome', 'ECONNRESET', 'ECONNRESET']);
  expect(await heard(port, '127.0.0.5')).toBe('welcome');
});

test('a hello that comes byte by byte is heard whole, and so is one with the request right behind it', async () => {
  const port = await guarded();
  const slow = createTcpServer((client) => {
    const server = connectTcp(port, '127.0.0.1').on('error', () => undefined);
    client
      .on('error', () => undefined)
      .on('data', (bytes) => {
        for (const byte of bytes) server.write(Buffer.of(byte));
      });
    server.setNoDelay(true).pipe(client);
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  ends.push(() => new Promise((resolve) => slow.close(resolve)));
  const at = slow.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  expect(await heard(at.port, '127.0.0.2')).toBe('welcome');
});

test.each([
  ['plain HTTP', 'GET /health HTTP/1.1\r\n\r\n'],
  ['nothing that TLS knows', '\u0000'.repeat(100)],
  ['a hello that is longer than TLS allows', Buffer.of(22, 3, 1, 64, 1)],
])('a connection that says %s is ended at once', async (_what, words) => {
  const socket: Socket = connectTcp(await guarded(), '127.0.0.1').on('error', () => undefined);
  socket.write(words);
  await expect.poll(() => socket.closed).toBe(true);
});

test('one connection too many before the gate ends the oldest', async () => {
  const port = await guarded({ limits: { most: 3 } });
  const silent: Socket[] = [];
  for (let time = 1; time <= 5; time += 1) {
    const socket = connectTcp(port, '127.0.0.1').on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    silent.push(socket);
  }
  await expect.poll(() => silent.map(({ closed }) => closed)).toEqual([true, true, false, false, false]);
  expect(await heard(port, '127.0.0.1')).toBe('welcome');
});

test('a server that closes does not wait for a hello that never ends', async () => {
  const port = await guarded();
  const socket: Socket = connectTcp(port, '127.0.0.1').on('error', () => undefined);
  socket.write(Buffer.of(22, 3, 1, 2, 0, 1));
  await once(socket, 'connect');
  expect(await heard(port, '127.0.0.1')).toBe('welcome');
  for (const end of ends.splice(0)) await end();
  await expect.poll(() => socket.closed).toBe(true);
});

test('a house of the version before takes no notice of a pass', async () => {
  const server = createHttpsServer(papers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  const own = { port: at.port, host: '127.0.0.1', ca: papers.ca };
  const socket = connect({ ...own, ALPNProtocols: ['http/1.1', newPass(sha256('a key'))] });
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe('http/1.1');
  socket.destroy();
});

test('a pass is found between other bytes, and nothing else is one', () => {
  const pass = newPass(sha256('a key'));
  const found = passIn(`\u0001\u00ff${pass}\u0000http/1.1`);
  expect(pass.split(' ').slice(1)).toEqual([found?.name, found?.once, found?.proof]);
  for (const bent of [pass.slice(0, -1), pass.replace('/1', '/2'), pass.replaceAll(' ', ''), ''])
    expect(passIn(bent)).toBe(null);
});
