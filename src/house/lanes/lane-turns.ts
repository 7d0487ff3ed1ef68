import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../service/refusal.ts';

/** A lane asks one thing after another; two PCs with one copied folder have one key. */
const AT_ONCE = 2;
const MOST_WAITING = 30;

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/** Requests with one key take turns, so a lane that asks without end slows only itself. */
export class LaneTurns {
  readonly #keys = new Map<string, Turns>();

  /** An `onRequest` hook, before the database is asked for the key. */
  readonly take = async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = headers.authorization ?? '';
    const turns = this.#keys.get(key) ?? { running: 0, waiting: [] };
    this.#keys.set(key, turns);
    if (turns.running >= AT_ONCE) {
      if (turns.waiting.length >= MOST_WAITING) return refuse(reply, 429, 'too-many');
      await new Promise<void>((begin) => turns.waiting.push(begin));
    } else turns.running += 1;
    let isOver = false;
    const over = (): void => {
      if (!isOver) this.#next(key, turns);
      isOver = true;
    };
    // It may have gone while it waited, and says so no more.
    if (reply.raw.destroyed) over();
    else reply.raw.once('finish', over).once('close', over);
    return undefined;
  };

  #next(key: string, turns: Turns): void {
    const begin = turns.waiting.shift();
    if (begin !== undefined) {
      begin();
      return;
    }
    turns.running -= 1;
    if (turns.running === 0) this.#keys.delete(key);
  }
}
