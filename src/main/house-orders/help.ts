import { err, ok, type Result } from '../../core/line/result.ts';
import {
  HALVES,
  type Failure,
  type Half,
  type HelpAsked,
  type Halves,
  type Notice,
} from '../../contract/contract.ts';
import type { PartyId } from '../../core/players/opaque-id.ts';
import type { OrdersFile } from '../../saves/settings/orders-file.ts';
import type { Parties } from './parties.ts';

export interface HelpDeps {
  readonly file: Pick<OrdersFile, 'current' | 'change'>;
  /** Whether the lane has a front desk that could hear. */
  readonly isPaired: () => boolean;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly announce: (notice: Notice) => void;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly parties: Pick<Parties, 'on' | 'isBowling'>;
}

/** Who asked for help. */
interface Caller {
  /** Null while no game is there. */
  readonly party: PartyId | null;
  /** Otherwise the next party may have asked already, before its game began. */
  readonly isSure: boolean;
}

/** Milliseconds after which whoever was on the way is there. */
const COMES_WITHIN = 10 * 60_000;

/**
 * Who waits for help, on each half, over a restart.
 * - nobody --ask--> asked --answer of the front desk--> coming --dismiss--> nobody
 * - asked --dismiss--> nobody
 * - coming --ten minutes--> nobody, coming --ask--> asked
 * - both --the party leaves--> nobody
 */
export class Help {
  readonly #deps: HelpDeps;
  /** Not in the file: after a restart it is who is there. */
  readonly #callers: { left: Caller | null; right: Caller | null } = { left: null, right: null };
  #giveUp: () => void = () => undefined;

  constructor(deps: HelpDeps) {
    this.#deps = deps;
  }

  get current(): Halves<HelpAsked | null> {
    return this.#deps.file.current().help;
  }

  /** Asks the front desk for help, also where somebody came before. Fails with `no-front-desk`, `not-saved`. */
  ask(half: Half): Promise<Result<Halves<HelpAsked | null>, Failure>> {
    if (!this.#deps.isPaired()) return Promise.resolve(err({ code: 'no-front-desk' }));
    if (this.current[half]?.state === 'asked') return Promise.resolve(ok(this.current));
    this.#callers[half] = this.#whoIsThere(half);
    return this.#change(half, { state: 'asked', at: this.#deps.clock() });
  }

  /** Ends calls whose party has left, and those that were answered ten minutes ago. Looks again by itself. */
  look(): void {
    this.#giveUp();
    let next = Infinity;
    for (const half of HALVES) {
      const left = this.#isOver(half) ? 0 : this.#timeLeft(half);
      if (left > 0) next = Math.min(next, left);
      // A call that the disk refuses is tried again at the next look.
      else void this.dismiss(half);
    }
    if (next < Infinity)
      this.#giveUp = this.#deps.after(next, () => {
        this.look();
      });
  }

  end(): void {
    this.#giveUp();
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

  /** Whether the caller has left. At the end of a game the next party may have called: such a call stays. */
  #isOver(half: Half): boolean {
    if (this.current[half] === null) return false;
    const now = this.#whoIsThere(half);
    const caller = this.#callers[half] ?? now;
    if (now.party !== caller.party && (caller.isSure || now.party === null)) return true;
    this.#callers[half] = { party: now.party, isSure: caller.isSure || now.isSure };
    return false;
  }

  #whoIsThere(half: Half): Caller {
    const { parties } = this.#deps;
    return { party: parties.on(half), isSure: parties.isBowling(half) };
  }

  /** Milliseconds; the clock may have been set back. */
  #timeLeft(half: Half): number {
    const asked = this.current[half];
    if (asked?.state !== 'coming') return Infinity;
    const left = Date.parse(asked.at) + COMES_WITHIN - Date.parse(this.#deps.clock());
    return Math.min(left, COMES_WITHIN);
  }

  async #change(half: Half, asked: HelpAsked | null): Promise<Result<Halves<HelpAsked | null>, Failure>> {
    const saved = await this.#deps.file.change(({ help }) => ({ help: { ...help, [half]: asked } }));
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    if (asked === null) this.#callers[half] = null;
    this.tell();
    return ok(this.current);
  }
}
