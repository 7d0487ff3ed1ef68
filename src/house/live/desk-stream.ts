import type { FastifyRequest } from 'fastify';
import type { Hook } from '../accounts/permits.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import type { Room } from '../service/valibot-provider.ts';
import type { DeskFeed } from './desk-feed.ts';
import { EventStream } from './event-stream.ts';

export interface DeskStreamDeps {
  readonly feed: DeskFeed;
  /** Refuses requests of accounts that may not read the front desk. */
  readonly mayRead: Hook;
  /** Calls `ends` when the session of the request has ended. */
  readonly watch: (request: FastifyRequest, ends: () => void) => () => void;
}

/** The browsers' stream of news. */
export function deskStream({ feed, mayRead, watch }: DeskStreamDeps): Room {
  const open = new Set<EventStream>();
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', mayRead);
    app.addHook('preClose', (done) => {
      for (const stream of open) stream.end();
      done();
    });
    app.get(DESK_ROUTES.stream, (request, reply) => {
      const last = request.headers['last-event-id'];
      let leave = (): void => undefined;
      const stream = new EventStream(reply, () => {
        open.delete(stream);
        unwatch();
        leave();
      });
      const unwatch = watch(request, () => {
        stream.end();
      });
      open.add(stream);
      const hearer = {
        batch: ({ id, lines }: { readonly id: string; readonly lines: readonly string[] }) => {
          // Only the last piece of a batch has the id: a browser that is cut off in the middle gets the whole
          // batch again.
          for (const [place, data] of lines.entries())
            stream.send({
              ...(place === lines.length - 1 && id !== '' ? { id } : {}),
              event: 'news',
              data,
            });
        },
      };
      leave = feed.subscribe(hearer, typeof last === 'string' ? last : null);
    });
  };
}
