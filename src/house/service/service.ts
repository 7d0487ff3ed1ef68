import { fastify, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { err, ok, type Result } from '../../core/line/result.ts';
import { LARGEST_REQUEST } from '../../house-contract/deliveries.ts';
import { answerTo, refuse } from './refusal.ts';
import { checkedByValibot, type Room } from './valibot-provider.ts';

/** A certificate and its key, PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface ServiceOptions {
  readonly pool: pg.Pool;
  /** Null: plain HTTP, which leaves this machine on no address. */
  readonly https: Certificate | null;
  /** In the order in which they are registered; those that decorate requests come first. */
  readonly rooms: readonly Room[];
  /** A line for the log of whoever started the service. */
  readonly log: (line: string) => void;
}

export interface ListenAt {
  readonly host: string;
  readonly port: number;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** The service of a house, stateless: several may answer for one database (decision 19). */
export class Service {
  readonly #app: FastifyInstance;
  readonly #isPlain: boolean;

  private constructor(app: FastifyInstance, isPlain: boolean) {
    this.#app = app;
    this.#isPlain = isPlain;
  }

  static async of(options: ServiceOptions): Promise<Service> {
    const app = emptyService(options);
    app.get('/health', async (_request, reply) => {
      await options.pool.query('SELECT 1');
      return reply.send({ database: true });
    });
    for (const room of options.rooms) await app.register(room);
    await app.ready();
    return new Service(app, options.https === null);
  }

  /** For tests that send no bytes over a socket. */
  get inject(): FastifyInstance['inject'] {
    return this.#app.inject.bind(this.#app);
  }

  /** Resolves with its address. */
  async listen({ host, port }: ListenAt): Promise<Result<string, 'plain-http-beyond-this-machine'>> {
    if (this.#isPlain && !LOOPBACK.has(host)) return err('plain-http-beyond-this-machine');
    return ok(await this.#app.listen({ host, port }));
  }

  /** Requests that run are answered; streams end. */
  async close(): Promise<void> {
    await this.#app.close();
  }
}

/** With everything that rooms rely on, and no route. */
export function emptyService({ https, log }: Pick<ServiceOptions, 'https' | 'log'>): FastifyInstance {
  const app = fastify({
    https: https === null ? null : { ...https, minVersion: 'TLSv1.2' },
    bodyLimit: LARGEST_REQUEST,
    // Somebody who sends one byte a minute holds nothing.
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 75_000,
    // A name in a path as long as any of ours.
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    trustProxy: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  app.setValidatorCompiler(checkedByValibot);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'no-such-route'));
  app.setErrorHandler((fault, request, reply) => {
    const { status, code } = answerTo(fault);
    if (status >= 500)
      log(`${request.method} ${request.routeOptions.url ?? 'nowhere'}: ${code}: ${wordsOf(fault)}`);
    return refuse(reply, status, code);
  });
  return app;
}

/** Without the address asked for: it may hold an id. A bug brings its stack. */
function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return answerTo(fault).code === 'bug' ? (fault.stack ?? fault.message) : fault.message;
}
