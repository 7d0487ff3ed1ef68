import type { LinkStatus, LinkTrouble } from '../../contract/contract.ts';
import { ArchivedHeads } from './archived-heads.ts';
import { Deliveries } from './deliveries.ts';
import { HouseClient, TIME_LIMITS } from './house-client.ts';
import type { LinkDeps, Pauses } from './link-deps.ts';
import { LinkLost, lostBy } from './link-trouble.ts';
import { LinkErasures } from './link-erasures.ts';
import { LinkOrders } from './link-orders.ts';
import { LinkSession } from './link-session.ts';

export const PAUSES: Pauses = {
  ...{ first: 1000, longest: 30_000, slow: 300_000 },
  ...{ states: 300, beat: 15_000, frame: 40, sign: 1000 },
};

/**
 * A trouble that nearly always ends at this lane, with a new pairing. All others may end at the house at any moment: a
 * certificate, a version or an address was wrong only once.
 */
const SLOW: ReadonlySet<LinkTrouble> = new Set(['revoked']);

/**
 * A lane's link to its house: reconnects for ever, brings the house up to date, delivers each ball and hears
 * orders. Nothing at the lane waits for it (decision 19).
 */
export class HouseLink {
  readonly #deps: LinkDeps;
  readonly #pauses: Pauses;
  readonly #deliveries: Deliveries;
  readonly #heads: ArchivedHeads;
  readonly #orders: LinkOrders;
  readonly #erasures: LinkErasures;
  readonly #ended = new AbortController();
  #client: HouseClient | null = null;
  #session: LinkSession | null = null;
  #status: LinkStatus = { kind: 'off' };
  #told = '';
  #answeredAt: string | null = null;
  /** Ends the pause between two tries. */
  #hurry: () => void = () => undefined;
  #runs: Promise<void> = Promise.resolve();
  #frame: NodeJS.Timeout | undefined;
  #sign: NodeJS.Timeout | undefined;

  constructor(deps: LinkDeps) {
    this.#deps = deps;
    this.#pauses = deps.pauses ?? PAUSES;
    this.#deliveries = new Deliveries(deps.log);
    this.#heads = new ArchivedHeads(deps.saves.games.archive, deps.origin);
    const { saves, erase, log } = deps;
    this.#erasures = new LinkErasures({ known: saves.erased, erase, log, again: this.#pauses.beat });
    this.#orders = new LinkOrders(deps.orders, this.#pauses, {
      log: deps.log,
      answered: () => {
        this.#session?.wake();
      },
    });
  }

  get status(): LinkStatus {
    const { toDeliver, behind } = this.#deliveries;
    const { kind } = this.#status;
    if (kind === 'off' || kind === 'connecting') return this.#status;
    return { ...this.#status, toDeliver, behind };
  }

  /** When the house last answered, ISO 8601 in UTC; null if it has not since the start. */
  get answeredAt(): string | null {
    const at = this.#client?.answeredAt ?? null;
    if (at !== null) this.#answeredAt = new Date(at).toISOString();
    return this.#answeredAt;
  }

  begin(): void {
    this.#runs = this.#run().catch(this.#deps.log);
  }

  /** A game was saved durably. */
  changed(gameId: string): void {
    if (this.#deps.pairing() === null) return;
    this.#deliveries.changed(gameId);
    this.#frame ??= setTimeout(() => {
      this.#frame = undefined;
      this.#session?.wake();
    }, this.#pauses.frame);
    this.#sign ??= setTimeout(() => {
      this.#sign = undefined;
      this.#tell();
    }, this.#pauses.sign);
  }

  /** Games were deleted, or a bowler was erased. */
  removed(): void {
    this.#session?.compareAgain();
  }

  /** The state of the lanes changed; the house is told soon. */
  statesChanged(): void {
    this.#session?.statesChanged();
  }

  /** Reconnects, because the pairing or the lane numbers changed. */
  anew(): void {
    this.#client?.end();
    this.#hurry();
  }

  /** Aborts a running request, and resolves once none runs. */
  async end(): Promise<void> {
    this.#ended.abort();
    for (const timer of [this.#frame, this.#sign]) clearTimeout(timer);
    this.#client?.end();
    this.#hurry();
    await this.#runs;
    this.#orders.end();
    await this.#erasures.end();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#ended.signal.aborted) {
      const pairing = this.#deps.pairing();
      if (pairing === null) {
        this.#become({ kind: 'off' });
        failures = 0;
        await this.#pause(null);
        continue;
      }
      if (this.#status.kind === 'off') this.#become({ kind: 'connecting' });
      const client = new HouseClient(pairing, this.#deps.limits ?? TIME_LIMITS);
      this.#client = client;
      const lost = await this.#connected(client, () => {
        failures = 0;
      });
      client.end();
      this.#answeredAt = this.answeredAt;
      if (this.#deps.pairing() !== pairing) continue;
      this.#offline(lost.trouble);
      await this.#pause(this.#waitAfter(lost.trouble, failures));
      failures += 1;
    }
  }

  /** Runs one connection, from its first request to its end. */
  async #connected(client: HouseClient, reached: () => void): Promise<LinkLost> {
    const session = new LinkSession({
      ...{ client, lane: this.#deps, deliveries: this.#deliveries, heads: this.#heads, orders: this.#orders },
      erasures: this.#erasures,
      pauses: this.#pauses,
      ready: () => {
        reached();
        this.#become({ kind: 'connected', toDeliver: 0, behind: 0 });
      },
      delivered: () => {
        // Another game was delivered; the waiting ball still has time before the sign changes.
        if (this.#sign === undefined || this.#deliveries.toDeliver === 0) this.#tell();
      },
    });
    this.#session = session;
    try {
      return await session.run();
    } catch (error) {
      // A disk fault or a bug is logged and does not end the link.
      if (!(error instanceof LinkLost)) this.#deps.log(error);
      return lostBy(error);
    } finally {
      this.#session = null;
      session.end();
    }
  }

  #waitAfter(trouble: LinkTrouble, failures: number): number {
    const { first, longest, slow } = this.#pauses;
    const wait = SLOW.has(trouble) ? slow : Math.min(longest, first * 2 ** Math.min(failures, 20));
    // Random, so that the lanes of a house do not all reconnect at once.
    return wait * (0.5 + Math.random() / 2);
  }

  #offline(trouble: LinkTrouble): void {
    const since = this.#status.kind === 'offline' ? this.#status.since : this.#deps.clock();
    this.#become({ kind: 'offline', since, toDeliver: 0, behind: 0, trouble });
  }

  #become(status: LinkStatus): void {
    this.#status = status;
    this.#tell();
  }

  /** Announces each change once. */
  #tell(): void {
    const { status } = this;
    const told = JSON.stringify(status);
    if (told === this.#told) return;
    this.#told = told;
    this.#deps.changed(status);
  }

  /** Null waits until `#hurry` is called. */
  #pause(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      if (this.#ended.signal.aborted) {
        resolve();
        return;
      }
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
