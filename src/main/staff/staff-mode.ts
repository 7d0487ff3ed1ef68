import type { Author } from '../../core/game/event.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  type Failure,
  type Notice,
  type Settings,
  type StaffAnswer,
  type StaffOrder,
  type StaffState,
  type StartNotice,
  RECOVERY_DIGITS,
} from '../../contract/contract.ts';
import { waitAfter, waitAtStart } from './pin-wait.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { KeptSecret } from '../../saves/settings/kept-secret.ts';
import { MOST_WRONG, NO_PIN, type StaffFile } from '../../saves/settings/staff-file.ts';
import { isSecret, keptSecret } from './secret-hash.ts';
import type { Permission } from './permissions.ts';
import { randomInt } from 'node:crypto';

export interface StaffModeDeps {
  readonly file: StaffFile;
  /** The PIN that holds where the lane has none of its own; null where everybody opens the lane. */
  readonly housePin: () => KeptSecret | null;
  readonly settings: { readonly current: Pick<Settings, 'bowlersMay'> };
  readonly announce: (notice: Notice) => void;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** The house's log of wrong guesses and entries. */
  readonly log: (fact: string) => void;
}

/** In milliseconds: staff mode ends this long after the last action that only staff may do. */
export const IDLE = 600_000;

const WRONG = { 'wrong-pin': 'a wrong staff PIN', 'wrong-recovery-code': 'a wrong recovery code' };

type Answer = Promise<Result<StaffAnswer, Failure>>;

/**
 * Owns the PIN and who is at the desk; main enforces it, the window only shows it.
 * - no PIN --setPin--> on --leave, or idle--> off --enter, right--> on
 * - off --enter, wrong--> off, ignoring guesses for a growing wait
 * - on --setPin null--> no PIN: everything is open
 * - off --recover, right--> no PIN
 *
 * Where the front desk opens the lane, the house's PIN takes the place of none, and `recover` leads to on.
 */
export class StaffMode {
  readonly #deps: StaffModeDeps;
  /** One guess at a time: two at once must not count as one. */
  readonly #queue = new OneAtATime();
  #idle: NodeJS.Timeout | null = null;
  #wrong: number;
  /** When the next guess is accepted, on the monotonic clock, which nobody can set. */
  #deafUntil: number;

  constructor(deps: StaffModeDeps) {
    this.#deps = deps;
    const kept = deps.file.current();
    this.#wrong = kept.wrong;
    this.#deafUntil = performance.now() + waitAtStart(kept, new Date(deps.clock()));
  }

