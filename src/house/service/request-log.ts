import type { FastifyInstance } from 'fastify';
import type { LimitedLog } from './limited-log.ts';

const REFUSED: ReadonlySet<number> = new Set([401, 403, 421, 429]);

/**
 * Logs requests that are refused because of who sent them. A line names the route and not the address, which
 * may contain an id; headers and bodies, which contain keys and passwords, are left out. Changes by staff are
 * in the audit.
 */
export function logRefused(app: FastifyInstance, log: LimitedLog): void {
  app.addHook('onResponse', ({ method, routeOptions, ip }, { statusCode }, done) => {
    done();
    if (!REFUSED.has(statusCode)) return;
    const kind = `${routeOptions.url ?? 'nowhere'}: refused with ${String(statusCode)}`;
    log.write(kind, `${method} ${kind} to ${ip}`);
  });
}
