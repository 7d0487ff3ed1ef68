import { basename, dirname } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, InstalledVersion, Notice } from '../../contract/contract.ts';
import { log, logTrouble } from '../log/log.ts';
import type { Installed } from './installed.ts';
import type { Phase } from '../../core/game/game.ts';

export interface UpdateDeps {
  /** The running version. */
  readonly version: string;
  /** The other installed version, if there is one. */
  readonly installed: () => Promise<Installed | null>;
  /** The folder name of a version that showed no board three times, in whose place this one runs; null: none. */
  readonly notStarted: string | null;
  readonly lane: () => Omit<LaneNow, 'isQuiet'>;
  /** Quits this program and starts that one. */
  readonly restart: (program: string) => void;
  /** The monotonic clock, in milliseconds. */
  readonly clock?: () => number;
}

/** In milliseconds. */
const BETWEEN_LOOKS = 60_000;
/** In milliseconds: the time between attempts to start a waiting version. */
const BETWEEN_TRIES = 2_000;

/**
 * Starts another version that is installed while this one runs; nothing is fetched. Taking a version back is the same.
 * - none --installed--> waiting --nobody bowls and nothing waits, or staff's word--> started
 * - waiting --removed, or taken back--> none
 * - a version that did not start waits for staff's word only
 */
export class Update {
  readonly #deps: UpdateDeps;
  readonly #clock: () => number;
  readonly #touches: Touches;
  readonly #timers: NodeJS.Timeout[] = [];
  #found: Installed | null = null;
  #by: StartedBy = 'itself';
  #isStarted = false;

  constructor(deps: UpdateDeps) {
    this.#deps = deps;
    this.#clock = deps.clock ?? ((): number => performance.now());
    this.#touches = new Touches(this.#clock());
  }

  /** Begins to look for another version regularly. */
  begin(): void {
    const look = (): void => void this.look().catch(logTrouble);
    const attempt = (): void => {
      if (this.#found !== null) void this.attempt().catch(logTrouble);
    };
    this.#timers.push(setInterval(look, BETWEEN_LOOKS), setInterval(attempt, BETWEEN_TRIES));
    for (const timer of this.#timers) timer.unref();
    // Logs it at once for staff.
    if (this.#deps.notStarted !== null) look();
  }

  /** A user touched a screen or pressed a key. */
  touched(): void {
    this.#touches.touched(this.#clock());
  }

  /** A change of a board is one as well. */
  hear({ name }: Pick<Notice, 'name'>): void {
    if (name !== 'gameChanged') return;
    this.#touches.boardChanged(this.#clock());
    // The game may have just ended.
    if (this.#deps.lane().phase !== 'running') void this.look().catch(logTrouble);
  }

  /** Looks for the other installed version. */
  async look(): Promise<InstalledVersion | null> {
    const before = this.#found;
    const found = await this.#deps.installed();
    this.#found = found;
    if (found === null) {
      this.#by = 'itself';
      return null;
    }
    const { version } = found;
    const hasFailed = this.#hasFailed(found);
    if (found.program !== before?.program)
      log(hasFailed ? 'update-failed' : 'update-waiting', { from: this.#deps.version, to: version });
    return { version, hasFailed };
  }

  /**
   * Starts the other version at staff's request, once nothing is being printed. False without another version; fails
   * with `waiting`.
   */
  async start(): Promise<Result<boolean, Failure>> {
    if ((await this.look()) === null) return ok(false);
    if (this.#deps.lane().waiting) return err({ code: 'waiting' });
    this.#by = 'staff';
    await this.attempt();
    return ok(true);
  }

  /** Starts the other version if nothing speaks against it. */
  async attempt(): Promise<void> {
    if (this.#isHeld()) return;
    // Meanwhile the version may have been removed, or a game begun.
    await this.look();
    if (this.#found === null || this.#isStarted || this.#isHeld()) return;
    this.#isStarted = true;
    log('update-started', { from: this.#deps.version, to: this.#found.version, by: this.#by });
    this.end();
    this.#deps.restart(this.#found.program);
  }

  /** Stops looking. */
  end(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #hasFailed({ program }: Installed): boolean {
    return basename(dirname(program)) === this.#deps.notStarted;
  }

  #isHeld(): boolean {
    if (this.#by === 'itself' && this.#found !== null && this.#hasFailed(this.#found)) return true;
    const isQuiet = this.#touches.isQuiet(this.#clock());
    return holdOf({ ...this.#deps.lane(), isQuiet }, this.#by) !== null;
  }
}

/** Why the other version cannot start yet. */
export type Hold = 'ball' | 'print' | 'copy' | 'game' | 'staff' | 'touched';

/** The facts that an update depends on. */
export interface LaneNow {
  /** The phase of the game on the board; null without a game. */
  readonly phase: Phase | null;
  /** Whether a ball waits for the disk. */
  readonly waiting: boolean;
  /** Whether something is printed or made into a PDF. */
  readonly printing: boolean;
  /** Whether the second copy is being written. */
  readonly copying: boolean;
  /** Whether staff are at the desk with their PIN. */
  readonly staffOn: boolean;
  /** Whether nobody has touched a screen for a while. */
  readonly isQuiet: boolean;
}

/** Who decides to start the other version. */
type StartedBy = 'itself' | 'staff';

/**
 * The reason to wait; null if the other version may start. Staff can interrupt a game, but no ball and no sheet may be
 * lost.
 */
export function holdOf(lane: LaneNow, by: StartedBy): Hold | null {
  if (lane.waiting) return 'ball';
  if (lane.printing) return 'print';
  if (by === 'staff') return null;
  if (lane.copying) return 'copy';
  if (lane.phase === 'running') return 'game';
  if (lane.staffOn) return 'staff';
  return lane.isQuiet ? null : 'touched';
}

/** In milliseconds: time for bowlers to look at the results after the last ball. */
export const AFTER_THE_BOARD = 60_000;
/** In milliseconds. A touch may have begun a name; after this long the screen rests and drops it. */
export const AFTER_A_TOUCH = 5 * 60_000;

/** Tells whether the screens are left alone. All times are those of the monotonic clock. */
export class Touches {
  #touched = -Infinity;
  #changed: number;

  /** `now` is the program's start. */
  constructor(now: number) {
    this.#changed = now;
  }

  touched(now: number): void {
    this.#touched = now;
  }

  /** Earlier touches no longer count, because they led to this change of the board. */
  boardChanged(now: number): void {
    this.#changed = now;
  }

  isQuiet(now: number): boolean {
    if (now - this.#changed < AFTER_THE_BOARD) return false;
    return this.#touched <= this.#changed || now - this.#touched >= AFTER_A_TOUCH;
  }
}
