import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Addresses that may be views; the page knows which of them exist. */
const VIEW = /^\/[a-z]+(?:-[a-z]+)*(?:\/[\w-]+)*$/u;
/** Requests of lanes and the front desk, never views, even if there is no such route. */
const REQUESTS = /^\/(?:lane|desk)\/v\d/u;

/**
 * Serves the front desk's built page from `folder`: its files, and the page itself at each view's address.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: 'index.html',
    list: false,
    dotfiles: 'ignore',
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A built file's name changes with its content, so it may be cached for ever.
      const isHashed = /[\\/]assets[\\/]/u.test(path);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Whether the page answers at an address that is not a file. */
export function isView(method: string, url: string): boolean {
  const [path = ''] = url.split('?');
  return method === 'GET' && VIEW.test(path) && !REQUESTS.test(path);
}
