import type { Persons } from '../../core/chain/erasing.ts';
import type { Phase } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { practised, type PracticeAction } from '../../core/practice/action.ts';
import { afterBeat, clockOf } from '../../core/practice/countdown.ts';
import {
  HALVES,
  halvesOf,
  isOpenFor,
  openingNow,
  MOST_PRACTISING,
  otherHalf,
  practiceFailure,
  type Failure,
  type Half,
  type Halves,
  type NewGameOrder,
  type Notice,
  type OpensBy,
  type PracticeChange,
  type PracticeOrder,
  type Practices,
  type PracticeTrouble,
  type PracticeView,
  type PressedAt,
  type Settings,
} from '../../contract/contract.ts';
import type { KeptPractice, PracticeFile } from '../../saves/practice/practice-file.ts';
import { ChangeQueue } from '../games/change-queue.ts';
import type { StaffMode } from '../staff/staff-mode.ts';
import { orderWithout, type BowlerOf } from './erased-order.ts';
import { practisingFor } from './who-practises.ts';

/** The lanes as their games leave them. */
export interface LanesOfPractice {
  readonly phaseOf: (half: Half) => Phase | null;
  /** Why no game can begin on a half now; null if one can. */
  readonly busy: (half: Half) => Failure | null;
  /** The number of the next game. */
  readonly next: number;
}

export interface PracticeDeps {
  readonly file: PracticeFile;
  readonly games: LanesOfPractice;
  /** The number of the newest game of each half at the start; 0 without one. */
  readonly newest: Halves<number>;
  readonly settings: { readonly current: Pick<Settings, 'opening' | 'pair'> };
  readonly staff: Pick<StaffMode, 'by' | 'allows'>;
  readonly opensBy: () => OpensBy;
  /** Whether a press made at that time still counts (`Standstill`). */
  readonly enters: (pressed: number) => boolean;
  /** Checks an order that a file holds; null if no game can begin with it. */
  readonly readOrder: (order: unknown) => NewGameOrder | null;
  /** Milliseconds since any moment, from a clock that nobody sets. */
  readonly time: () => number;
  /** The id of whoever a player was in an earlier game; null if nobody knows. */
  readonly bowlerOf: BowlerOf;
  readonly announce: (notice: Notice) => void;
}

/** In milliseconds, between two beats of the clock. */
const BEAT = 1_000;

/** In milliseconds: how often a running clock is saved. After a power cut it shows at most this much more. */
export const SAVE_EVERY = 5_000;

type Answer = Promise<Result<Practices, Failure>>;
type Kept = Partial<Halves<KeptPractice | null>>;

/**
 * Owns practice on the lane, or on both lanes of a pair. Each ball is on disk before anybody sees it, as in a game; the
 * clock runs here, and is saved every few seconds. Before a match on a pair one clock counts for both lanes: they begin
 * with one save, and every beat is for both. Practice is over once the next game has begun there, whatever the file says.
 */
export class LanePractice {
  readonly #deps: PracticeDeps;
  readonly #queue: ChangeQueue;
  #held: Halves<KeptPractice | null>;
  /** What remains now; in `#held` it is what was saved last. */
  #remaining: Halves<number | null>;
  #beatAt: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: PracticeDeps) {
    this.#deps = deps;
    this.#queue = new ChangeQueue(deps.enters);
    const kept = deps.file.current();
    const on = (half: Half): KeptPractice | null => (this.#isOn(half) ? kept[half] : null);
    this.#held = { left: on('left'), right: on('right') };
    this.#remaining = {
      left: this.#held.left?.remaining ?? null,
      right: this.#held.right?.remaining ?? null,
    };
    this.#beatAt = deps.time();
    // Names stay no longer than they are needed.
    for (const half of HALVES) if (kept[half] !== null && this.#held[half] === null) this.#forget(half);
  }

