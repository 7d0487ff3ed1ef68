import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainOf } from '../../core/chain/chain.ts';
import type { HouseLane } from '../../house-contract/accounts.ts';
import type { DeskState } from '../../house-contract/front-desk.ts';
import { LARGEST_REQUEST } from '../../house-contract/deliveries.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../house-contract/routes.ts';
import { sha256 } from '../db/hash.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskAt, knownAccount, type TestDesk } from '../testing/desk.testing.ts';
import { knownLane, type TestLane } from '../testing/lane.testing.ts';
import { HouseService } from './house-service.ts';

const database = databaseOfTests();
const folder = mkdtempSync(join(tmpdir(), 'headpin-attacks-'));
const SECRET = 'a secret beside the page';
const houses: HouseService[] = [];
const said: string[] = [];
let at = '';
let lane: TestLane;
let manager: TestDesk;

async function begun(): Promise<string> {
  const house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, https: null, authority: null },
    ...{ hosts: ['desk.house.test'], page: join(folder, 'page') },
    log: (line) => said.push(line),
  });
  houses.push(house);
  const listening = await house.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.error);
  return listening.value;
}

beforeAll(async () => {
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>desk</title>');
  writeFileSync(join(folder, 'page', 'assets', 'main-1a2b3c.js'), 'export {};');
  for (const file of ['secret.txt', 'page/.secret', 'page/assets/.secret'])
    writeFileSync(join(folder, file), SECRET);
  at = await begun();
  lane = await knownLane(database(), 1);
  manager = await deskAt(database(), at, 'manager');
});
afterAll(async () => {
  await Promise.all(houses.map((house) => house.end()));
  rmSync(folder, { recursive: true, force: true });
  expect(said.filter((line) => line.includes('bug'))).toEqual([]);
});

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | object,
): Promise<Response> {
  return fetch(at + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/**
 * Sends raw bytes, then what drips a byte at a time, and resolves with all that comes back until the service closes.
 */
async function raw(bytes: string, drip = ''): Promise<string> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (data: Buffer) => {
    answer += data.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve();
    });
  });
  socket.write(bytes);
  const drops = drip[Symbol.iterator]();
  const dripping = setInterval(() => socket.write(drops.next().value ?? ''), 100);
  await closed;
  clearInterval(dripping);
  return answer;
}

const HOSTILE = [
  `'; DROP TABLE house.facts; --`,
  `' OR '1'='1`,
  `$1); DELETE FROM house.accounts; --`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '../../etc/passwd',
  '%27%20OR%201=1',
];

