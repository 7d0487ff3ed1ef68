import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** Names of this machine for itself. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export interface WallOptions {
  readonly isSecure: boolean;
  /** Names and addresses under which the house is asked for, beside those of loopback. */
  readonly hosts: readonly string[];
}

/** What every answer says to a browser, and which requests are none of ours. */
export async function raiseWalls(app: FastifyInstance, { isSecure, hosts }: WallOptions): Promise<void> {
  const known = new Set([...LOOPBACK, ...hosts].map((host) => host.toLowerCase()));
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // What changes with the next ball is in no cache, nor on the disk of a shared PC.
    void reply.header('cache-control', 'no-store');
    // A foreign page whose name was made to lead here still asks under that name (DNS rebinding).
    if (!known.has(hostOf(request.headers.host ?? ''))) return refuse(reply, 421, 'unknown-host');
    const { origin } = request.headers;
    const own = `${request.protocol}://${request.headers.host ?? ''}`;
    if (isChange(request.method) && origin !== undefined && origin.toLowerCase() !== own.toLowerCase())
      return refuse(reply, 403, 'foreign-origin');
    return undefined;
  });
}

export function isChange(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Without its port, and without the brackets of IPv6. */
function hostOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d+$/u, '')
    .replace(/^\[(.*)\]$/u, '$1');
}
