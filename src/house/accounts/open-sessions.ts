import { Outage } from '../db/outage.ts';
import type { News } from '../db/news.ts';
import type { Hears } from '../live/listener.ts';
import type { Sessions } from './sessions.ts';

/** Milliseconds between two checks: a session also ends by its age. */
const LOOK = 30_000;

/**
 * Closes the event streams of sessions that have ended. A stream is a single request, so no permission check
 * would ever end it.
 */
export class OpenSessions implements Hears {
  readonly #sessions: Sessions;
  readonly #outage: Outage;
  readonly #open = new Map<() => void, string>();
  #looks: NodeJS.Timeout | null = null;

  constructor(sessions: Sessions, log: (line: string) => void) {
    this.#sessions = sessions;
    this.#outage = new Outage('sessions', log);
  }

  begin(): void {
    this.#looks = setInterval(() => {
      this.#look();
    }, LOOK);
  }

  end(): void {
    if (this.#looks !== null) clearInterval(this.#looks);
  }

  news({ change }: News): void {
    if (change.kind === 'sessions') this.#look();
  }

  again(): void {
    this.#look();
  }

  /** Calls `ends` when the session has ended. Returns a function that stops the watch. */
  watch(token: string, ends: () => void): () => void {
    this.#open.set(ends, token);
    return () => {
      this.#open.delete(ends);
    };
  }

  #look(): void {
    this.#endDead().then(
      () => {
        this.#outage.over();
      },
      (fault: unknown) => {
        this.#outage.failed(fault);
      },
    );
  }

  async #endDead(): Promise<void> {
    const open = [...this.#open];
    if (open.length === 0) return;
    const alive = await this.#sessions.alive(open.map(([, token]) => token));
    for (const [ends, token] of open) if (!alive.has(token)) ends();
  }
}
