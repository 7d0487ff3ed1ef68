import * as v from 'valibot';
import { ERASURES, PROTOCOL, type Hello } from '../../house-contract/deliveries.ts';
import type { LaneStates } from '../../house-contract/lane-state.ts';
import { OPENS } from '../../house-contract/opens.ts';
import type { OrderAnswers } from '../../house-contract/orders.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import type { ArchivedHeads } from './archived-heads.ts';
import type { Deliveries } from './deliveries.ts';
import type { HouseClient, News } from './house-client.ts';
import type { LinkDeps, Pauses } from './link-deps.ts';
import type { LinkErasures } from './link-erasures.ts';
import type { LinkOrders } from './link-orders.ts';
import { LinkLost } from './link-trouble.ts';
import { Reconciling } from './reconciling.ts';
import { X509Certificate } from 'node:crypto';
import { AUTHORITY } from '../../house-contract/authority.ts';

const ANYTHING = v.object({});

export interface SessionDeps {
  readonly client: HouseClient;
  readonly lane: LinkDeps;
  readonly deliveries: Deliveries;
  readonly heads: ArchivedHeads;
  readonly orders: LinkOrders;
  readonly erasures: Pick<LinkErasures, 'hear'>;
  readonly pauses: Pick<Pauses, 'states' | 'beat'>;
  /** The house is connected and has the games that are bowled now. */
  readonly ready: () => void;
  readonly delivered: () => void;
}

