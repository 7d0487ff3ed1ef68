import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, Half, HelpAsked, Halves, Notice } from '../../contract/contract.ts';
import type { OrdersFile } from '../../saves/settings/orders-file.ts';

export interface HelpDeps {
  readonly file: Pick<OrdersFile, 'current' | 'change'>;
  /** Whether the lane has a front desk that could hear. */
  readonly isPaired: () => boolean;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly announce: (notice: Notice) => void;
}

/**
 * Who waits for help, on each half, over a restart.
 * - nobody --ask--> asked --answer of the front desk--> coming --dismiss--> nobody
 * - asked --dismiss--> nobody
 */
export class Help {
  readonly #deps: HelpDeps;

  constructor(deps: HelpDeps) {
    this.#deps = deps;
  }

  get current(): Halves<HelpAsked | null> {
    return this.#deps.file.current().help;
  }

  /** Asks the front desk for help. Fails with `no-front-desk`, `not-saved`. Asking again changes nothing. */
  ask(half: Half): Promise<Result<Halves<HelpAsked | null>, Failure>> {
    if (!this.#deps.isPaired()) return Promise.resolve(err({ code: 'no-front-desk' }));
    if (this.current[half]?.state === 'asked') return Promise.resolve(ok(this.current));
    return this.#change(half, { state: 'asked', at: this.#deps.clock() });
  }

  /** Nobody waits any more: help came, or is not needed. */
  dismiss(half: Half): Promise<Result<Halves<HelpAsked | null>, Failure>> {
    return this.#change(half, null);
  }

  /** The calls for help after the front desk's answer to this half; null where nobody asked. */
  answered(half: Half): HelpAsked | null {
    return this.current[half]?.state === 'asked' ? { state: 'coming', at: this.#deps.clock() } : null;
  }

  tell(): void {
    this.#deps.announce({ name: 'helpChanged', value: this.current });
  }

  async #change(half: Half, asked: HelpAsked | null): Promise<Result<Halves<HelpAsked | null>, Failure>> {
    const saved = await this.#deps.file.change(({ help }) => ({ help: { ...help, [half]: asked } }));
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.tell();
    return ok(this.current);
  }
}
