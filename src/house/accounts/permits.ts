import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../house-contract/front-desk.ts';
import { refuse } from '../service/refusal.ts';
import { isCsrfOf, type KnownAccount, type Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of `Permits`; null on routes that need no account. */
    account: KnownAccount | null;
  }
}

/** An `onRequest` hook: before anything of a request is read. */
export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Who may ask a route. Each one refuses those without a session or with another role, and a change without its token. */
export interface Permits {
  /** Any account. */
  readonly mayRead: Hook;
  /** Who sends orders: operators and managers. */
  readonly mayOrder: Hook;
  /** Who keeps accounts and lanes: managers. */
  readonly mayManage: Hook;
  /** Who reads the house's reports: managers and secretaries. */
  readonly mayReport: Hook;
}

export function permitsOf(sessions: Sessions): Permits {
  const of = (...roles: readonly Role[]): Hook => hook(sessions, roles);
  return {
    mayRead: of('operator', 'manager', 'secretary'),
    mayOrder: of('operator', 'manager'),
    mayManage: of('manager'),
    mayReport: of('manager', 'secretary'),
  };
}

/** The account behind a hook of `Permits`. */
export function accountIn({ account }: FastifyRequest): KnownAccount {
  if (account === null) throw new Error('a route of accounts without its account');
  return account;
}

function hook(sessions: Sessions, roles: readonly Role[]): Hook {
  return async (request, reply) => {
    const token = sessions.tokenIn(request);
    const account = token === null ? null : await sessions.accountOf(token);
    request.account = account;
    if (token === null || account === null) return refuse(reply, 401, 'no-session');
    if (!roles.includes(account.role)) return refuse(reply, 403, 'not-allowed');
    if (changes(request) && !isCsrfOf(token, request.headers['x-csrf-token']))
      return refuse(reply, 403, 'csrf');
    return undefined;
  };
}

function changes({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
