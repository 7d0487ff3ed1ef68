import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, AccountsChanged, AuditPage, PairingCode } from '../../house-contract/accounts.ts';
import type { SignedIn } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { HouseService } from '../service/house-service.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskOf, knownAccount, type TestAccount, type TestDesk } from '../testing/desk.testing.ts';
import { firstAccount, resetManager } from './first-account.ts';

const HOSTS = ['desk.lan', '192.168.1.10', 'localhost', '127.0.0.1'];
const database = databaseOfTests();
let house: HouseService | null = null;
beforeAll(async () => {
  const { service } = database();
  house = await HouseService.begin({
    ...{ database: service, house: HOUSE.id, https: null, authority: null, hosts: HOSTS, page: null },
    log: () => undefined,
  });
});
afterAll(async () => {
  await house?.end();
});

interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly cookie: string;
}

async function ask<T>(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<Answer<T>> {
  if (house === null) throw new Error('the service has begun');
  const reply = await house.service.inject({
    ...{ method, url, headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: reply.statusCode,
    body: reply.json<T>(),
    cookie: [reply.headers['set-cookie'] ?? ''].flat()[0] ?? '',
  };
}

async function desk(role: TestAccount['role']): Promise<TestDesk> {
  if (house === null) throw new Error('the service has begun');
  return deskOf(database(), house.service, role);
}

const get = <T>(url: string, { headers }: Pick<TestDesk, 'headers'>): Promise<Answer<T>> =>
  ask('GET', url, { ...headers });
const post = <T>(url: string, { headers }: Pick<TestDesk, 'headers'>, body: object): Promise<Answer<T>> =>
  ask('POST', url, { ...headers }, body);
const signIn = (name: string, password: string): Promise<Answer<SignedIn & { code: string }>> =>
  ask('POST', DESK_ROUTES.signIn, {}, { name, password });

test('a session is a cookie that no script reads and no other site sends, and its token is in no table', async () => {
  const account = await knownAccount(database(), 'operator');
  const { status, body, cookie } = await signIn(account.name.toUpperCase(), account.password);
  expect([status, body.name, body.role]).toEqual([200, account.name, 'operator']);
  expect(cookie).toMatch(/^headpin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u);
  const token = cookie.slice('headpin='.length).split(';')[0] ?? '';
  const rows = await asked<{ row: string }>(
    database().owner,
    'SELECT sessions::text AS row FROM house.sessions UNION ALL SELECT accounts::text FROM house.accounts',
  );
  expect(rows.some(({ row }) => row.includes(token) || row.includes(account.password))).toBe(false);
});

test('an unknown name, a wrong password and a disabled account are refused with the same words', async () => {
  const account = await knownAccount(database(), 'operator');
  const wrong = await signIn(account.name, 'not its password');
  const unknown = await signIn('nobody at all', 'not its password');
  await asked(database().owner, 'UPDATE house.accounts SET disabled = now() WHERE id = $1', [account.id]);
  const disabled = await signIn(account.name, account.password);
  expect([wrong, unknown, disabled].map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 3 }, () => [401, { code: 'unknown-account' }]),
  );
});

test('signing out ends the session, and a second one of the same account continues', async () => {
  const one = await desk('operator');
  const again = await signIn(one.account.name, one.account.password);
  const other = { headers: { cookie: again.cookie.split(';')[0] ?? '', 'x-csrf-token': again.body.csrf } };
  expect((await post(DESK_ROUTES.signOut, one, {})).status).toBe(200);
  expect((await get(DESK_ROUTES.me, one)).body).toEqual({ code: 'no-session' });
  expect((await get(DESK_ROUTES.me, other)).status).toBe(200);
});

test.each(['seen', 'made'])('a session ends some hours after it was %s', async (column) => {
  const one = await desk('operator');
  const hours = column === 'seen' ? 4 : 16;
  const older = (minutes: number): Promise<unknown> =>
    asked(
      database().owner,
      `UPDATE house.sessions SET ${column} = now() - make_interval(hours => $1, mins => $2) WHERE account = $3`,
      [hours, minutes, one.account.id],
    );
  await older(-1);
  expect((await get(DESK_ROUTES.me, one)).status).toBe(200);
  await older(1);
  expect((await get(DESK_ROUTES.me, one)).status).toBe(401);
});

test('changing the password ends all sessions of the account and begins a new one', async () => {
  const one = await desk('secretary');
  const again = await signIn(one.account.name, one.account.password);
  const change = { old: one.account.password, new: 'seven trains to the coast' };
  const changed = await post<SignedIn>(DESK_ROUTES.password, one, change);
  expect(changed.status).toBe(200);
  const other = again.cookie.split(';')[0] ?? '';
  expect((await ask('GET', DESK_ROUTES.me, { cookie: other })).status).toBe(401);
  expect((await get(DESK_ROUTES.me, one)).status).toBe(401);
  expect((await ask('GET', DESK_ROUTES.me, { cookie: changed.cookie })).status).toBe(200);
  expect((await signIn(one.account.name, change.new)).status).toBe(200);
});

test.each([
  ['short', 'password-too-short'],
  ['test bowl test bowl 11', 'password-too-easy'],
  ['headpin123456', 'password-too-easy'],
  ['aaaaaaaaaaaaaaaa', 'password-too-easy'],
  ['Passwort-1234567890', 'password-too-easy'],
])('the password %s is refused: %s', async (password, code) => {
  const one = await desk('operator');
  const change = { old: one.account.password, new: password };
  expect((await post(DESK_ROUTES.password, one, change)).body).toEqual({ code });
});

test('a manager adds an account, whose password is shown once and can sign in', async () => {
  const manager = await desk('manager');
  const added = await post<AccountsChanged>(DESK_ROUTES.accounts, manager, {
    ...{ kind: 'add', name: 'Mia', role: 'operator' },
  });
  const { password, accounts } = added.body;
  expect(accounts.find(({ name }) => name === 'Mia')?.role).toBe('operator');
  expect((await signIn('mia', password ?? '')).body.given).toBe(true);
  const taken = await post(DESK_ROUTES.accounts, manager, { kind: 'add', name: ' MIA ', role: 'manager' });
  expect([taken.status, taken.body]).toEqual([409, { code: 'name-taken' }]);
  expect((await get<Account[]>(DESK_ROUTES.accounts, manager)).body).toHaveLength(accounts.length);
});

test.each(['add', 'reset'])(
  'with a password that a manager made (%s) its owner first chooses another one',
  async (kind) => {
    const manager = await desk('manager');
    const one = await knownAccount(database(), 'operator');
    const asks = kind === 'reset' ? { kind, id: one.id } : { kind, name: 'Jo', role: 'operator' };
    const { password } = (await post<AccountsChanged>(DESK_ROUTES.accounts, manager, asks)).body;
    const given = await signIn(kind === 'reset' ? one.name : 'Jo', password ?? '');
    const cookie = given.cookie.split(';')[0] ?? '';
    const owner = { headers: { cookie, 'x-csrf-token': given.body.csrf } };
    expect((await ask('GET', DESK_ROUTES.state, { cookie })).body).toEqual({ code: 'password-given' });
    const change = { old: password ?? '', new: password ?? '' };
    expect((await post(DESK_ROUTES.password, owner, change)).body).toEqual({ code: 'password-same' });
    const chosen = await post<SignedIn>(DESK_ROUTES.password, owner, {
      ...change,
      new: 'seven trains to the coast',
    });
    expect(chosen.body.given).toBe(false);
    expect((await ask('GET', DESK_ROUTES.state, { cookie: chosen.cookie })).status).toBe(200);
  },
);

test.each(['role', 'reset', 'disable'])(
  'a change of kind %s ends the sessions of its account',
  async (kind) => {
    const manager = await desk('manager');
    const one = await desk('operator');
    const body = { kind, id: one.account.id, ...(kind === 'role' ? { role: 'secretary' } : {}) };
    expect((await post(DESK_ROUTES.accounts, manager, body)).status).toBe(200);
    expect((await get(DESK_ROUTES.me, one)).status).toBe(401);
  },
);

test('two managers who disable each other at once leave one of them', async () => {
  await asked(database().owner, `UPDATE house.accounts SET disabled = now() WHERE role = 'manager'`);
  const [one, other] = [await desk('manager'), await desk('manager')];
  const answers = await Promise.all([
    post(DESK_ROUTES.accounts, one, { kind: 'disable', id: other.account.id }),
    post(DESK_ROUTES.accounts, other, { kind: 'disable', id: one.account.id }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = answers[0].status === 200 ? one : other;
  const last = await post(DESK_ROUTES.accounts, left, {
    ...{ kind: 'role', id: left.account.id, role: 'operator' },
  });
  expect([last.status, last.body]).toEqual([409, { code: 'last-manager' }]);
});

test('a pairing code comes with the names by which other PCs reach the house', async () => {
  const { body } = await post<PairingCode>(DESK_ROUTES.pairingCodes, await desk('manager'), {});
  expect(body.hosts).toEqual(['desk.lan', '192.168.1.10']);
});

test('the audit lists who did what, newest first, page by page', async () => {
  const manager = await desk('manager');
  for (let place = 0; place < 105; place += 1) await post(DESK_ROUTES.pairingCodes, manager, {});
  const first = (await get<AuditPage>(DESK_ROUTES.audit, manager)).body;
  const { name, id } = manager.account;
  expect(first.entries).toHaveLength(100);
  expect(first.entries[0]).toMatchObject({ account: id, name, what: 'pairing-code' });
  const next = `${DESK_ROUTES.audit}?before=${String(first.next)}`;
  const second = (await get<AuditPage>(next, manager)).body;
  const numbers = [...first.entries, ...second.entries].map(({ n }) => n);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(second.entries.some(({ what }) => what === 'sign-in')).toBe(true);
});

test('the first account is made once, and a locked-out manager gets another password from the house PC', async () => {
  const { owner } = database();
  await asked(owner, 'DELETE FROM house.accounts');
  const made = await Promise.all([firstAccount(owner, HOUSE.id), firstAccount(owner, HOUSE.id)]);
  const [told] = made.filter((one) => one !== null);
  if (told === undefined) expect.fail('no account was made');
  expect(made).toContain(null);
  expect((await signIn(told.name, told.password)).body).toMatchObject({ role: 'manager', given: true });
  const tries = Array.from({ length: 15 }, () => signIn(told.name, 'not its password'));
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).not.toEqual([]);
  expect((await signIn(told.name, told.password)).status).toBe(429);
  const again = await resetManager(owner, HOUSE.id, told.name);
  expect((await signIn(told.name, told.password)).status).toBe(401);
  expect((await signIn(told.name, again?.password ?? '')).body).toMatchObject({ given: true });
  expect(await resetManager(owner, HOUSE.id, 'nobody')).toBe(null);
});
