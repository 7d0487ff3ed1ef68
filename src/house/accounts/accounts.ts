import { err, ok, type Result } from '../../core/line/result.ts';
import type { Account, AccountChange, AccountsChanged } from '../../house-contract/accounts.ts';
import type { Role } from '../../house-contract/front-desk.ts';
import { newId } from '../../saves/record/new-id.ts';
import type { Queries } from '../db/transactions.ts';
import { audit } from './audit.ts';
import { hashOf, newPassword } from './passwords.ts';
import { endSessionsOf, type KnownAccount } from './sessions.ts';

/** Names that differ only in spelling (case, width, accents composed or not) are one account. */
export function comparedName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Ordered by name. */
export async function accountsOf(queries: Queries, house: string): Promise<readonly Account[]> {
  const { rows } = await queries.query<{
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    readonly disabled: Date | null;
    readonly signed_in: Date | null;
  }>('SELECT id, name, role, disabled, signed_in FROM house.accounts WHERE house = $1 ORDER BY compared', [
    house,
  ]);
  return rows.map(({ disabled, signed_in, ...account }) => ({
    ...account,
    disabled: disabled?.toISOString() ?? null,
    signedIn: signed_in?.toISOString() ?? null,
  }));
}

export interface NewAccount {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

/** Its password was made for its owner, who changes it at the first sign-in. Null if the name is taken. */
export async function addAccount(
  queries: Queries,
  house: string,
  { name, role, password }: NewAccount,
): Promise<string | null> {
  const id = newId();
  const { rowCount } = await queries.query(
    `INSERT INTO house.accounts (house, id, name, compared, role, password_hash, given)
     VALUES ($1, $2, $3, $4, $5, $6, true) ON CONFLICT (house, compared) DO NOTHING`,
    [house, id, name.normalize('NFKC').trim(), comparedName(name), role, await hashOf(password)],
  );
  return rowCount === 1 ? id : null;
}

export type ChangeRefusal = 'name-taken' | 'no-such-account' | 'last-manager';

/** Makes one change by a manager in the caller's transaction. A refused change has written nothing. */
export async function changeAccounts(
  queries: Queries,
  house: string,
  by: KnownAccount,
  change: AccountChange,
): Promise<Result<AccountsChanged, ChangeRefusal>> {
  // If two managers disable each other at once, the second waits here and then finds that a manager must
  // stay.
  await queries.query('SELECT 1 FROM house.accounts WHERE house = $1 ORDER BY id FOR UPDATE', [house]);
  if (takesManager(change) && !(await hasManagerBeside(queries, house, change.id)))
    return err('last-manager');
  const password = change.kind === 'add' || change.kind === 'reset' ? newPassword() : null;
  const changed = await changedId(queries, house, change, password);
  if (changed === null) return err(change.kind === 'add' ? 'name-taken' : 'no-such-account');
  if (change.kind !== 'add') await endSessionsOf(queries, house, changed);
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: `account-${change.kind}` },
    about: { account: changed, ...('role' in change ? { role: change.role } : {}) },
  });
  return ok({ accounts: await accountsOf(queries, house), password });
}

async function changedId(
  queries: Queries,
  house: string,
  change: AccountChange,
  password: string | null,
): Promise<string | null> {
  if (change.kind === 'add') return addAccount(queries, house, { ...change, password: password ?? '' });
  const set = async (columns: string, ...values: readonly unknown[]): Promise<string | null> => {
    const { rowCount } = await queries.query(
      `UPDATE house.accounts SET ${columns} WHERE house = $1 AND id = $2`,
      [house, change.id, ...values],
    );
    return rowCount === 1 ? change.id : null;
  };
  switch (change.kind) {
    case 'role':
      return set('role = $3', change.role);
    case 'reset':
      return set('password_hash = $3, given = true', await hashOf(password ?? ''));
    case 'disable':
      return set('disabled = coalesce(disabled, now())');
    case 'enable':
      return set('disabled = NULL');
  }
}

function takesManager(change: AccountChange): change is Exclude<AccountChange, { kind: 'add' }> {
  return change.kind === 'disable' || (change.kind === 'role' && change.role !== 'manager');
}

async function hasManagerBeside(queries: Queries, house: string, id: string): Promise<boolean> {
  const { rowCount } = await queries.query(
    `SELECT 1 FROM house.accounts
     WHERE house = $1 AND id <> $2 AND role = 'manager' AND disabled IS NULL LIMIT 1`,
    [house, id],
  );
  return rowCount === 1;
}
