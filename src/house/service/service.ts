import { Server as HttpsServer } from 'node:https';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type pg from 'pg';
import { err, ok, type Result } from '../../core/line/result.ts';
import { LARGEST_REQUEST } from '../../house-contract/deliveries.ts';
import type { LanePass } from '../../house-contract/lane-pass.ts';
import { DESK_PREFIX } from '../../house-contract/routes.ts';
import { Connections } from './connections.ts';
import { Gate, MOST_BEFORE_GATE } from './gate.ts';
import { isView, servePage } from './page.ts';
import { LimitedLog } from './limited-log.ts';
import { answerTo, refuse } from './refusal.ts';
import { readShallowJson } from './shallow-json.ts';
import { checkedByValibot, type Room } from './valibot-provider.ts';
import { LOOPBACK, raiseWalls } from './walls.ts';

const REFUSED: ReadonlySet<number> = new Set([401, 403, 421, 429]);

/**
 * Logs requests that are refused because of who sent them. A line names the route and not the address, which
 * may contain an id; headers and bodies, which contain keys and passwords, are left out. Changes by staff are
 * in the audit.
 */
function logRefused(app: FastifyInstance, log: LimitedLog): void {
  app.addHook('onResponse', ({ method, routeOptions, ip }, { statusCode }, done) => {
    done();
    if (!REFUSED.has(statusCode)) return;
    const kind = `${routeOptions.url ?? 'nowhere'}: refused with ${String(statusCode)}`;
    log.write(kind, `${method} ${kind} to ${ip}`);
  });
}

/** A certificate and its key, PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface ServiceOptions {
  readonly pool: pg.Pool;
  /** Null for plain HTTP, which is reachable from this machine only. */
  readonly https: Certificate | null;
  /** Host names and addresses of the house, besides those of loopback. */
  readonly hosts?: readonly string[];
  /** The folder of the built page; null if none is served. */
  readonly page?: string | null;
  /** Requests a minute to the front desk's routes, from one address. */
  readonly mostRequests?: number;
  /** Whether this is a lane's pass, for which TLS begins at any time. */
  readonly takesPass?: (pass: LanePass) => boolean;
  /** Registered in this order; those that decorate requests come first. */
  readonly rooms: readonly Room[];
  /** Writes a line to the service's log. */
  readonly log: (line: string) => void;
}

export interface ListenAt {
  readonly host: string;
  readonly port: number;
}

export interface Route {
  readonly method: string;
  readonly url: string;
}

/** Loading the page takes ten requests, and a house has a handful of browsers behind one address. */
const MOST_REQUESTS = 1_200;
/** Bytes. A cookie, a key and a token need 300. */
const LARGEST_HEADERS = 8 * 1024;
const MOST_CONNECTIONS = 2_000;
/** Connections that the system keeps until they are taken; what comes beyond is lost for a second. */
const MOST_ARRIVING = 4_096;
/** Milliseconds that a connection without credentials is kept for another request. */
const UNKNOWN_KEPT = 5_000;
const HANDSHAKE = 10_000;

const OLDEST_TLS = 'TLSv1.2';

/** A house's service. It keeps no state, so several may serve one database (decision 19). */
export class Service {
  readonly #app: FastifyInstance;
  readonly #isPlain: boolean;
  /** All routes, for tests that try each of them. */
  readonly routes: readonly Route[];

  private constructor(app: FastifyInstance, isPlain: boolean, routes: readonly Route[]) {
    this.#app = app;
    this.#isPlain = isPlain;
    this.routes = routes;
  }