/** One connection: hello, what is missing, and then every change, one request at a time. */
export class LinkSession {
  readonly #deps: SessionDeps;
  readonly #reconciling: Reconciling;
  #archive: AsyncGenerator<null> | null = null;
  #lost: LinkLost | null = null;
  #wake: () => void = () => undefined;
  #isAwake = false;
  #timer: NodeJS.Timeout | undefined;
  #beats: NodeJS.Timeout | undefined;
  #toDeliver = -1;
  #statesDue = true;
  #erasuresDue = true;
  #statesTold = '';

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#reconciling = new Reconciling({ ...deps, saves: deps.lane.saves });
  }

  /** Resolves when the connection is over. Rejects with `LinkLost`, or with a disk fault. */
  async run(): Promise<LinkLost> {
    const { client, deliveries, orders, pauses, ready } = this.#deps;
    deliveries.forget();
    orders.again();
    await this.#hello();
    const { ended } = await client.hear(`${LANE_ROUTES.stream}?beats=1`, (news) => {
      this.#hear(news);
    });
    const over = ended.then((lost) => {
      this.#lost = lost;
      this.wake();
    });
    this.#beats = setInterval(() => {
      this.#beat();
    }, pauses.beat);
    await this.#reconciling.begin();
    ready();
    await this.#keepAuthority();
    this.#archive = this.#reconciling.archive();
    while (this.#lost === null) {
      const archive: AsyncGenerator<null> | null = this.#archive;
      if (await this.#urgent()) this.#delivered();
      else if (archive === null) await this.#sleep();
      else {
        const { done } = await archive.next();
        // Its last games may have been delivered after its last step.
        this.#delivered();
        if (done === true && this.#archive === archive) this.#archive = null;
      }
    }
    client.end();
    await over;
    return this.#lost;
  }

  /** There may be something to send. */
  wake(): void {
    this.#isAwake = true;
    this.#wake();
  }

  compareAgain(): void {
    this.#archive = this.#reconciling.everything();
    this.wake();
  }

  /** Changes within a short time are reported together. */
  statesChanged(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#statesDue = true;
      this.wake();
    }, this.#deps.pauses.states);
  }

  end(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
  }

  #delivered(): void {
    const { deliveries, delivered } = this.#deps;
    // The sign must hear of each answer, even if the count is the same as before the ball.
    delivered();
    if (deliveries.toDeliver === this.#toDeliver) return;
    this.#toDeliver = deliveries.toDeliver;
    this.statesChanged();
  }

  /** Says that the lane is there, beside a request that takes long. The stream shows if the house is lost. */
  #beat(): void {
    const nothing: LaneStates = { states: [] };
    this.#deps.client.post(LANE_ROUTES.states, JSON.stringify(nothing), ANYTHING).catch(() => undefined);
  }

  async #hello(): Promise<void> {
    const { lanes, program } = this.#deps.lane;
    const hello: Hello = { protocol: PROTOCOL, program, lanes: [...lanes()] };
    await this.#tell(LANE_ROUTES.hello, hello);
  }

  async #keepAuthority(): Promise<void> {
    const { client, lane } = this.#deps;
    const kept = lane.pairing()?.authority ?? null;
    const renewed = kept === null ? null : await renewedAuthority(client, kept);
    if (kept !== null && renewed !== null) lane.renewed(kept, renewed);
  }

  #hear({ event, data }: News): void {
    if (event === 'compare') this.compareAgain();
    if (event === 'erased') {
      this.#erasuresDue = true;
      this.wake();
    }
    if (event === 'order') this.#deps.orders.hear(parsed(data));
    if (event === 'opens') {
      const read = v.safeParse(OPENS, parsed(data));
      if (read.success) this.#deps.lane.opens?.(read.output);
    }
  }

  /** Sends everything that goes before the archive. Whether there was anything. */
  async #urgent(): Promise<boolean> {
    if (await this.#reconciling.urgent()) return true;
    if ((await this.#answer()) || (await this.#tellStates()) || (await this.#askErasures())) return true;
    return this.#reconciling.urgentArchived();
  }

  /** Asks whom the other lanes of the house erased. A house of the version before does not say. */
  async #askErasures(): Promise<boolean> {
    if (!this.#erasuresDue) return false;
    this.#erasuresDue = false;
    const said = await this.#deps.client.get(LANE_ROUTES.erasures, ERASURES);
    if (said.kind === 'answer') this.#deps.erasures.hear(said.value.bowlers);
    return true;
  }

  async #answer(): Promise<boolean> {
    const { client, orders, lane } = this.#deps;
    const due = orders.due();
    if (due.length === 0) return false;
    // States go first: otherwise a lane that was just opened would look free for a moment.
    this.#statesDue = true;
    await this.#tellStates();
    const body: OrderAnswers = { answers: [...due] };
    const said = await client.post(LANE_ROUTES.answers, JSON.stringify(body), ANYTHING);
    if (said.kind === 'answer') orders.acknowledged(due);
    else if (said.status === 409) {
      for (const { outcome } of due)
        if (outcome.state === 'done') for (const { game } of outcome.games) this.#deps.deliveries.doubt(game);
      orders.lacking(due);
    } else if (said.status === 400) {
      // The house would refuse them for ever, and everything after them would wait.
      orders.acknowledged(due);
      lane.log(new Error('the house cannot read the answers to orders'));
    } else throw new LinkLost('no-house', `answers ${String(said.status)}`);
    return true;
  }

  async #tellStates(): Promise<boolean> {
    if (!this.#statesDue) return false;
    this.#statesDue = false;
    const { lane, deliveries } = this.#deps;
    const { toDeliver } = deliveries;
    const states: LaneStates = { states: lane.states().map((state) => ({ ...state, toDeliver })) };
    const told = JSON.stringify(states);
    if (told === this.#statesTold) return false;
    await this.#tell(LANE_ROUTES.states, states);
    this.#statesTold = told;
    return true;
  }

  async #tell(route: string, body: object): Promise<void> {
    const said = await this.#deps.client.post(route, JSON.stringify(body), ANYTHING);
    if (said.kind === 'refused')
      throw new LinkLost(said.status === 403 ? 'revoked' : 'no-house', `${route} ${String(said.status)}`);
  }

  async #sleep(): Promise<void> {
    if (!this.#isAwake)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#isAwake = false;
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * The certificate (PEM) of the house's authority if it was issued anew since the lane kept `kept`, so that the lane has it
 * before its own one ends. Null for one with another key: that would be another authority.
 */
async function renewedAuthority(client: HouseClient, kept: string): Promise<string | null> {
  const said = await client.get(LANE_ROUTES.authority, AUTHORITY);
  const authority = said.kind === 'answer' ? said.value.authority : null;
  return authority !== null && authority !== kept && keyOf(authority) === keyOf(kept) ? authority : null;
}

/** Null for text that is not a certificate. */
function keyOf(cert: string): string | null {
  try {
    return new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    return null;
  }
}
