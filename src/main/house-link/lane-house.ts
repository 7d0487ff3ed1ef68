import { setTimeout as pause } from 'node:timers/promises';
import { err, ok, type Result } from '../../core/line/result.ts';
import type {
  Failure,
  FoundHouse,
  HouseState,
  LinkStatus,
  Notice,
  OpensBy,
  PairOrder,
  PairTrouble,
} from '../../contract/contract.ts';
import type { Opens } from '../../house-contract/opens.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { ALONE, type HouseFile, type KeptOpens } from '../../saves/settings/house-file.ts';
import { houseAddress } from './house-address.ts';
import { HouseLink } from './house-link.ts';
import type { LinkDeps } from './link-deps.ts';
import { findHouse, fingerprintOf, pairWith } from './pairing.ts';
import { isSecret, keptSecret } from '../staff/secret-hash.ts';

/** The pairing that the command line asks for. */
export interface AskedHouse {
  readonly address: string;
  readonly code: string;
}

export interface LaneHouseDeps extends Omit<LinkDeps, 'pairing' | 'changed' | 'renewed' | 'opens'> {
  readonly file: HouseFile;
  readonly announce: (notice: Notice) => void;
  /** Called for each change of the link's kind. */
  readonly note: (link: LinkStatus) => void;
  /** Called when somebody else opens the lane from now on, or the house's PIN is another one. */
  readonly opensChanged: () => void;
}

/** In milliseconds: the house may start after the lane, and a code is good for minutes. */
const TRY_AGAIN = 3000;
const TRIES = 200;

/** Troubles after which another try makes sense. */
const PASSING: ReadonlySet<PairTrouble> = new Set(['unreachable', 'unready', 'too-many']);

/** The house that this PC is paired with, if any; without a pairing no socket is opened. */
export class LaneHouse {
  readonly link: HouseLink;
  readonly #deps: LaneHouseDeps;
  readonly #ended = new AbortController();
  readonly #heard = new OneAtATime();
  #noted = '';
  #lanes: string;

  constructor(deps: LaneHouseDeps) {
    this.#deps = deps;
    this.#lanes = deps.lanes().join();
    this.link = new HouseLink({
      ...deps,
      pairing: () => deps.file.current().pairing,
      opens: (opens) => {
        this.#heard.run(() => this.#opens(opens)).catch(deps.log);
      },
      changed: () => {
        this.#tell();
      },
      renewed: (before, authority) => {
        this.#keep(before, authority).catch(deps.log);
      },
    });
  }

  get state(): HouseState {
    const { pairing } = this.#deps.file.current();
    return {
      link: this.link.status,
      house:
        pairing === null
          ? null
          : {
              name: pairing.name,
              address: pairing.address,
              fingerprint: fingerprintOf(pairing.authority),
              opensBy: this.opensBy,
            },
      answeredAt: this.link.answeredAt,
    };
  }

  get opensBy(): OpensBy {
    return this.#deps.file.current().opens.by;
  }

  begin(asked: AskedHouse | null): void {
    this.link.begin();
    if (asked !== null) this.#pairOnce(asked).catch(this.#deps.log);
  }

  /** Reacts to what main announces. */
  hear(notice: Notice): void {
    if (notice.name === 'gameChanged') this.link.changed(notice.value.id);
    this.link.statesChanged();
    const lanes = this.#deps.lanes().join();
    if (lanes !== this.#lanes) this.link.anew();
    this.#lanes = lanes;
  }

  async find(typed: string): Promise<Result<FoundHouse, Failure>> {
    const found = await findHouse(typed, this.#deps.limits);
    return found.ok ? found : err({ code: 'not-paired', reason: found.error });
  }

  /** Fails with `not-paired` or `not-saved`; an earlier pairing then stays. */
  async pair(order: PairOrder): Promise<Result<HouseState, Failure>> {
    const { file, origin, lanes, limits } = this.#deps;
    const paired = await pairWith(order, { origin, lanes: [...lanes()] }, limits);
    if (!paired.ok) return err({ code: 'not-paired', reason: paired.error });
    const { pairing, opens } = paired.value;
    const saved = await file.change({ pairing, opens: await keptOpens(opens) });
    return this.#changed(saved);
  }

  async unpair(): Promise<Result<HouseState, Failure>> {
    return this.#changed(await this.#deps.file.change(ALONE));
  }

  /** Resolves once no request runs. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.link.end();
    await this.#heard.settled();
    await this.#deps.file.settled();
  }

  #changed(saved: Awaited<ReturnType<HouseFile['change']>>): Result<HouseState, Failure> {
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.link.anew();
    this.#deps.opensChanged();
    this.#tell();
    return ok(this.state);
  }

  /** A change that the disk refuses is tried again at the next connection. */
  async #keep(before: string, authority: string): Promise<void> {
    // Asked in its turn: the lane may be being unpaired.
    await this.#deps.file.change(({ pairing }) =>
      pairing?.authority === before ? { pairing: { ...pairing, authority } } : {},
    );
    this.#tell();
  }

  /** Keeps who opens the lane, before anything follows from it. If the disk refuses it, the next connection brings it again. */
  async #opens(opens: Opens): Promise<void> {
    const { file, log } = this.#deps;
    if (await isKept(opens, file.current().opens)) return;
    const kept = await keptOpens(opens);
    const saved = await file.change(({ pairing }) => (pairing === null ? {} : { opens: kept }));
    if (!saved.ok) log(new Error(`who opens the lane is not saved: ${saved.error}`));
    this.#deps.opensChanged();
    this.#tell();
  }

  #tell(): void {
    const { state } = this;
    this.#deps.announce({ name: 'houseChanged', value: state });
    const { link } = state;
    const noted = link.kind === 'offline' ? `${link.kind} ${link.trouble}` : link.kind;
    if (noted !== this.#noted) this.#deps.note(link);
    this.#noted = noted;
  }

  /**
   * Pairs without comparing fingerprints: the person at the command line knows the address, and the first
   * certificate is trusted.
   */
  async #pairOnce({ address: typed, code }: AskedHouse): Promise<void> {
    const address = houseAddress(typed);
    if (!address.ok || this.#deps.file.current().pairing?.address === address.value) return;
    const { signal } = this.#ended;
    for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
      const found = await findHouse(typed, this.#deps.limits);
      const paired = found.ok ? await this.pair({ ...found.value, code }) : null;
      if (paired?.ok === true) return;
      const trouble = reasonOf(found.ok ? paired : err({ code: 'not-paired', reason: found.error }));
      if (trouble === null || !PASSING.has(trouble)) {
        this.#deps.log(new Error(`not paired with ${address.value}: ${trouble ?? 'not saved'}`));
        return;
      }
      await pause(TRY_AGAIN, undefined, { signal }).catch(() => undefined);
    }
  }
}

function reasonOf(answer: Result<unknown, Failure> | null): PairTrouble | null {
  return answer?.ok === false && answer.error.code === 'not-paired' ? answer.error.reason : null;
}

/** Who opens the lane as a lane keeps it: of the house's PIN only the hash. */
async function keptOpens(opens: Opens): Promise<KeptOpens> {
  return opens.by === 'desk' ? { by: 'desk', pin: await keptSecret(opens.pin) } : { by: 'anyone' };
}

/** Whether the house says what the lane has. */
async function isKept(opens: Opens, kept: KeptOpens): Promise<boolean> {
  if (opens.by === 'anyone' || kept.by === 'anyone') return opens.by === kept.by;
  return isSecret(opens.pin, kept.pin);
}