  static async of(options: ServiceOptions): Promise<Service> {
    const { https, hosts = [], page = null, mostRequests = MOST_REQUESTS } = options;
    const log = new LimitedLog(options.log);
    const app = emptyService(options, log);
    const routes: Route[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
    logRefused(app, log);
    app.addHook('onClose', () => {
      log.end();
    });
    await raiseWalls(app, { isSecure: https !== null, hosts });
    // A client that has left has no address, which the limits need.
    app.addHook('onRequest', async ({ socket }, reply) =>
      socket.remoteAddress === undefined ? refuse(reply, 400, 'gone') : undefined,
    );
    await app.register(fastifyCookie);
    await app.register(fastifyRateLimit, {
      max: mostRequests,
      timeWindow: '1 minute',
      // The address of a socket that is closed is undefined.
      keyGenerator: ({ ip }) => `address ${ip}`,
      // By the route: its path has more than one spelling.
      allowList: ({ routeOptions }) => routeOptions.url?.startsWith(DESK_PREFIX) !== true,
    });
    holdConnections(app, options);
    if (page !== null) await servePage(app, page);
    app.get('/health', async (_request, reply) => {
      await options.pool.query('SELECT 1');
      return reply.send({ database: true });
    });
    for (const room of options.rooms) await app.register(room);
    await app.ready();
    return new Service(app, https === null, routes);
  }

  /** Answers requests of tests without a socket. */
  get inject(): FastifyInstance['inject'] {
    return this.#app.inject.bind(this.#app);
  }

  /** Resolves with the service's address. */
  async listen({ host, port }: ListenAt): Promise<Result<string, 'plain-http-beyond-this-machine'>> {
    if (this.#isPlain && !LOOPBACK.has(host)) return err('plain-http-beyond-this-machine');
    return ok(await this.#app.listen({ host, port, backlog: MOST_ARRIVING }));
  }

  /** New connections get this certificate; open ones keep theirs. Does nothing on plain HTTP. */
  renew(certificate: Certificate): void {
    const server: unknown = this.#app.server;
    if (server instanceof HttpsServer) server.setSecureContext({ ...certificate, minVersion: OLDEST_TLS });
  }

  /** Answers running requests and ends streams. */
  async close(): Promise<void> {
    await this.#app.close();
  }
}

/** Whoever has shown no credentials holds no connection for long (`Connections`). */
function holdConnections(app: FastifyInstance, { https, takesPass = () => false }: ServiceOptions): void {
  const connections = new Connections();
  connections.watch(app.server);
  const gate = https === null ? null : new Gate({ connections, takesPass });
  gate?.guard(app.server);
  app.addHook('preClose', (done) => {
    gate?.end();
    connections.end();
    done();
  });
  const isKnown = ({ account, lane }: FastifyRequest): boolean => account !== null || lane !== null;
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (isKnown(request)) connections.known(request.raw.socket);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (!isKnown(request)) request.raw.socket.setTimeout(UNKNOWN_KEPT);
    done();
  });
}

/** A server with everything that routes rely on, and no route. */
function emptyService({ https, page = null }: ServiceOptions, log: LimitedLog): FastifyInstance {
  // Slow senders of headers are cut off, so that they cannot use up the connections.
  const slow = { maxHeaderSize: LARGEST_HEADERS, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };
  const app = fastify({
    ...(https === null
      ? { http: slow }
      : { https: { ...slow, ...https, minVersion: OLDEST_TLS, handshakeTimeout: HANDSHAKE } }),
    bodyLimit: LARGEST_REQUEST,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 75_000,
    // Longer than any name in our paths.
    routerOptions: { maxParamLength: 100 },
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    trustProxy: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  app.server.maxConnections = MOST_CONNECTIONS + MOST_BEFORE_GATE;
  for (const known of ['account', 'lane'] as const) app.decorateRequest(known, null);
  app.decorate('limitedLog', log);
  readShallowJson(app);
  app.setValidatorCompiler(checkedByValibot);
  app.setNotFoundHandler(({ method, url }, reply) =>
    page !== null && isView(method, url) ? reply.sendFile('index.html') : refuse(reply, 404, 'no-such-route'),
  );
  app.setErrorHandler((fault, request, reply) => {
    // A connection that its client ends fails as a database's does, and nobody hears the answer.
    if (request.raw.destroyed && !request.raw.complete) return refuse(reply, 400, 'gone');
    const { status, code } = answerTo(fault);
    const kind = `${request.routeOptions.url ?? 'nowhere'}: ${code}`;
    if (status >= 500) log.write(kind, `${request.method} ${kind}: ${wordsOf(fault)}`);
    return refuse(reply, status, code);
  });
  return app;
}

/** For the log: without the address, which may contain an id. A bug has its stack. */
function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return answerTo(fault).code === 'bug' ? (fault.stack ?? fault.message) : fault.message;
}
