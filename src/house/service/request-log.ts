import type { FastifyInstance } from 'fastify';

/** Lines a minute, so that a client that is refused a thousand times does not fill the disk. */
const MOST_LINES = 100;
const MINUTE = 60_000;

const REFUSED: ReadonlySet<number> = new Set([401, 403, 421, 429]);

/**
 * Logs requests that are refused because of who sent them. A line names the route and not the address, which
 * may contain an id; headers and bodies, which contain keys and passwords, are left out. Changes by staff are
 * in the audit.
 */
export function logRefused(app: FastifyInstance, log: (line: string) => void): void {
  let minute = 0;
  let lines = 0;
  app.addHook('onResponse', ({ method, routeOptions, ip }, { statusCode }, done) => {
    done();
    if (!REFUSED.has(statusCode)) return;
    const now = Math.floor(Date.now() / MINUTE);
    if (now !== minute) lines = 0;
    minute = now;
    lines += 1;
    if (lines <= MOST_LINES)
      log(`${method} ${routeOptions.url ?? 'nowhere'}: refused with ${String(statusCode)} to ${ip}`);
    else if (lines === MOST_LINES + 1) log('more requests are refused in this minute');
  });
}
