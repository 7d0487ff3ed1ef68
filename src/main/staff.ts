import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Author } from '../core/event.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Failure, Notice, Settings, StaffOrder, StaffState, StartNotice } from '../preload/contract.ts';
import { waitAfter, waitAtStart } from './guesses.ts';
import type { Options } from './options.ts';
import { OneAtATime } from './saves/one-at-a-time.ts';
import { NO_PIN, type KeptPin, type StaffFile } from './saves/staff-file.ts';
import type { Need } from './staff-needs.ts';

/** What the owner of staff mode needs. */
export interface StaffOwnerNeeds {
  readonly file: StaffFile;
  readonly settings: { readonly current: Pick<Settings, 'bowlersMay'> };
  readonly announce: (notice: Notice) => void;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
}

/** Staff mode ends by itself so long after the last thing that only staff may do, in milliseconds. */
export const IDLE = 600_000;

const SALT = 16;
const HASH = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

type Answer = Promise<Result<StaffState, Failure>>;

/**
 * Owns the PIN and who is at the desk (decision: main enforces, the window only shows).
 *
 *     no PIN --setPin--> on --leave, or idle--> off --enter, right--> on
 *                                               off --enter, wrong--> off, deaf for a while that grows
 *                        on --setPin null--> no PIN: everything is open
 */
export class Staff {
  readonly #needs: StaffOwnerNeeds;
  /** One guess after another: two at once must not be heard as one. */
  readonly #queue = new OneAtATime();
  #idle: NodeJS.Timeout | null = null;
  #wrong: number;
  /** When the next guess is heard, on the clock that nobody can set. */
  #deafUntil: number;

  constructor(needs: StaffOwnerNeeds) {
    this.#needs = needs;
    const kept = needs.file.current();
    this.#wrong = kept.wrong;
    this.#deafUntil = performance.now() + waitAtStart(kept, new Date(needs.clock()));
  }

  /** What windows are shown. */
  get state(): StaffState {
    const wait = Math.max(0, Math.ceil(this.#deafUntil - performance.now()));
    return { pinSet: this.#pin !== null, on: this.#isOn, wait };
  }

  /** Who is at the desk. */
  get by(): Author {
    return this.#isOn ? 'staff' : 'bowler';
  }

  /** Whether whoever is at the desk may do what takes all of this; what only staff may do keeps staff mode on. */
  allows(...needs: readonly Need[]): boolean {
    if (this.#pin === null) return true;
    const { bowlersMay } = this.#needs.settings.current;
    if (needs.every((need) => need === null || (need !== 'staff' && bowlersMay[need]))) return true;
    if (this.#isOn) this.#stay();
    return this.#isOn;
  }

  /** Does what was asked; a wrong PIN and one that was not heard are told apart. */
  order(order: StaffOrder): Answer {
    return this.#queue.run(() => {
      switch (order.kind) {
        case 'enter':
          return this.#enter(order.pin);
        case 'leave':
          this.#leave();
          return Promise.resolve(ok(this.state));
        case 'setPin':
          return this.#setPin(order.pin);
      }
    });
  }

  /** At the start: gives up a PIN that nobody remembers, if that is asked for; what people are told of it. */
  async begin({ forgetPin }: Pick<Options, 'forgetPin'>): Promise<readonly StartNotice[]> {
    if (!forgetPin) return [];
    const saved = await this.#needs.file.change(NO_PIN);
    if (saved.ok) [this.#wrong, this.#deafUntil] = [0, 0];
    return [{ kind: 'pin-forgotten', done: saved.ok }];
  }

  /** Resolves when everything asked for so far has been done: then the lock may be given back. */
  async settled(): Promise<void> {
    await this.#queue.settled();
    await this.#needs.file.settled();
    if (this.#idle !== null) clearTimeout(this.#idle);
  }

  get #pin(): KeptPin | null {
    return this.#needs.file.current().pin;
  }

  get #isOn(): boolean {
    return this.#idle !== null;
  }

  async #enter(given: string): Answer {
    const pin = this.#pin;
    if (pin === null) return err({ code: 'wrong-pin' });
    const { wait } = this.state;
    if (wait > 0) return err({ code: 'pin-wait', seconds: Math.ceil(wait / 1000) });
    // Counted before it is looked at: pulling the plug makes no guess free. A disk that cannot keep it keeps nobody out.
    this.#wrong += 1;
    await this.#needs.file.change({ wrong: this.#wrong, wrongAt: this.#needs.clock() });
    if (!(await isRight(given, pin))) {
      this.#deafUntil = performance.now() + waitAfter(this.#wrong);
      this.#tell();
      return err({ code: 'wrong-pin' });
    }
    this.#wrong = 0;
    await this.#needs.file.change({ wrong: 0, wrongAt: null });
    this.#stay();
    this.#tell();
    return ok(this.state);
  }

  async #setPin(given: string | null): Answer {
    if (this.#pin !== null && !this.#isOn) return err({ code: 'staff-only' });
    const saved = await this.#needs.file.change({
      ...NO_PIN,
      pin: given === null ? null : await kept(given),
    });
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#wrong = 0;
    if (given === null) this.#leave();
    else this.#stay();
    this.#tell();
    return ok(this.state);
  }

  /** On from now, until nothing has been done for a while. */
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
    this.#needs.announce({ name: 'staffChanged', value: this.state });
  }
}

async function kept(pin: string): Promise<KeptPin> {
  const salt = randomBytes(SALT);
  const hash = await derive(pin, salt, HASH);
  return { salt: salt.toString('hex'), hash: hash.toString('hex') };
}

async function isRight(given: string, { salt, hash }: KeptPin): Promise<boolean> {
  return timingSafeEqual(await derive(given, Buffer.from(salt, 'hex'), HASH), Buffer.from(hash, 'hex'));
}
