import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** This machine's names for itself. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export interface WallOptions {
  readonly isSecure: boolean;
  /** Host names and addresses of the house, besides those of loopback. */
  readonly hosts: readonly string[];
}

/** Sets the security headers of every answer, and refuses requests for other hosts and from other sites. */
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
    // Answers change with every ball, and must not stay on the disk of a shared PC.
    void reply.header('cache-control', 'no-store');
    // In DNS rebinding, a foreign page's host name is pointed here; its requests still carry that name.
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

/** A `Host` header without its port and without the brackets of IPv6. */
function hostOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d+$/u, '')
    .replace(/^\[(.*)\]$/u, '$1');
}
