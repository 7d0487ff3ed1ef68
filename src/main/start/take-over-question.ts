import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import type {
  Failure,
  Settings,
  TakeOverOrder,
  TakeOverQuestion,
  CallName,
} from '../../contract/contract.ts';
import type { Language } from '../../text/language.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { waitAfter, waitAtStart } from '../staff/pin-wait.ts';
import type { Asking, LockRefusal, Unclear } from '../../saves/lock/lock.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { StaffValues } from '../../saves/settings/staff-file.ts';
import { isSecret } from '../staff/secret-hash.ts';
import type { CallEntries } from '../bridge/call-entry.ts';
import { pin } from '../bridge/calls/parts.ts';

const takeOverOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('look') }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('take'), pin: v.nullable(pin) }),
]);

export interface QuestionDeps {
  readonly question: TakeOver;
}

/** The only call before the lane exists: the question has its own door, and the order contains the PIN. */
export const TAKE_OVER_CALLS: CallEntries<CallName<'takeOver'>, QuestionDeps> = {
  'takeOver.order': {
    callers: ['question'],
    parser: v.strictTuple([takeOverOrder]),
    permissions: { owner: 'question' },
    handle: ([order], { question }) => question.order(order),
  },
};

/** A data folder, and the defaults for it. */
export interface Wanted {
  readonly path: string;
  readonly defaults: Settings;
  readonly asking?: Asking;
  /** This run's lane, if the command line names it. */
  readonly lane?: number | null;
}

/**
 * Opens the data folder. If nobody can know whether its last holder still runs, `ask` decides; only the lock that it
 * showed is taken over.
 */
export async function openAsking(
  { path, defaults, asking = {}, lane = null }: Wanted,
  ask: (unclear: Unclear) => Promise<boolean>,
): Promise<Result<DataFolder, LockRefusal>> {
  for (let over: string | null = null; ;) {
    const opened = await openDataFolder(path, defaults, new Date(), { ...asking, lane, over });
    if (opened.ok || opened.error.code !== 'unclear' || !(await ask(opened.error))) return opened;
    over = opened.error.lock;
  }
}

/** What staff need for the answer: the last holder and the folder's staff data. */
export interface Asked {
  readonly unclear: Unclear;
  readonly language: Language;
  readonly staff: StaffValues;
}

/**
 * The take-over question. The folder is not ours yet, so wrong PINs are counted here, on top of the folder's own count.
 */
export class TakeOver {
  readonly answered: Promise<boolean>;
  readonly #asked: Asked;
  readonly #queue = new OneAtATime();
  #answer: (take: boolean) => void = () => undefined;
  #wrong: number;
  #deafUntil: number;

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#wrong = asked.staff.wrong;
    this.#deafUntil = performance.now() + waitAtStart(asked.staff, new Date());
    this.answered = new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  get question(): TakeOverQuestion {
    const { language, staff, unclear } = this.#asked;
    const wait = Math.max(0, Math.ceil(this.#deafUntil - performance.now()));
    return { language, name: unclear.name, until: unclear.until, pinSet: staff.pin !== null, wait };
  }

  /** Declines the take-over. */
  leave(): void {
    this.#answer(false);
  }

  /** Carries out an order; the right PIN, or a yes without a PIN, takes the folder over. */
  order(order: TakeOverOrder): Promise<Result<TakeOverQuestion, Failure>> {
    return this.#queue.run(async () => {
      if (order.kind === 'leave') this.leave();
      const allowed = order.kind === 'take' ? await this.#allows(order.pin) : ok(null);
      if (!allowed.ok) return allowed;
      if (order.kind === 'take') this.#answer(true);
      return ok(this.question);
    });
  }

  async #allows(given: string | null): Promise<Result<null, Failure>> {
    const { pin } = this.#asked.staff;
    if (pin === null) return ok(null);
    if (given === null) return err({ code: 'staff-only' });
    const { wait } = this.question;
    if (wait > 0) return err({ code: 'pin-wait', seconds: Math.ceil(wait / 1000) });
    this.#wrong += 1;
    if (await isSecret(given, pin)) return ok(null);
    this.#deafUntil = performance.now() + waitAfter(this.#wrong);
    return err({ code: 'wrong-pin' });
  }
}
