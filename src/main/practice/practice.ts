import type { Phase } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { lineUp } from '../../core/players/player.ts';
import { practised, type PracticeAction } from '../../core/practice/action.ts';
import { afterBeat, clockOf } from '../../core/practice/countdown.ts';
import { newPractice } from '../../core/practice/practice.ts';
import {
  isOpenFor,
  MOST_PRACTISING,
  practiceFailure,
  type Failure,
  type Half,
  type NewGameOrder,
  type Notice,
  type PracticeChange,
  type PracticeOrder,
  type PracticeTrouble,
  type PracticeView,
  type PressedAt,
  type Settings,
} from '../../contract/contract.ts';
import type { KeptPractice, PracticeFile } from '../../saves/practice/practice-file.ts';
import { ChangeQueue } from '../games/change-queue.ts';
import type { StaffMode } from '../staff/staff-mode.ts';

/** The lane as its games leave it. */
export interface LaneOfPractice {
  readonly phase: Phase | null;
  /** The number of the next game, where none is being bowled. */
  readonly firstToCount: number;
}

export interface PracticeDeps {
  readonly file: PracticeFile;
  readonly half: Half;
  readonly games: LaneOfPractice;
  readonly staff: Pick<StaffMode, 'by' | 'allows'>;
  /** Whether a press made at that time still counts (`Standstill`). */
  readonly enters: (pressed: number) => boolean;
  /** Checks an order that a file holds; null if no game can begin with it. */
  readonly readOrder: (order: unknown) => NewGameOrder | null;
  /** Milliseconds since any moment, from a clock that nobody sets. */
  readonly time: () => number;
  readonly announce: (notice: Notice) => void;
}

/** In milliseconds: how often the program calls `beat`. */
export const BEAT = 1_000;

/** In milliseconds: how often a running clock is saved. After a power cut it shows at most this much more. */
export const SAVE_EVERY = 5_000;

type Answer<T = PracticeView> = Promise<Result<T, Failure>>;

/**
 * Owns practice on the lane. Each ball is on disk before anybody sees it, as in a game; the clock runs here, and is saved
 * every few seconds. Practice is over once the next game has begun, whatever the file says.
 */
export class LanePractice {
  readonly #deps: PracticeDeps;
  readonly #queue: ChangeQueue;
  #held: KeptPractice | null;
  /** What remains now; in `#held` it is what was saved last. */
  #remaining: number | null;
  #beatAt: number;

  constructor(deps: PracticeDeps) {
    this.#deps = deps;
    this.#queue = new ChangeQueue(deps.enters);
    const { file, half, games } = deps;
    const kept = file.current()[half];
    const isOn = kept?.counter === games.firstToCount && games.phase !== 'running';
    this.#held = isOn ? kept : null;
    this.#remaining = this.#held?.remaining ?? null;
    this.#beatAt = deps.time();
    // Names stay no longer than they are needed.
    if (kept !== null && !isOn) this.#later(null);
  }

  /** Null when nobody practises. */
  current(): PracticeView | null {
    return this.#held === null ? null : this.#view(this.#held);
  }

  /** Whether somebody of this name practises. */
  has(name: string): boolean {
    return this.#held?.practice.bowlers.includes(name) ?? false;
  }

  /** Begins practice, where a game could begin. Refuses as a new game does. */
  begin(
    { game, minutes }: PracticeOrder,
    { opening, pair }: Pick<Settings, 'opening' | 'pair'>,
    ...pressed: PressedAt
  ): Answer {
    return this.#queue.entered(pressed, async () => {
      const { games, staff } = this.#deps;
      if (games.phase === 'running') return err({ code: 'game-running' });
      if (pair) return refused({ code: 'on-a-pair' });
      if (this.#held !== null) return refused({ code: 'practice-on' });
      if (!isOpenFor(opening, games.firstToCount, new Date()) && staff.by !== 'staff')
        return err({ code: staff.allows('staff') ? 'lane-closed' : 'staff-only' });
      const remaining = clockOf(minutes);
      if (!remaining.ok) return refused(remaining.error);
      if (game.players.length > MOST_PRACTISING)
        return refused({ code: 'too-many-bowlers', most: MOST_PRACTISING });
      const named = lineUp(game.players.map(({ name }) => name));
      if (!named.ok) return err({ code: 'refused', refusal: named.error });
      const practice = newPractice(named.value.map(({ name }) => name));
      this.#remaining = remaining.value;
      this.#beatAt = this.#deps.time();
      return this.#save({ game: { ...game }, practice });
    });
  }

  /** Carries out one action; null once practice is given up. */
  change(change: PracticeChange, ...pressed: PressedAt): Answer<PracticeView | null> {
    return this.#queue.entered(pressed, async () => {
      const held = this.#held;
      if (held === null) return refused({ code: 'no-practice' });
      return change.kind === 'end' ? this.#end() : this.#act(held, change);
    });
  }

  /** A game is being bowled: whoever practised bowls it, and practice is over. */
  gameBegan(): void {
    if (this.#held === null || this.#deps.games.phase !== 'running') return;
    this.#show(null);
    this.#later(null);
  }

  /** One beat of the clock; the program calls it every second. */
  beat(): void {
    const now = this.#deps.time();
    const passed = now - this.#beatAt;
    this.#beatAt = now;
    if (this.#held === null || this.#remaining === null || this.#held.remaining === 0) return;
    this.#remaining = afterBeat(this.#remaining, passed);
    const saved = this.#held.remaining ?? 0;
    if (this.#remaining > 0 && saved - this.#remaining < SAVE_EVERY) return;
    void this.#queue.run(async () => {
      if (this.#held === null) return;
      const { game, practice } = this.#held;
      // The time of a full disk passes as well.
      if (!(await this.#save({ game, practice })).ok) this.#tell();
    });
  }

  /** Resolves once every change was saved or refused. */
  async settled(): Promise<void> {
    await this.#queue.settled();
    await this.#deps.file.settled();
  }

  async #act(held: KeptPractice, action: PracticeAction): Answer {
    if (this.#remaining === 0 && action.kind !== 'undo') return refused({ code: 'time-is-up' });
    const next = practised(held.practice, action);
    if (!next.ok) return err(practiceFailure(next.error));
    if (next.value === held.practice) return ok(this.#view(held));
    return this.#save({ game: held.game, practice: next.value });
  }

  async #end(): Answer<null> {
    const saved = await this.#deps.file.change({ [this.#deps.half]: null });
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#show(null);
    return ok(null);
  }

  /** Saved, then made the state, then announced. */
  async #save(next: Pick<KeptPractice, 'game' | 'practice'>): Answer {
    const { file, half, games } = this.#deps;
    const kept = { counter: games.firstToCount, remaining: this.#remaining, ...next };
    const saved = await file.change({ [half]: kept });
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#show(kept);
    return ok(this.#view(kept));
  }

  /** What is not saved now goes with the next save, or at the next start. */
  #later(kept: KeptPractice | null): void {
    const { file, half } = this.#deps;
    void this.#queue.run(() => file.change({ [half]: kept }));
  }

  #show(held: KeptPractice | null): void {
    this.#held = held;
    this.#tell();
  }

  #tell(): void {
    this.#deps.announce({ name: 'practiceChanged', value: this.current() });
  }

  #view({ practice, game }: KeptPractice): PracticeView {
    return { practice, remaining: this.#remaining, game: this.#deps.readOrder(game) };
  }
}

function refused(reason: PracticeTrouble): Result<never, Failure> {
  return err({ code: 'practice-refused', reason });
}
