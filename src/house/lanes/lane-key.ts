import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { sha256 } from '../db/hash.ts';
import type { KnownLane } from '../db/transactions.ts';
import { refuse } from '../service/refusal.ts';

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
