import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Role } from '../../house-contract/front-desk.ts';
import { sha256 } from '../db/hash.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';

/** Hours after which a session ends: without a request, and at the latest. */
const IDLE_HOURS = 4;
const LONGEST_HOURS = 16;

/** The condition for a session that has not ended. */
const ALIVE = `sessions.made > now() - interval '${String(LONGEST_HOURS)} hours'
  AND sessions.seen > now() - interval '${String(IDLE_HOURS)} hours' AND accounts.disabled IS NULL`;

/** The account that a request comes from. */
export interface KnownAccount {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Whether its password is still the one that was made for its owner. */
  readonly given: boolean;
}

/**
 * Sessions of one house. The browser has a random token in a cookie that no script can read; the database has
 * its hash.
 */
export class Sessions {
  readonly #pool: pg.Pool;
  readonly #house: string;
  readonly #isSecure: boolean;

  constructor(pool: pg.Pool, house: string, isSecure: boolean) {
    this.#pool = pool;
    this.#house = house;
    this.#isSecure = isSecure;
  }

  /** Always makes a new token, so that a token planted in the browser is useless (session fixation). */
  async begin(queries: Queries, account: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await queries.query(
      `DELETE FROM house.sessions USING house.accounts WHERE accounts.house = sessions.house
         AND accounts.id = sessions.account AND sessions.house = $1 AND NOT (${ALIVE})`,
      [this.#house],
    );
    await queries.query('INSERT INTO house.sessions (token_hash, house, account) VALUES ($1, $2, $3)', [
      sha256(token),
      this.#house,
      account,
    ]);
    return token;
  }

  async end(queries: Queries, token: string): Promise<void> {
    await queries.query('DELETE FROM house.sessions WHERE token_hash = $1 AND house = $2', [
      sha256(token),
      this.#house,
    ]);
    await tell(queries, { kind: 'sessions', house: this.#house });
  }

  /** Null if the token has no session, or an ended one. */
  async accountOf(token: string): Promise<KnownAccount | null> {
    const hash = sha256(token);
    const { rows } = await this.#pool.query<KnownAccount & { readonly rests: boolean }>(
      `SELECT accounts.id, name, role, given, seen < now() - interval '1 minute' AS rests
       FROM house.sessions JOIN house.accounts ON accounts.house = sessions.house AND accounts.id = account
       WHERE token_hash = $1 AND sessions.house = $2 AND ${ALIVE}`,
      [hash, this.#house],
    );
    const [found] = rows;
    if (found === undefined) return null;
    // At most once a minute, so that reading does not cause a write for each request.
    if (found.rests)
      await this.#pool.query('UPDATE house.sessions SET seen = now() WHERE token_hash = $1', [hash]);
    return { id: found.id, name: found.name, role: found.role, given: found.given };
  }

  /** Which of these tokens have a session that has not ended. */
  async alive(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    const hashes = new Map(tokens.map((token) => [sha256(token), token]));
    const { rows } = await this.#pool.query<{ token_hash: string }>(
      `SELECT token_hash FROM house.sessions
       JOIN house.accounts ON accounts.house = sessions.house AND accounts.id = account
       WHERE token_hash = ANY ($1) AND sessions.house = $2 AND ${ALIVE}`,
      [[...hashes.keys()], this.#house],
    );
    return new Set(rows.map((row) => hashes.get(row.token_hash) ?? ''));
  }

  tokenIn({ cookies }: FastifyRequest): string | null {
    return cookies[this.#cookie] ?? null;
  }

  give(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.#cookie, token, this.#attributes);
  }

  takeBack(reply: FastifyReply): void {
    void reply.clearCookie(this.#cookie, this.#attributes);
  }

  /** The prefix `__Host-` makes browsers accept it only from this host, over HTTPS. */
  get #cookie(): string {
    return this.#isSecure ? '__Host-headpin' : 'headpin';
  }

  get #attributes(): {
    readonly path: '/';
    readonly httpOnly: true;
    readonly sameSite: 'strict';
    readonly secure: boolean;
  } {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#isSecure };
  }
}

/** Ends all sessions of an account, at every service. */
export async function endSessionsOf(queries: Queries, house: string, account: string): Promise<void> {
  await queries.query('DELETE FROM house.sessions WHERE house = $1 AND account = $2', [house, account]);
  await tell(queries, { kind: 'sessions', house });
}

/**
 * The token that each change must carry. Only a page that has read `me` knows it, so another site's page
 * cannot forge a change.
 */
export function csrfOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

export function isCsrfOf(token: string, shown: unknown): boolean {
  const right = Buffer.from(csrfOf(token));
  const given = Buffer.from(typeof shown === 'string' ? shown : '');
  return right.length === given.length && timingSafeEqual(right, given);
}
