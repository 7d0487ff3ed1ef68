import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRefusal } from '../../house-contract/accounts.ts';
import type { Role } from '../../house-contract/front-desk.ts';
import { refuse } from '../service/refusal.ts';
import { isChange } from '../service/walls.ts';
import { isCsrfOf, type KnownAccount, type Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of `Permits`; null on routes that need no account. */
    account: KnownAccount | null;
  }
}

/** An `onRequest` hook, which runs before the body is read. */
export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * The permission checks of routes. Each refuses a request without a session, with another role, with a change but no
 * change token, and, but for `mayEnter`, of an account whose password somebody else knows.
 */
export interface Permits {
  /** Every account. */
  readonly mayEnter: Hook;
  readonly mayRead: Hook;
  /** Operators and managers. */
  readonly mayOrder: Hook;
  /** Managers. */
  readonly mayManage: Hook;
  /** Managers and secretaries. */
  readonly mayReport: Hook;
}

export function permitsOf(sessions: Sessions): Permits {
  const of = (...roles: readonly Role[]): Hook => hook(sessions, (account) => refusalOf(account, roles));
  return {
    mayEnter: hook(sessions, () => null),
    mayRead: of('operator', 'manager', 'secretary'),
    mayOrder: of('operator', 'manager'),
    mayManage: of('manager'),
    mayReport: of('manager', 'secretary'),
  };
}

/** The account that a permission check has found. */
export function accountIn({ account }: FastifyRequest): KnownAccount {
  if (account === null) throw new Error('a route of accounts without its account');
  return account;
}

function refusalOf({ role, given }: KnownAccount, roles: readonly Role[]): AccountRefusal | null {
  if (given) return 'password-given';
  return roles.includes(role) ? null : 'not-allowed';
}

function hook(sessions: Sessions, refusal: (account: KnownAccount) => AccountRefusal | null): Hook {
  return async (request, reply) => {
    const token = sessions.tokenIn(request);
    const account = token === null ? null : await sessions.accountOf(token);
    request.account = account;
    if (token === null || account === null) return refuse(reply, 401, 'no-session');
    const refused = refusal(account);
    if (refused !== null) return refuse(reply, 403, refused);
    if (isChange(request.method) && !isCsrfOf(token, request.headers['x-csrf-token']))
      return refuse(reply, 403, 'csrf');
    return undefined;
  };
}
