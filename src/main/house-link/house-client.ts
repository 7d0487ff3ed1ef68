import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { ConnectionOptions } from 'node:tls';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { lanePass } from '../../house-contract/lane-pass.ts';
import { LinkLost, lostBy } from './link-trouble.ts';
import { sha256 } from './linked-game.ts';

/** The longest answer of a house, in bytes. */
const LARGEST_ANSWER = 8 * 1024 * 1024;
/** The longest line of the stream, in characters: an order with a game. */
const LONGEST_NEWS = 4 * 1024 * 1024;

export interface HouseAt {
  /** For example `https://desk.lan:8300`. */
  readonly address: string;
  /** Null before the pairing. */
  readonly key: string | null;
  /**
   * The certificate of the house's authority (PEM), the only one that is trusted; null on plain HTTP. With
   * `unknown` any server is trusted, so nothing secret may be sent.
   */
  readonly authority: string | null;
}

/** In milliseconds. */
export interface TimeLimits {
  /** From a request to the end of its answer. */
  readonly answer: number;
  /** Between two signs of life of the stream; the house sends one every 15 s. */
  readonly silence: number;
}

export const TIME_LIMITS: TimeLimits = { answer: 20_000, silence: 45_000 };

/** The house's answer, or the reason why it refuses. */
export type Said<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string };

export interface News {
  readonly event: string;
  readonly data: string;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly route: string;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

/** The HTTP client of one house. Rejects with `LinkLost` within its time limits, whatever the server does. */
export class HouseClient {
  readonly #at: HouseAt;
  readonly #limits: TimeLimits;
  readonly #agent: http.Agent;
  readonly #ended = new AbortController();
  #answeredAt: number | null = null;

  constructor(at: HouseAt, limits: TimeLimits = TIME_LIMITS) {
    this.#at = at;
    this.#limits = limits;
    const keep = { keepAlive: true, maxSockets: 3 };
    // Trusts only the house's own authority, none of the system's.
    const trusted = at.authority === 'unknown' ? { rejectUnauthorized: false } : { ca: at.authority ?? [] };
    this.#agent = isSecure(at)
      ? new PassingAgent({ ...keep, ...trusted, minVersion: 'TLSv1.2' }, at.key)
      : new http.Agent(keep);
  }

  get<T>(route: string, answer: v.GenericSchema<unknown, T>): Promise<Said<T>> {
    return this.#asked({ method: 'GET', route, body: null }, answer);
  }

  /** Posts a JSON text. Rejects for refusals that no caller can handle. */
  post<T>(route: string, body: string, answer: v.GenericSchema<unknown, T>): Promise<Said<T>> {
    return this.#asked({ method: 'POST', route, body }, answer);
  }

  /** When the house last gave a valid answer, in milliseconds of the wall clock; null if it never did. */
  get answeredAt(): number | null {
    return this.#answeredAt;
  }

  async #asked<T>(asked: Omit<Asked, 'signal'>, answer: v.GenericSchema<unknown, T>): Promise<Said<T>> {
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(this.#limits.answer)]);
    const [status, text] = await lost(async () => {
      const response = await this.#response({ ...asked, signal });
      return [response.statusCode ?? 0, await wholeText(response)] as const;
    });
    if (status !== 200) return refusal(status, text);
    const read = v.safeParse(answer, parsed(text));
    if (!read.success) throw new LinkLost('no-house', asked.route);
    this.#answeredAt = Date.now();
    return { kind: 'answer', value: read.output };
  }

  /** Opens the stream and resolves once it is open; `ended` resolves when it is over. */
  async hear(route: string, heard: (news: News) => void): Promise<{ readonly ended: Promise<LinkLost> }> {
    const silence = new AbortController();
    const signal = AbortSignal.any([this.#ended.signal, silence.signal]);
    const stop = (): void => {
      silence.abort();
    };
    let timer = setTimeout(stop, this.#limits.answer);
    const opened = lost(() => this.#response({ method: 'GET', route, body: null, signal }));
    const response = await opened.finally(() => {
      clearTimeout(timer);
    });
    if (response.statusCode !== 200) {
      const refused = refusal(response.statusCode ?? 0, '');
      response.destroy();
      throw new LinkLost('no-house', String(refused.status));
    }
    const read = async (): Promise<LinkLost> => {
      try {
        const parser = createParser({
          maxBufferSize: LONGEST_NEWS,
          onEvent: ({ event, data }) => {
            heard({ event: event ?? 'message', data });
          },
          onError: ({ type }) => {
            if (type === 'max-buffer-size-exceeded') stop();
          },
        });
        response.setEncoding('utf8');
        timer = setTimeout(stop, this.#limits.silence);
        for await (const text of response) {
          clearTimeout(timer);
          timer = setTimeout(stop, this.#limits.silence);
          parser.feed(String(text));
        }
        return new LinkLost('unreachable', 'stream ended');
      } catch (error) {
        return lostBy(error);
      } finally {
        clearTimeout(timer);
      }
    };
    return { ended: read() };
  }

  /** Aborts all running requests. */
  end(): void {
    this.#ended.abort();
    this.#agent.destroy();
  }

  async #response({ method, route, body, signal }: Asked): Promise<http.IncomingMessage> {
    const { key, address } = this.#at;
    const request = (isSecure(this.#at) ? https : http).request(new URL(route, address), {
      ...{ method, agent: this.#agent, signal },
      headers: {
        ...(body === null
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    });
    // Errors before the answer reject `once`, and later ones reach the response.
    request.on('error', () => undefined);
    request.end(body ?? undefined);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return response;
  }
}

/** Shows a new pass on each connection, so that a lane gets into a house that others flood. */
class PassingAgent extends https.Agent {
  readonly #keyHash: string | null;

  constructor(options: https.AgentOptions, key: string | null) {
    super(options);
    this.#keyHash = key === null ? null : sha256(key);
  }

  override createConnection(...[options, made]: Parameters<https.Agent['createConnection']>) {
    const pass =
      this.#keyHash === null ? [] : [lanePass(sha256, this.#keyHash, randomBytes(16).toString('hex'))];
    const shown: typeof options & Pick<ConnectionOptions, 'ALPNProtocols'> = {
      ...options,
      ALPNProtocols: ['http/1.1', ...pass],
    };
    return super.createConnection(shown, made);
  }
}

function isSecure({ address }: Pick<HouseAt, 'address'>): boolean {
  return address.startsWith('https:');
}

async function lost<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw lostBy(error);
  }
}

async function wholeText(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) continue;
    size += part.length;
    if (size > LARGEST_ANSWER) throw new LinkLost('no-house', 'too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const REFUSED = v.object({ code: v.string() });

function refusal(status: number, text: string): Extract<Said<never>, { kind: 'refused' }> {
  if (status === 401) throw new LinkLost('revoked');
  if (status === 426) throw new LinkLost('protocol');
  if (status === 429 || status >= 500) throw new LinkLost('unready', String(status));
  const read = v.safeParse(REFUSED, parsed(text));
  return { kind: 'refused', status, code: read.success ? read.output.code : '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
