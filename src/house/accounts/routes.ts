import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import {
  ACCOUNT_CHANGE,
  AUDIT_ASKED,
  LANE_CHANGE,
  OPENS_CHANGE,
  PASSWORD_CHANGE,
  SIGN_IN,
  type PairingCode,
} from '../../house-contract/accounts.ts';
import type { SignedIn } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { withService } from '../db/transactions.ts';
import { refuse } from '../service/refusal.ts';
import { LOOPBACK } from '../service/walls.ts';
import type { Room } from '../service/valibot-provider.ts';
import { accountsOf, changeAccounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import { auditPage } from './audit.ts';
import { changeLane, houseLanes, newPairingCode } from './house-lanes.ts';
import { changeOpens, chosenOpens } from './opens.ts';
import { accountIn, type Permits } from './permits.ts';
import { csrfOf, type KnownAccount, type Sessions } from './sessions.ts';
import { SigningIn, type Begun } from './signing-in.ts';

export interface AccountDeps {
  readonly pool: pg.Pool;
  readonly house: string;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly permits: Permits;
}

export interface ManagerDeps extends Pick<AccountDeps, 'pool' | 'house' | 'permits'> {
  /** Host names and addresses of the house. */
  readonly hosts: readonly string[];
}

const DONE = {};

const STATUS = {
  'too-many': 429,
  'unknown-account': 401,
  'wrong-password': 403,
  'password-too-short': 400,
  'password-too-easy': 400,
  'password-same': 400,
} as const;

/** Routes for signing in and out and for one's own account. */
export function signInRoutes(deps: AccountDeps): Room {
  const { sessions, permits } = deps;
  const signing = new SigningIn(deps);
  const begun = (reply: FastifyReply, { account, token }: Begun): FastifyReply => {
    sessions.give(reply, token);
    return reply.send(signedIn(account, token));
  };
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.post(DESK_ROUTES.signIn, { schema: { body: SIGN_IN } }, async (request, reply) => {
      const answer = await signing.signIn(request.body, request.ip, sessions.tokenIn(request));
      if (answer.ok) return begun(reply, answer.value);
      return refuse(reply, STATUS[answer.error], answer.error);
    });
    app.post(DESK_ROUTES.signOut, { onRequest: permits.mayEnter }, async (request, reply) => {
      await signing.signOut(accountIn(request), sessions.tokenIn(request) ?? '');
      sessions.takeBack(reply);
      return reply.send(DONE);
    });
    app.get(DESK_ROUTES.me, { onRequest: permits.mayEnter }, (request, reply) =>
      reply.send(signedIn(accountIn(request), sessions.tokenIn(request) ?? '')),
    );
    app.post(
      DESK_ROUTES.password,
      { onRequest: permits.mayEnter, schema: { body: PASSWORD_CHANGE } },
      async (request, reply) => {
        const answer = await signing.changePassword(accountIn(request), request.body);
        if (answer.ok) return begun(reply, answer.value);
        return refuse(reply, STATUS[answer.error], answer.error);
      },
    );
  };
}

/** Routes for managers: accounts, pairing codes, lanes and the audit. */
export function managerRoutes({ pool, house, hosts, permits }: ManagerDeps): Room {
  const byNetwork = hosts.filter((host) => !LOOPBACK.has(host));
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', permits.mayManage);
    app.get(DESK_ROUTES.accounts, async (_request, reply) => reply.send(await accountsOf(pool, house)));
    app.post(DESK_ROUTES.accounts, { schema: { body: ACCOUNT_CHANGE } }, async (request, reply) => {
      const answer = await withService(pool, (queries) =>
        changeAccounts(queries, house, accountIn(request), request.body),
      );
      if (answer.ok) return reply.send(answer.value);
      return refuse(reply, answer.error === 'no-such-account' ? 404 : 409, answer.error);
    });
    app.post(DESK_ROUTES.pairingCodes, async (request, reply) => {
      const made = await withService(pool, (queries) => newPairingCode(queries, house, accountIn(request)));
      return reply.send({ ...made, hosts: byNetwork } satisfies PairingCode);
    });
    app.get(DESK_ROUTES.lanes, async (_request, reply) => reply.send(await houseLanes(pool, house)));
    app.post(DESK_ROUTES.lanes, { schema: { body: LANE_CHANGE } }, async (request, reply) => {
      const known = await withService(pool, (queries) =>
        changeLane(queries, house, accountIn(request), request.body),
      );
      return known ? reply.send(await houseLanes(pool, house)) : refuse(reply, 404, 'no-such-lane');
    });
    app.get(DESK_ROUTES.opens, async (_request, reply) =>
      reply.send(await withService(pool, (queries) => chosenOpens(queries, house))),
    );
    app.post(DESK_ROUTES.opens, { schema: { body: OPENS_CHANGE } }, async (request, reply) =>
      reply.send(
        await withService(pool, (queries) => changeOpens(queries, house, accountIn(request), request.body)),
      ),
    );
    app.get(DESK_ROUTES.audit, { schema: { querystring: AUDIT_ASKED } }, async (request, reply) =>
      reply.send(await auditPage(pool, house, request.query.before)),
    );
  };
}

function signedIn({ name, role, given }: KnownAccount, token: string): SignedIn {
  return { name, role, given, csrf: csrfOf(token) };
}
