import type pg from 'pg';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { PasswordChange, SignIn } from '../../house-contract/accounts.ts';
import type { Role } from '../../house-contract/front-desk.ts';
import { withService } from '../db/transactions.ts';
import { comparedName } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import { audit } from './audit.ts';
import { hashOf, isRight, judged } from './passwords.ts';
import { endSessionsOf, type KnownAccount, type Sessions } from './sessions.ts';

export interface SigningInDeps {
  readonly pool: pg.Pool;
  readonly house: string;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
}

/** A new session, and its token for the cookie. */
export interface Begun {
  readonly account: KnownAccount;
  readonly token: string;
}

type PasswordRefusal =
  | 'wrong-password'
  | 'too-many'
  | 'password-too-short'
  | 'password-too-easy'
  | 'password-same';

interface Row extends KnownAccount {
  readonly role: Role;
  readonly password_hash: string;
  readonly disabled: Date | null;
}

/** Signs accounts in and out, and limits how often passwords may be tried. */
export class SigningIn {
  readonly #deps: SigningInDeps;

  constructor(deps: SigningInDeps) {
    this.#deps = deps;
  }

  /** `before` is the token that the browser had; its session ends. */
  async signIn(
    { name, password }: SignIn,
    address: string,
    before: string | null,
  ): Promise<Result<Begun, 'unknown-account' | 'too-many'>> {
    const { pool, house, sessions, attempts } = this.#deps;
    const compared = comparedName(name);
    if (!(await attempts.may('address', address))) return err('too-many');
    if (!(await attempts.may('name', compared))) return err('too-many');
    const { rows } = await pool.query<Row>(
      `SELECT id, name, role, given, password_hash, disabled FROM house.accounts
       WHERE house = $1 AND compared = $2`,
      [house, compared],
    );
    const [found] = rows;
    const right = await isRight(found?.password_hash ?? null, password);
    if (!right || found === undefined || found.disabled !== null) {
      // Written for an unknown name too, as the disk's time would tell which names exist. The name itself is not kept: it may
      // be a password typed into the wrong field.
      const { id: account, name: known } = found ?? { id: null, name: '' };
      await audit(pool, { house, account, name: known, what: 'sign-in-refused' });
      return err('unknown-account');
    }
    await attempts.succeeded('address', address);
    await attempts.succeeded('name', compared);
    const account = { id: found.id, name: found.name, role: found.role, given: found.given };
    const token = await withService(pool, async (queries) => {
      if (before !== null) await sessions.end(queries, before);
      await queries.query('UPDATE house.accounts SET signed_in = now() WHERE house = $1 AND id = $2', [
        house,
        account.id,
      ]);
      await audit(queries, { house, account: account.id, name: account.name, what: 'sign-in' });
      return sessions.begin(queries, account.id);
    });
    return ok({ account, token });
  }

  async signOut(account: KnownAccount, token: string): Promise<void> {
    const { pool, house, sessions } = this.#deps;
    await withService(pool, async (queries) => {
      await sessions.end(queries, token);
      await audit(queries, { house, account: account.id, name: account.name, what: 'sign-out' });
    });
  }

  /** Ends every session of the account and begins a new one for this browser. */
  async changePassword(
    account: KnownAccount,
    change: PasswordChange,
  ): Promise<Result<Begun, PasswordRefusal>> {
    const { pool, house, sessions, attempts } = this.#deps;
    const compared = comparedName(account.name);
    if (!(await attempts.may('name', compared))) return err('too-many');
    const { rows } = await pool.query<{ password_hash: string; house_name: string }>(
      `SELECT password_hash, houses.name AS house_name FROM house.accounts
       JOIN house.houses ON houses.id = house WHERE house = $1 AND accounts.id = $2`,
      [house, account.id],
    );
    const [found] = rows;
    if (!(await isRight(found?.password_hash ?? null, change.old))) return err('wrong-password');
    await attempts.succeeded('name', compared);
    const good = judged(change.new, [found?.house_name ?? '', account.name]);
    if (!good.ok) return good;
    if (await isRight(found?.password_hash ?? null, good.value)) return err('password-same');
    const hash = await hashOf(good.value);
    const token = await withService(pool, async (queries) => {
      await queries.query(
        'UPDATE house.accounts SET password_hash = $3, given = false WHERE house = $1 AND id = $2',
        [house, account.id, hash],
      );
      await endSessionsOf(queries, house, account.id);
      await audit(queries, { house, account: account.id, name: account.name, what: 'password' });
      return sessions.begin(queries, account.id);
    });
    return ok({ account: { ...account, given: false }, token });
  }
}
