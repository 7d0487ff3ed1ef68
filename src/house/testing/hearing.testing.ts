import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { setTimeout as pause } from 'node:timers/promises';

/** A client of server-sent events. */
export class Hearing {
  readonly events: EventSourceMessage[] = [];
  readonly #ends = new AbortController();
  /** Resolves when the stream ends. */
  readonly ended: Promise<void>;

  private constructor(url: string, headers: Record<string, string>, opened: () => void) {
    this.ended = this.#read(url, headers, opened).catch(() => undefined);
  }

  static async of(url: string, headers: Record<string, string> = {}): Promise<Hearing> {
    return new Promise((resolve) => {
      const hearing: Hearing = new Hearing(url, headers, () => {
        resolve(hearing);
      });
    });
  }

  /** Waits for an event; it may have come before. */
  async until(event: string, found: (data: unknown) => boolean = () => true): Promise<unknown> {
    for (;;) {
      const data = this.events
        .filter((one) => one.event === event)
        .map((one): unknown => JSON.parse(one.data))
        .find(found);
      if (data !== undefined) return data;
      await pause(5);
    }
  }

  async leave(): Promise<void> {
    this.#ends.abort();
    await this.ended;
  }

  async #read(url: string, headers: Record<string, string>, opened: () => void): Promise<void> {
    const { body } = await fetch(url, { headers, signal: this.#ends.signal });
    const parser = createParser({ onEvent: (event) => this.events.push(event) });
    const decoder = new TextDecoder();
    if (body === null) throw new Error('no stream');
    for await (const bytes of body) {
      opened();
      parser.feed(decoder.decode(bytes, { stream: true }));
    }
  }
}
