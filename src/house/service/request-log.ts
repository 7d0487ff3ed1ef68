import type { FastifyInstance } from 'fastify';

/** Lines a minute: who asks a thousand times does not fill the disk. */
const MOST_LINES = 100;
const MINUTE = 60_000;

const REFUSED: ReadonlySet<number> = new Set([401, 403, 421, 429]);

/**
 * A line for each request that was refused for who asked. It names the route, not the address asked for, which may hold an id, and
 * no header and no body, which hold keys and passwords. What staff changed is in the audit.
 */
export function logRefused(app: FastifyInstance, log: (line: string) => void): void {
  let minute = 0;
  let lines = 0;
  app.addHook('onResponse', async ({ method, routeOptions, ip }, { statusCode }) => {
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
