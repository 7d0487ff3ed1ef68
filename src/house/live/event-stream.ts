import type { FastifyReply } from 'fastify';
import type { LimitedLog } from '../service/limited-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly limitedLog: LimitedLog;
  }
}

/** A client with more unread bytes is cut off, so that one that never reads cannot fill our memory. */
export const MOST_UNREAD = 1024 * 1024;
/** Milliseconds between comments, by which both sides notice a dead connection. */
const PULSE = 15_000;

export interface StreamEvent {
  readonly id?: string;
  readonly event: string;
  /** JSON on one line. */
  readonly data: string;
}

/** Server-sent events to one lane or browser, until it leaves, stops reading, or the service ends. */
export class EventStream {
  readonly #raw: FastifyReply['raw'];
  readonly #cutOff: () => void;
  readonly #pulse: NodeJS.Timeout;

  constructor(reply: FastifyReply, ended: () => void) {
    reply.hijack();
    const { raw } = reply;
    this.#raw = raw;
    const { server, request } = reply;
    this.#cutOff = () => {
      const line = `${request.routeOptions.url ?? 'nowhere'}: cut off a client that reads nothing`;
      server.limitedLog.write(line, line, 1);
      this.cut();
    };
    // Headers that other plugins set, such as the security policy.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.socket?.setNoDelay(true);
    raw.on('error', () => undefined);
    const over = (): void => {
      clearInterval(this.#pulse);
      ended();
    };
    // The client may have left while the database was asked.
    if (raw.destroyed) queueMicrotask(over);
    else raw.once('close', over);
    this.#pulse = setInterval(() => {
      this.#write(':\n\n');
    }, PULSE);
    this.#write(':\n\n');
  }

  send({ id, event, data }: StreamEvent): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
  }

  end(): void {
    this.#raw.end();
  }

  /** Ends it without waiting for a client that no longer reads. */
  cut(): void {
    this.#raw.destroy();
  }

  #write(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return;
    if (this.#raw.writableLength > MOST_UNREAD) this.#cutOff();
    else this.#raw.write(text);
  }
}