  /** The state that windows show. */
  get state(): StaffState {
    const wait = Math.max(0, Math.ceil(this.#deafUntil - performance.now()));
    const isOfHouse = this.#deps.file.current().pin === null && this.#pin !== null;
    return { pinSet: this.#pin !== null, on: this.#isOn, wait, ...(isOfHouse ? { ofHouse: true } : {}) };
  }

  get by(): Author {
    return this.#isOn ? 'staff' : 'bowler';
  }

  /** Whether the user has all these permissions; a staff-only action keeps staff mode on. */
  allows(...permissions: readonly Permission[]): boolean {
    if (this.#pin === null) return true;
    const { bowlersMay } = this.#deps.settings.current;
    if (permissions.every((one) => one === null || (one !== 'staff' && bowlersMay[one]))) return true;
    if (this.#isOn) this.#stay();
    return this.#isOn;
  }

  /** Carries out an order; a wrong guess and an ignored one get different answers. */
  order(order: StaffOrder): Answer {
    return this.#queue.run(() => {
      switch (order.kind) {
        case 'enter':
          return this.#enter(order.pin);
        case 'leave':
          this.#leave();
          return Promise.resolve(this.#answer());
        case 'setPin':
          return this.#setPin(order.pin);
        case 'newCode':
          return this.#newCode();
        case 'recover':
          return this.#recover(order.code);
      }
    });
  }

  /** At the start: removes a forgotten PIN if an option asks for it; returns the notices. */
  async begin({ forgetPin }: { readonly forgetPin: boolean }): Promise<readonly StartNotice[]> {
    if (!forgetPin) return [];
    const saved = await this.#deps.file.change(NO_PIN);
    if (saved.ok) [this.#wrong, this.#deafUntil] = [0, 0];
    return [{ kind: 'pin-forgotten', done: saved.ok }];
  }

  /** The house's PIN came, changed or went. */
  houseChanged(): void {
    if (this.#pin === null) this.#leave();
    this.#tell();
  }

  /** Whoever paired the lane is staff, also where a PIN came with the pairing. */
  paired(): void {
    this.#begun();
  }

  /** Resolves once all requests so far are done and the lock may be released. */
  async settled(): Promise<void> {
    await this.#queue.settled();
    await this.#deps.file.settled();
    if (this.#idle !== null) clearTimeout(this.#idle);
  }

  get #pin(): KeptSecret | null {
    return this.#deps.file.current().pin ?? this.#deps.housePin();
  }

  get #isOn(): boolean {
    return this.#idle !== null;
  }

  #answer(recoveryCode: string | null = null): Result<StaffAnswer, never> {
    return ok({ state: this.state, recoveryCode });
  }

  async #enter(given: string): Answer {
    const right = await this.#guess(given, this.#pin, 'wrong-pin');
    if (!right.ok) return right;
    this.#wrong = 0;
    await this.#deps.file.change({ wrong: 0, wrongAt: null });
    this.#stay();
    this.#tell();
    return this.#answer();
  }

  /** The code removes the PIN for good; if that cannot be saved, both stay in force. */
  async #recover(given: string): Answer {
    const { recovery } = this.#deps.file.current();
    const right = await this.#guess(given, recovery, 'wrong-recovery-code');
    if (!right.ok) return right;
    const opened = await this.#keep(null, null);
    if (!opened.ok) {
      // A right code counts as right whatever the disk does; a retry is not slowed.
      this.#wrong -= 1;
      return opened;
    }
    this.#deps.log('the staff PIN was removed with its recovery code');
    return this.#answer();
  }

  /** PIN and code share their guesses: wrong ones at either delay both. */
  async #guess(
    given: string,
    secret: KeptSecret | null,
    wrong: 'wrong-pin' | 'wrong-recovery-code',
  ): Promise<Result<null, Failure>> {
    if (secret === null) return err({ code: wrong });
    const { wait } = this.state;
    if (wait > 0) return err({ code: 'pin-wait', seconds: Math.ceil(wait / 1000) });
    // Counted before it is checked, so that pulling the plug gains no free guess. A disk that cannot save the count
    // locks nobody out.
    this.#wrong = Math.min(this.#wrong + 1, MOST_WRONG);
    await this.#deps.file.change({ wrong: this.#wrong, wrongAt: this.#deps.clock() });
    if (await isSecret(given, secret)) return ok(null);
    this.#deafUntil = performance.now() + waitAfter(this.#wrong);
    this.#deps.log(`${WRONG[wrong]}, number ${String(this.#wrong)} in a row`);
    this.#tell();
    return err({ code: wrong });
  }

  async #setPin(given: string | null): Answer {
    if (this.#pin !== null && !this.#isOn) return err({ code: 'staff-only' });
    const code = given === null ? null : newRecoveryCode();
    const saved = await this.#keep(given, code);
    if (!saved.ok) return saved;
    this.#deps.log(given === null ? 'staff removed the PIN' : 'staff set a PIN');
    return this.#answer(code);
  }

  /** Another recovery code for the PIN in force: the house's comes without one. */
  async #newCode(): Answer {
    if (!this.#isOn) return err({ code: 'staff-only' });
    const code = newRecoveryCode();
    const saved = await this.#deps.file.change({ recovery: await keptSecret(code) });
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#deps.log('staff made a recovery code');
    return this.#answer(code);
  }

  /** Puts a PIN and its code in force, or none; the user then is in staff mode if there is a PIN. */
  async #keep(pin: string | null, code: string | null): Promise<Result<null, Failure>> {
    const saved = await this.#deps.file.change({
      ...NO_PIN,
      pin: pin === null ? null : await keptSecret(pin),
      recovery: code === null ? null : await keptSecret(code),
    });
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    [this.#wrong, this.#deafUntil] = [0, 0];
    this.#begun();
    return ok(null);
  }

  /** The user is staff: in staff mode, if there is a PIN. */
  #begun(): void {
    if (this.#pin === null) this.#leave();
    else this.#stay();
    this.#tell();
  }

  /** Turns staff mode on until nobody does anything for a while. */
  #stay(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#leave();
    }, IDLE);
  }

  #leave(): void {
    if (this.#idle === null) return;
    clearTimeout(this.#idle);
    this.#idle = null;
    this.#tell();
  }

  #tell(): void {
    this.#deps.announce({ name: 'staffChanged', value: this.state });
  }
}

/** A new recovery code: digits only, typed with the PIN's keys. */
function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_DIGITS }, () => String(randomInt(10))).join('');
}
