import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PairingCode } from '../../house-contract/accounts.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { HouseService } from '../service/house-service.ts';
import { CREDENTIALS, ROUTE_ACCESS, routeTable, type Credential } from '../testing/access.testing.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskAt, type TestDesk } from '../testing/desk.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';

const database = databaseOfTests();
const page = mkdtempSync(join(tmpdir(), 'headpin-page-'));
let house: HouseService;
let at = '';
beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>desk</title>');
  house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, https: null, authority: null, hosts: [], page },
    log: () => undefined,
  });
  const listening = await house.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) expect.fail(listening.error);
  at = listening.value;
});
afterAll(async () => {
  await house.end();
  rmSync(page, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;

/** Puts a secret wherever a service might look for one. */
function everywhere(secret: string, headers: Headers = {}): Headers {
  return {
    authorization: `Bearer ${secret}`,
    cookie: `headpin=${secret}`,
    'x-csrf-token': secret,
    ...headers,
  };
}

function session({ headers }: TestDesk): Headers {
  return everywhere(headers.cookie.replace('headpin=', ''), { ...headers });
}

async function shown(credential: Credential): Promise<Headers> {
  switch (credential) {
    case 'none':
      return {};
    case 'ended session': {
      const desk = await deskAt(database(), at, 'manager');
      await asked(
        database().owner,
        `UPDATE house.sessions SET seen = now() - interval '1 day' WHERE account = $1`,
        [desk.account.id],
      );
      return session(desk);
    }
    case 'given password': {
      const desk = await deskAt(database(), at, 'manager');
      await asked(database().owner, 'UPDATE house.accounts SET given = true WHERE id = $1', [
        desk.account.id,
      ]);
      return session(desk);
    }
    case 'secretary':
    case 'operator':
    case 'manager':
      return session(await deskAt(database(), at, credential));
    case 'lane key':
      return everywhere((await knownLane(database(), 1)).key);
    case 'revoked key': {
      const { key, origin } = await knownLane(database(), 2);
      await asked(database().owner, 'UPDATE house.lanes SET revoked = now() WHERE origin = $1', [origin]);
      return everywhere(key);
    }
    case 'pairing code': {
      const { headers } = await deskAt(database(), at, 'manager');
      const made = await fetch(at + DESK_ROUTES.pairingCodes, { method: 'POST', headers });
      return everywhere(((await made.json()) as PairingCode).code);
    }
  }
}

/**
 * Whether the request got past the permission check, whatever the answer; a stream is closed as soon as it
 * begins.
 */
async function isAnswered(route: string, headers: Headers): Promise<boolean> {
  const [method = '', url = ''] = route.split(' ');
  const leave = new AbortController();
  const { status } = await fetch(at + url.replace('*', ''), {
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    // No route accepts this body, so a handler that is reached refuses it and changes nothing.
    ...(method === 'POST' ? { body: '{"nothing":0}' } : {}),
    signal: leave.signal,
  });
  leave.abort();
  expect(status, route).toBeLessThan(500);
  return status !== 401 && status !== 403;
}

const routesOf = ({ service }: HouseService): readonly string[] =>
  service.routes.map(({ method, url }) => `${method} ${url}`);

test('every route has a row, and every row a route', () => {
  expect(routesOf(house).toSorted()).toEqual(Object.keys(ROUTE_ACCESS).toSorted());
});

test.each(CREDENTIALS)('the credential “%s” opens exactly its own routes', async (credential) => {
  const headers = await shown(credential);
  const answered: string[] = [];
  const routes = routesOf(house);
  // Signing out and changing the password end the session, so they come last.
  const last = (route: string): number => Number(/sign-out|sign-in|password|pairing-codes/u.test(route));
  for (const route of routes.toSorted((one, other) => last(one) - last(other))) {
    const shows =
      /password|sign-out/u.test(route) &&
      ['given password', 'secretary', 'operator', 'manager'].includes(credential);
    if (await isAnswered(route, shows ? await shown(credential) : headers)) answered.push(route);
  }
  const expected = Object.entries(ROUTE_ACCESS).flatMap(([route, who]) =>
    who.includes(credential) ? [route] : [],
  );
  expect(answered.toSorted()).toEqual(expected.toSorted());
});

const byNumber = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

test.each([
  ['a letter by its number', (path: string) => path.replace(/[a-z]/u, byNumber)],
  ['all letters by their numbers', (path: string) => path.replaceAll(/[a-z]/gu, byNumber)],
  ['a query behind it', (path: string) => `${path}?again=1`],
])('a path with %s asks for the same credentials as its route', async (_what, spelled) => {
  for (const credential of ['none', 'revoked key', 'lane key', 'secretary'] as const) {
    const headers = await shown(credential);
    for (const route of routesOf(house)) {
      // They end the session.
      if (/\*|sign-out|password/u.test(route)) continue;
      const [method = '', path = ''] = route.split(' ');
      const isOpen = await isAnswered(`${method} ${spelled(path)}`, headers);
      expect([credential, route, isOpen]).toEqual([
        credential,
        route,
        ROUTE_ACCESS[route]?.includes(credential),
      ]);
    }
  }
});

test('every change by the front desk needs the token of its own session', async () => {
  const [one, other] = [await deskAt(database(), at, 'manager'), await deskAt(database(), at, 'manager')];
  const refused: string[] = [];
  const changes = routesOf(house).filter(
    (route) => route.startsWith('POST /desk/') && !route.endsWith('/sign-in'),
  );
  for (const route of changes)
    for (const token of ['', 'x', other.headers['x-csrf-token']]) {
      const url = at + (route.split(' ')[1] ?? '');
      const headers = { cookie: one.headers.cookie, ...(token === '' ? {} : { 'x-csrf-token': token }) };
      const reply = await fetch(url, { method: 'POST', headers });
      if (reply.status === 403 && (await reply.text()) === '{"code":"csrf"}') refused.push(route);
    }
  expect(refused).toHaveLength(changes.length * 3);
});

test('docs/security.md has this table', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  expect(document).toContain(routeTable());
});
