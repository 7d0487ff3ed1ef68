import type { DeskState, SignedIn } from '../../../src/house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../../src/house-contract/routes.ts';
import { oneOf, type Draw } from '../tools.ts';
import type { Evening } from '../evening.ts';

/** Milliseconds after which no answer is expected any more. */
const PATIENCE = 10_000;

/** The front desk at one of the services, as its page uses it. */
export class Desk {
  readonly #at: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(at: string, headers: Readonly<Record<string, string>>) {
    this.#at = at;
    this.#headers = headers;
  }

  /** Null if the service or its database is away. */
  static async signIn({ services, database }: Evening, draw: Draw): Promise<Desk | null> {
    const at = `http://127.0.0.1:${String(oneOf(draw, services).port)}`;
    const signed = await answerOf(at + DESK_ROUTES.signIn, { body: database.account });
    if (signed?.ok !== true) return null;
    const { csrf } = JSON.parse(signed.text) as SignedIn;
    return new Desk(at, { cookie: signed.cookie, 'x-csrf-token': csrf });
  }

  /** Null if no answer came. */
  async state(): Promise<DeskState | null> {
    const answer = await answerOf(this.#at + DESK_ROUTES.state, { headers: this.#headers });
    return answer?.ok === true ? (JSON.parse(answer.text) as DeskState) : null;
  }

  /** Resolves with the status; null if no answer came, whatever the house has done. */
  async post(
    route: string,
    body: unknown,
  ): Promise<{ readonly status: number; readonly text: string } | null> {
    return answerOf(this.#at + route, { headers: this.#headers, body });
  }
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

async function answerOf(
  url: string,
  { headers = {}, body }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown },
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { ok, status } = response;
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { ok, status, text: await response.text(), cookie };
  } catch {
    return null;
  }
}