test('hostile text comes back unchanged, as JSON and never as a page', async () => {
  for (const [place, text] of HOSTILE.entries()) {
    const { headers } = manager;
    const id = String(place).padStart(24, '0');
    const order = { id, origin: lane.origin, seconds: 60, body: { kind: 'message', lane: 1, text } };
    const answers = [
      await post(DESK_ROUTES.accounts, headers, { kind: 'add', name: text, role: 'secretary' }),
      await post(DESK_ROUTES.lanes, headers, { kind: 'note', origin: lane.origin, note: text }),
      await post(DESK_ROUTES.waiting, headers, { kind: 'add', id, name: text, bowlers: 1, note: text }),
      await post(DESK_ROUTES.orders, headers, { orders: [order] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const lanes = await fetch(at + DESK_ROUTES.lanes, { headers });
    const state = await fetch(at + DESK_ROUTES.state, { headers });
    for (const reply of [lanes, state, ...answers]) {
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(((await lanes.json()) as HouseLane[])[0]?.note).toBe(text);
    const { waiting, orders } = (await state.json()) as DeskState;
    expect(waiting.find((party) => party.id === id)).toMatchObject({ name: text, note: text });
    expect(orders.find((one) => one.order.id === id)?.order.body).toMatchObject({ text });
    expect((await post(DESK_ROUTES.signIn, {}, { name: text, password: text })).status).toBe(401);
    const url = `${DESK_ROUTES.audit}?before=${encodeURIComponent(text)}`;
    expect((await fetch(at + url, { headers })).status).toBe(400);
  }
  expect(await asked(database().owner, 'SELECT count(*)::int AS all FROM house.accounts')).toEqual([
    { all: HOSTILE.length + 1 },
  ]);
});

test.each(['\u0000', '\ud800', 'a\u0000b'])(
  'text that no database can store is refused: %j',
  async (text) => {
    const id = 'f'.repeat(24);
    const { headers } = manager;
    const order = { id, origin: lane.origin, seconds: 60, body: { kind: 'message', lane: 1, text } };
    for (const reply of [
      await post(DESK_ROUTES.orders, headers, { orders: [order] }),
      await post(DESK_ROUTES.lanes, headers, { kind: 'note', origin: lane.origin, note: text }),
      await post(DESK_ROUTES.accounts, headers, { kind: 'add', name: text, role: 'secretary' }),
    ])
      expect([reply.status, await reply.json()]).toEqual([400, { code: 'invalid' }]);
  },
);

test('a request from another site or for another host name is refused', async () => {
  const { headers } = manager;
  for (const origin of ['http://evil.example', 'null', at.replace('http:', 'https:'), `${at}.evil.example`])
    for (const url of [DESK_ROUTES.pairingCodes, DESK_ROUTES.signIn]) {
      const reply = await post(url, { ...headers, origin }, {});
      expect([reply.status, await reply.json()]).toEqual([403, { code: 'foreign-origin' }]);
    }
  expect((await post(DESK_ROUTES.pairingCodes, { ...headers, origin: at }, {})).status).toBe(200);
  const cookie = headers.cookie;
  for (const [host, status] of [
    ['desk.house.test', '200'],
    ['DESK.house.test:80', '200'],
    ['evil.example', '421'],
    ['desk.house.test.evil.example', '421'],
    ['', '421'],
  ] as const)
    expect(
      await raw(
        `GET ${DESK_ROUTES.me} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      ),
    ).toContain(`HTTP/1.1 ${status}`);
});

test('a form on another site cannot sign anybody in', async () => {
  const { name, password } = await knownAccount(database(), 'operator');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(
      (await post(DESK_ROUTES.signIn, { 'content-type': type }, JSON.stringify({ name, password }))).status,
    ).toBe(415);
});

test('a token planted in the browser before sign-in is worthless', async () => {
  const { name, password } = await knownAccount(database(), 'operator');
  const fixed = `headpin=${'A'.repeat(43)}`;
  const reply = await post(DESK_ROUTES.signIn, { cookie: fixed }, { name, password });
  expect(reply.headers.getSetCookie()[0]).not.toContain(fixed);
  expect((await fetch(at + DESK_ROUTES.me, { headers: { cookie: fixed } })).status).toBe(401);
  const [first = ''] = (reply.headers.getSetCookie()[0] ?? '').split(';');
  expect((await post(DESK_ROUTES.signIn, { cookie: first }, { name, password })).status).toBe(200);
  expect((await fetch(at + DESK_ROUTES.me, { headers: { cookie: first } })).status).toBe(401);
});

test('a password can be guessed at most ten times, at two services together', async () => {
  await asked(database().owner, 'DELETE FROM house.attempts');
  const { name, password } = await knownAccount(database(), 'operator');
  const second = await begun();
  const guess = async (to: string, word: string): Promise<number> => {
    const body = JSON.stringify({ name, password: word });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(to + DESK_ROUTES.signIn, { method: 'POST', headers, body })).status;
  };
  const statuses = await Promise.all(
    Array.from({ length: 25 }, (_none, place) =>
      guess(place % 2 === 0 ? at : second, `guess ${String(place)}`),
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(await guess(at, password)).toBe(429);
  // Changing names does not help, because an address has a limit of its own.
  const { headers } = manager;
  for (let place = 0; place < 10; place += 1)
    await post(DESK_ROUTES.signIn, {}, { name: `x${String(place)}`, password });
  const other = await knownAccount(database(), 'operator');
  expect((await post(DESK_ROUTES.signIn, {}, other)).status).toBe(400);
  const { name: free, password: right } = other;
  expect((await post(DESK_ROUTES.signIn, {}, { name: free, password: right })).status).toBe(429);
  expect((await fetch(at + DESK_ROUTES.me, { headers })).status).toBe(200);
  await asked(database().owner, 'DELETE FROM house.attempts');
});

test('pairing codes can be guessed at most a hundred times', async () => {
  const guess = async (place: number): Promise<number> => {
    const code = `${String(place).padStart(4, '0')}-ZZZZ`;
    return (await post(LANE_ROUTES.pair, {}, { code, origin: 'a'.repeat(24), lanes: [1] })).status;
  };
  const statuses: number[] = [];
  for (let place = 0; place < 105; place += 1) statuses.push(await guess(place));
  expect(statuses.map((status) => (status === 403 ? 'unknown' : status)).slice(0, 100)).toEqual(
    Array.from({ length: 100 }, () => 'unknown'),
  );
  expect(statuses.slice(100)).toEqual([429, 429, 429, 429, 429]);
});

test('large and deep input is refused, and the next request is answered', async () => {
  const { headers } = manager;
  const key = { authorization: `Bearer ${lane.key}` };
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  const entry = `{"parts":[{"game":"g000001-0a1b2c","month":"2026-11","save":9,"from":0,"before":null,"facts":[],
    "names":{"digest":"${'0'.repeat(64)}","entries":[{"path":"0.players.0.name","value":${deep}}]}}]}`;
  const body = `{"a":${'['.repeat(90_000)}${']'.repeat(90_000)}}`;
  const chained = { origin: lane.origin, id: 'g000001-0a1b2c' };
  const fact = JSON.stringify({ body, chain: chainOf(sha256, chained, [body])[0] });
  const facts = `{"parts":[{"game":"g000001-0a1b2c","month":"2026-11","save":9,"from":0,"before":null,"facts":[${fact}]}]}`;
  const large =
    `POST ${DESK_ROUTES.waiting} HTTP/1.1\r\nHost: localhost\r\nCookie: ${headers.cookie}\r\n` +
    `X-CSRF-Token: ${headers['x-csrf-token']}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${String(10 * LARGEST_REQUEST)}\r\nConnection: close\r\n\r\n`;
  expect(await raw(large)).toContain('HTTP/1.1 413');
  for (const bent of [
    deep,
    `{"kind":${deep}}`,
    '{"a":1,"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
  ])
    expect((await post(DESK_ROUTES.waiting, headers, bent)).status).toBe(400);
  expect((await post(LANE_ROUTES.facts, key, entry)).status).toBe(400);
  expect(await (await post(LANE_ROUTES.facts, key, facts)).json()).toEqual({
    parts: [{ state: 'gap', generation: -1 }],
  });
  expect({}).not.toHaveProperty('polluted');
  expect(
    await raw(`GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(9 * 1024)}\r\n\r\n`),
  ).toContain('HTTP/1.1 431');
  expect((await fetch(`${at}/health`)).status).toBe(200);
});

test('no path reaches a file outside the page’s folder, a hidden file or a listing', async () => {
  for (const path of [
    ...[
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%252e%252e/secret.txt',
      '/..\\secret.txt',
    ],
    ...[
      '/assets/../../secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '/.secret',
      '/assets/.secret',
    ],
    ...[
      '/%2esecret',
      '/assets/',
      '/assets/%00',
      '/index.html%00.js',
      '/assets/main-1a2b3c.js/../../../secret.txt',
    ],
  ]) {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([path, answer]).not.toEqual([path, expect.stringContaining(SECRET)]);
    expect([path, /HTTP\/1\.1 (?:400|403|404)/u.test(answer)]).toEqual([path, true]);
  }
});

test('line breaks in input make no header', async () => {
  const answer = await raw(
    'GET /a%0d%0aSet-Cookie:%20headpin=x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(answer).not.toMatch(/^set-cookie/imu);
  for (const text of ['a\r\nSet-Cookie: b=c', 'a\nb'])
    for (const [url, body] of [
      [DESK_ROUTES.lanes, { kind: 'note', origin: lane.origin, note: text }],
      [DESK_ROUTES.accounts, { kind: 'add', name: text, role: 'operator' }],
    ] as const)
      expect((await post(url, manager.headers, body)).status).toBe(400);
});

test.each([
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 60\r\n\r\nabcd'],
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks by another word', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  [
    'chunks that are named twice',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
  ],
  ['a chunk without an end', 'Transfer-Encoding: chunked\r\n\r\n4\r\nabcdX\r\n0\r\n\r\n'],
  ['a length that is none', 'Content-Length: +4\r\n\r\nabcd'],
  ['a header with a space before its colon', 'Content-Length : 4\r\n\r\nabcd'],
])('a request with %s is refused and its connection closed', async (_what, rest) => {
  const smuggled = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await raw(
    `POST ${DESK_ROUTES.signIn} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}${smuggled}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400/u);
  expect(answer).not.toContain('"database":true');
});

test('a client that sends half a header, or headers that drip, is cut off, and others are answered meanwhile', async () => {
  const half = 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
  const cut = Array.from({ length: 40 }, (_none, place) => raw(half, place < 20 ? '' : 'x'.repeat(1_000)));
  expect((await fetch(`${at}/health`)).status).toBe(200);
  for (const answer of await Promise.all(cut)) expect(answer).toContain('HTTP/1.1 408');
});

test('the page has a security policy, and only its hashed files may be cached', async () => {
  const page = await fetch(`${at}/lanes/7`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>desk</title>']);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none';script-src 'self';/u);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('strict-transport-security')).toBe(null);
  const kept = async (url: string): Promise<string | null> =>
    (await fetch(at + url, { headers: { ...manager.headers } })).headers.get('cache-control');
  expect(await kept('/assets/main-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/')).toBe('no-cache');
  expect(await kept('/lanes/7')).toBe('no-cache');
  expect(await kept(DESK_ROUTES.me)).toBe('no-store');
  expect((await fetch(`${at}/desk/v1/nothing`)).status).toBe(404);
});

test('the log notes refused requests, without keys, passwords and ids', async () => {
  const secret = 'S3cret-in-a-header-and-a-body';
  const own = await begun();
  await fetch(`${own + LANE_ROUTES.stream}?id=${secret}`, {
    headers: { authorization: `Bearer ${secret}`, cookie: `headpin=${secret}` },
  });
  await post(DESK_ROUTES.signIn, {}, { name: secret, password: secret });
  expect(said.some((line) => line === `GET ${LANE_ROUTES.stream}: refused with 401 to 127.0.0.1`)).toBe(true);
  expect(said.join('\n')).not.toContain(secret);
});
