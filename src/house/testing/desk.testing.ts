import type { Role, SignedIn } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { addAccount } from '../accounts/accounts.ts';
import { newPassword } from '../accounts/passwords.ts';
import { withService } from '../db/transactions.ts';
import type { Service } from '../service/service.ts';
import { HOUSE, type TestDatabase } from './database.testing.ts';

/** An account of the house's staff. */
export interface TestAccount {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  readonly given: boolean;
}

/** A session of the front desk, with the headers for its requests. */
export interface TestDesk {
  readonly account: TestAccount;
  /** The cookie and the change token. */
  readonly headers: { readonly cookie: string; readonly 'x-csrf-token': string };
}

let made = 0;

/** Makes an account with a unique name, whose owner has chosen the password. */
export async function knownAccount({ pool }: TestDatabase, role: Role): Promise<TestAccount> {
  made += 1;
  const account = { name: `${role} ${String(made)}`, role, password: newPassword() };
  const id = await withService(pool, async (queries) => {
    const added = await addAccount(queries, HOUSE.id, account);
    await queries.query('UPDATE house.accounts SET given = false WHERE id = $1', [added]);
    return added;
  });
  if (id === null) throw new Error('the name is taken');
  return { id, ...account, given: false };
}

/** Signs in at a service that has no socket. */
export async function deskOf(
  database: TestDatabase,
  service: Pick<Service, 'inject'>,
  role: Role,
): Promise<TestDesk> {
  const account = await knownAccount(database, role);
  const { name, password } = account;
  const reply = await service.inject({
    method: 'POST',
    url: DESK_ROUTES.signIn,
    payload: { name, password },
  });
  return { account, headers: headersOf(reply.headers['set-cookie'], reply.json<SignedIn>()) };
}

/** Signs in at a listening service. */
export async function deskAt(database: TestDatabase, at: string, role: Role): Promise<TestDesk> {
  const account = await knownAccount(database, role);
  const { name, password } = account;
  return { account, headers: await signedInAt(at, { name, password }) };
}

/** Signs in with an existing account; resolves with the headers for its requests. */
export async function signedInAt(
  at: string,
  account: Pick<TestAccount, 'name' | 'password'>,
): Promise<TestDesk['headers']> {
  const reply = await fetch(at + DESK_ROUTES.signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: account.name, password: account.password }),
  });
  if (!reply.ok) throw new Error(`signing in was refused with ${String(reply.status)}`);
  return headersOf(reply.headers.getSetCookie(), (await reply.json()) as SignedIn);
}

function headersOf(cookies: string | readonly string[] | undefined, { csrf }: SignedIn): TestDesk['headers'] {
  const [cookie = ''] = [cookies ?? []].flat();
  return { cookie: cookie.split(';')[0] ?? '', 'x-csrf-token': csrf };
}