  /** Practice on each half; null where nobody practises. */
  current(): Practices {
    return { left: this.#view('left'), right: this.#view('right') };
  }

  /** Whether somebody of this name practises. */
  has(name: string): boolean {
    return HALVES.some((half) => this.#held[half]?.practice.bowlers.includes(name) ?? false);
  }

  /** Why this game cannot begin now: a match takes no lane from bowlers who practise there for a game of their own. */
  against({ half: asked = 'left' }: Pick<NewGameOrder, 'half'>): Failure | null {
    const isOthers = (half: Half): boolean => (this.#held[half]?.game['half'] ?? 'both') !== 'both';
    return asked === 'both' && HALVES.some(isOthers)
      ? { code: 'practice-refused', reason: { code: 'practice-on' } }
      : null;
  }

  /** Takes erased bowlers out of who practises, and out of the game that follows. */
  erase(persons: Persons): Promise<Result<null, Failure>> {
    return this.#queue.run(async () => {
      for (const half of HALVES) {
        const held = this.#held[half];
        const order = held === null ? null : this.#deps.readOrder(held.game);
        if (held === null || order === null) continue;
        const without = await orderWithout(order, persons, this.#deps.bowlerOf);
        const practising = without === null ? null : practisingFor(without);
        if (without === null || practising?.ok !== true) continue;
        const bowlers = practising.value.find(([one]) => one === half)?.[1].bowlers ?? held.practice.bowlers;
        const practice = { ...held.practice, bowlers };
        const saved = await this.#save({
          [half]: { ...this.#now(half, held), game: { ...without }, practice },
        });
        if (!saved.ok) return saved;
      }
      return ok(null);
    });
  }

  /** Begins practice, where a game could begin: on a half, or before a match on both. Refuses as a new game does. */
  begin({ game, minutes }: PracticeOrder, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const { games, settings } = this.#deps;
      const { pair } = settings.current;
      const { half: asked = 'left' } = game;
      if (asked !== 'left' && !pair) return err({ code: 'no-second-lane' });
      for (const half of halvesOf(asked)) {
        const busy = games.busy(half);
        if (busy !== null) return err(busy);
        if (this.#held[half] !== null) return refused({ code: 'practice-on' });
      }
      const closed = this.#closed(games.next + halvesOf(asked).length - 1);
      if (closed !== null) return err(closed);
      const remaining = clockOf(minutes);
      if (!remaining.ok) return refused(remaining.error);
      const practising = practisingFor(game);
      if (!practising.ok) return err({ code: 'refused', refusal: practising.error });
      if (practising.value.some(([, { bowlers }]) => bowlers.length > MOST_PRACTISING))
        return refused({ code: 'too-many-bowlers', most: MOST_PRACTISING });
      if (HALVES.every((half) => this.#held[half] === null)) this.#beatAt = this.#deps.time();
      const kept = { counter: games.next, remaining: remaining.value, game: { ...game } };
      return this.#save(
        Object.fromEntries(practising.value.map(([half, practice]) => [half, { ...kept, practice }])),
      );
    });
  }

  /** Carries out one action on a half. Giving up practice before a match on a pair gives up both halves. */
  change(half: Half, change: PracticeChange, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const held = this.#held[half];
      if (held === null) return refused({ code: 'no-practice' });
      return change.kind === 'end' ? this.#save(this.#ended(half, held)) : this.#act(half, held, change);
    });
  }

  /** A game is being bowled: whoever practised there bowls it, and practice is over. */
  gameBegan(): void {
    const begun = HALVES.filter(
      (half) => this.#held[half] !== null && this.#deps.games.phaseOf(half) === 'running',
    );
    if (begun.length === 0) return;
    for (const half of begun) this.#held = { ...this.#held, [half]: null };
    this.#tell();
    for (const half of begun) this.#forget(half);
  }

  /** Changes the PC's lanes in its turn, unless somebody practises on one. */
  changeLanes<T>(change: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    return this.#queue.run(async () =>
      HALVES.some((half) => this.#held[half] !== null) ? refused({ code: 'lanes-in-use' }) : change(),
    );
  }

  /** Lets the clock run until the end. */
  startClock(): void {
    this.#timer = setInterval(() => {
      this.beat();
    }, BEAT);
    this.#timer.unref();
  }

  /** Stops the clock; resolves when everything is settled. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.settled();
  }

  /** One beat of the clock. */
  beat(): void {
    const before = this.#beatAt;
    this.#beatAt = this.#deps.time();
    const counting = HALVES.filter((half) => (this.#held[half]?.remaining ?? 0) > 0);
    const due = counting.filter((half) => this.#beats(half, this.#beatAt - before));
    if (due.length === 0) return;
    void this.#queue.run(async () => {
      // The time of a full disk passes as well.
      if (!(await this.#save(this.#counted())).ok) this.#tell();
    });
  }

  /** Resolves once every change was saved or refused. */
  async settled(): Promise<void> {
    await this.#queue.settled();
    await this.#deps.file.settled();
  }

  /** Whether a half's practice in the file is still current: no game has begun there since. */
  #isOn(half: Half): boolean {
    const { file, games, newest, settings } = this.#deps;
    const counter = file.current()[half]?.counter ?? 0;
    if (games.phaseOf(half) === 'running' || (half === 'right' && !settings.current.pair)) return false;
    // The lane beside may have begun games meanwhile.
    const isNext = counter === games.next || newest[otherHalf(half)] >= counter;
    return isNext && newest[half] < counter;
  }

  /** Lets time pass on a half; whether it is to be saved. */
  #beats(half: Half, passed: number): boolean {
    const now = this.#remaining[half];
    if (now === null) return false;
    const remaining = afterBeat(now, passed);
    this.#remaining = { ...this.#remaining, [half]: remaining };
    const saved = this.#held[half]?.remaining ?? 0;
    return remaining === 0 || saved - remaining >= SAVE_EVERY;
  }

  async #act(half: Half, held: KeptPractice, action: PracticeAction): Answer {
    if (this.#remaining[half] === 0 && action.kind !== 'undo') return refused({ code: 'time-is-up' });
    // The lane may have been closed since the practice began, which has no end of its own.
    const closed = this.#closed(this.#deps.games.next);
    if (closed !== null) return err(closed);
    const next = practised(held.practice, action);
    if (!next.ok) return err(practiceFailure(next.error));
    if (next.value === held.practice) return ok(this.current());
    return this.#save({ ...this.#counted(), [half]: { ...this.#now(half, held), practice: next.value } });
  }

  /** Why bowlers may not practise for the game with this counter; null if they may, or staff ask. */
  #closed(counter: number): Failure | null {
    const { opensBy, settings, staff } = this.#deps;
    const opening = openingNow(settings.current.opening, opensBy());
    if (isOpenFor(opening, counter, new Date()) || staff.by === 'staff') return null;
    return { code: staff.allows('staff') ? 'lane-closed' : 'staff-only' };
  }

  #ended(half: Half, { game }: KeptPractice): Kept {
    const other = otherHalf(half);
    const isBoth = game['half'] === 'both' && this.#held[other]?.game['half'] === 'both';
    return { [half]: null, ...(isBoth ? { [other]: null } : {}) };
  }

  /** Each half's practice with the time left now, so that both clocks are saved together. */
  #counted(): Kept {
    const { left, right } = this.#held;
    return {
      ...(left === null ? {} : { left: this.#now('left', left) }),
      ...(right === null ? {} : { right: this.#now('right', right) }),
    };
  }

  #now(half: Half, kept: KeptPractice): KeptPractice {
    return { ...kept, remaining: this.#remaining[half] };
  }

  /** Saved, then made the state, then announced. */
  async #save(next: Kept): Answer {
    const saved = await this.#deps.file.change(next);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    for (const half of HALVES) {
      const now = next[half];
      // A game may have begun there while the disk took its time.
      if (now !== undefined) this.#take(half, this.#deps.games.phaseOf(half) === 'running' ? null : now);
    }
    this.#tell();
    return ok(this.current());
  }

  /** The clock of a practice that was held before has run on while it was being saved. */
  #take(half: Half, now: KeptPractice | null): void {
    if (this.#held[half] === null) this.#remaining = { ...this.#remaining, [half]: now?.remaining ?? null };
    this.#held = { ...this.#held, [half]: now };
  }

  /** Deletes a half's practice from the file; after a refused save, the next save or start does. */
  #forget(half: Half): void {
    const { file } = this.#deps;
    void this.#queue.run(() => file.change({ [half]: null }));
  }

  #tell(): void {
    this.#deps.announce({ name: 'practiceChanged', value: this.current() });
  }

  #view(half: Half): PracticeView | null {
    const held = this.#held[half];
    if (held === null) return null;
    const { practice, game } = held;
    return { practice, remaining: this.#remaining[half], game: this.#deps.readOrder(game) };
  }
}

function refused(reason: PracticeTrouble): Result<never, Failure> {
  return err({ code: 'practice-refused', reason });
}
