import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { sha256 } from '../db/hash.ts';
import { type KnownLane, withService } from '../db/transactions.ts';
import { refuse } from '../service/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Paired, Pairing } from '../../house-contract/deliveries.ts';
import { audit } from '../accounts/audit.ts';
import { opensOf } from '../accounts/opens.ts';
import { tell } from '../db/news.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `keyed`; null on routes of accounts. */
    lane: KnownLane | null;
  }
}

const KEY = /^Bearer ([\w-]{20,100})$/u;

/** 256 random bits. The house keeps only their hash. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** An `onRequest` hook that finds the lane by its key, before the body is read. */
export function keyed(pool: pg.Pool): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const key = KEY.exec(request.headers.authorization ?? '')?.[1];
    request.lane = key === undefined ? null : await laneOf(pool, key);
    return request.lane === null ? refuse(reply, 401, 'unknown-key') : undefined;
  };
}

/** The lane that `keyed` has found. */
export function laneIn({ lane }: FastifyRequest): KnownLane {
  if (lane === null) throw new Error('a route of lanes without its key');
  return lane;
}

async function laneOf(pool: pg.Pool, key: string): Promise<KnownLane | null> {
  const { rows } = await pool.query<KnownLane>(
    'SELECT house, origin FROM house.lanes WHERE key_hash = $1 AND revoked IS NULL',
    [sha256(key)],
  );
  return rows[0] ?? null;
}

/** Exchanges a pairing code for the lane's key. If the lane was paired before, its old key ends. */
export async function paired(
  pool: pg.Pool,
  { code, origin, lanes }: Pairing,
  { authority, saysOpens }: { readonly authority: string | null; readonly saysOpens: boolean },
): Promise<Result<Paired, 'unknown-code'>> {
  const key = newKey();
  return withService(pool, async (queries) => {
    const { rows } = await queries.query<{ house: string; name: string }>(
      `UPDATE house.pairing_codes SET origin = $2 FROM house.houses
       WHERE code_hash = $1 AND origin IS NULL AND ends > now() AND houses.id = pairing_codes.house
       RETURNING houses.id AS house, houses.name`,
      [sha256(code), origin],
    );
    const [found] = rows;
    if (found === undefined) return err('unknown-code');
    await queries.query(
      `INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)
       ON CONFLICT (house, origin) DO UPDATE
       SET key_hash = excluded.key_hash, numbers = excluded.numbers, paired = now(), revoked = NULL`,
      [found.house, origin, sha256(key), lanes],
    );
    await audit(queries, {
      ...{ house: found.house, account: null, name: `lane ${lanes.join(', ')}`, what: 'lane-paired' },
      about: { origin, lanes },
    });
    // Closes the streams that the old key opened.
    await tell(queries, { kind: 'unpaired', house: found.house, origin });
    await tell(queries, { kind: 'lane', house: found.house, origin });
    const opens = saysOpens ? { opens: await opensOf(queries, found.house) } : {};
    return ok({ ...found, key, authority, ...opens });
  });
}
