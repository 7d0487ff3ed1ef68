import { err, ok, type Result } from '../../core/line/result.ts';

/** Why a request failed: the service's code, or `unreachable`. */
export interface Problem {
  readonly code: string;
}

export type Answer<T> = Result<T, Problem>;

/** Milliseconds after which an unanswered request counts as lost. Repeating it has no second effect. */
const PATIENCE = 15_000;

/**
 * Requests to this house's service. Answers are not checked against the contract, because the page itself
 * came from the service.
 */
export class Service {
  readonly #fetch: typeof fetch;
  /** The change token; null before signing in. */
  #csrf: string | null = null;
  #ended: () => void = () => undefined;
  #aheadBy = 0;

  constructor(ask: typeof fetch) {
    this.#fetch = ask;
  }

  /**
   * By how many milliseconds the service's clock was ahead of this PC's at its last answer, to about a
   * second.
   */
  get aheadBy(): number {
    return this.#aheadBy;
  }

  /** Calls `ended` when the session is over. */
  begin(csrf: string, ended: () => void): void {
    this.#csrf = csrf;
    this.#ended = ended;
  }

  async get<T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer<T>> {
    const asked = new URLSearchParams(query).toString();
    return this.#ask<T>(asked === '' ? path : `${path}?${asked}`, { method: 'GET' });
  }

  async post<T>(path: string, body?: object): Promise<Answer<T>> {
    const csrf = this.#csrf === null ? {} : { 'x-csrf-token': this.#csrf };
    if (body === undefined) return this.#ask<T>(path, { method: 'POST', headers: csrf });
    return this.#ask<T>(path, {
      method: 'POST',
      headers: { ...csrf, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #ask<T>(path: string, request: RequestInit): Promise<Answer<T>> {
    try {
      const answer = await this.#fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE) });
      this.#hearClock(answer.headers.get('date'));
      const body: unknown = await answer.json();
      if (answer.ok) return ok(body as T);
      const code = codeIn(body);
      if (code === 'no-session') this.#ended();
      return err({ code });
    } catch {
      return err({ code: 'unreachable' });
    }
  }

  #hearClock(date: string | null): void {
    const at = date === null ? Number.NaN : Date.parse(date);
    if (!Number.isNaN(at)) this.#aheadBy = at - Date.now();
  }
}

function codeIn(body: unknown): string {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body;
  return hasCode && typeof body.code === 'string' ? body.code : 'unreachable';
}
