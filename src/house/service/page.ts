import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Addresses of views: the page itself knows which there are. */
const VIEW = /^\/[a-z]+(?:-[a-z]+)*(?:\/[\w-]+)*$/u;
/** What is no view, whether it is there or not. */
const REQUESTS = /^\/(?:lane|desk)\/v\d/u;

/** The front desk's page, as it was built into `folder`: its files, and the page itself for the address of each of its views. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: 'index.html',
    list: false,
    dotfiles: 'ignore',
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The name of a built file changes with its content.
      const isHashed = /[\\/]assets[\\/]/u.test(path);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Whether the page answers for an address that is no file. */
export function isView(method: string, url: string): boolean {
  const [path = ''] = url.split('?');
  return method === 'GET' && VIEW.test(path) && !REQUESTS.test(path);
}
