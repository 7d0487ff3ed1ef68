import type pg from 'pg';
import type { Address } from '../cluster/cluster.ts';
import { poolOf } from '../db/pool.ts';
import { withService } from '../db/transactions.ts';
import { addAccount, comparedName } from './accounts.ts';
import { audit } from './audit.ts';
import { hashOf, newPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/** An account and its password, which is shown once and must be changed at the first sign-in. */
export interface ToldAccount {
  readonly name: string;
  readonly password: string;
}

const FIRST = 'manager';
/** The author in the audit. */
const HOUSE_PC = 'house PC';

/**
 * Makes a manager in a house without accounts, as the database's owner; null if there are accounts already.
 */
export async function firstAccount(owner: Address, house: string): Promise<ToldAccount | null> {
  return asOwner(owner, async (pool) =>
    withService(pool, async (queries) => {
      // If two services start at once, the second one finds the first one's account.
      await queries.query('SELECT 1 FROM house.houses WHERE id = $1 FOR UPDATE', [house]);
      const { rowCount } = await queries.query('SELECT 1 FROM house.accounts WHERE house = $1 LIMIT 1', [
        house,
      ]);
      if (rowCount !== 0) return null;
      const told = { name: FIRST, password: newPassword() };
      const id = await addAccount(queries, house, { ...told, role: 'manager' });
      await audit(queries, {
        ...{ house, account: null, name: HOUSE_PC, what: 'account-add' },
        about: { account: id, role: 'manager' },
      });
      return told;
    }),
  );
}

/**
 * Gives a manager who is locked out a new password, as the database's owner. The account is enabled again,
 * its sessions end and all failed tries are forgotten. Null if there is no such manager.
 */
export async function resetManager(owner: Address, house: string, name: string): Promise<ToldAccount | null> {
  const password = newPassword();
  const hash = await hashOf(password);
  return asOwner(owner, async (pool) =>
    withService(pool, async (queries) => {
      const { rows } = await queries.query<{ id: string; name: string }>(
        `UPDATE house.accounts SET password_hash = $3, given = true, disabled = NULL
         WHERE house = $1 AND compared = $2 AND role = 'manager' RETURNING id, name`,
        [house, comparedName(name), hash],
      );
      const [found] = rows;
      if (found === undefined) return null;
      await endSessionsOf(queries, house, found.id);
      await queries.query('DELETE FROM house.attempts WHERE house = $1', [house]);
      await audit(queries, {
        ...{ house, account: null, name: HOUSE_PC, what: 'account-reset' },
        about: { account: found.id },
      });
      return { name: found.name, password };
    }),
  );
}

async function asOwner<T>(owner: Address, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = poolOf(owner, { most: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
