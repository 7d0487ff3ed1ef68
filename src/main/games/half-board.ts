import { phaseOf, type Phase } from '../../core/game/game.ts';
import { ok, type Result, err } from '../../core/line/result.ts';
import {
  newsOf,
  type AwayGame,
  type Failure,
  type GameNews,
  type GameView,
  type Half,
} from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { GamesDeps } from './games-deps.ts';
import { busyWith, gameViewOf, notSaved, type FoundWith, type OnBoard, type Pending } from './on-board.ts';
import { RelatedGames, type RelatedGamesDeps } from './related-games.ts';

export interface HalfBoardDeps
  extends
    Pick<GamesDeps, 'folder' | 'announce' | 'ended' | 'log'>,
    Pick<RelatedGamesDeps, 'series' | 'matches'> {
  readonly half: Half;
  /** The game that the half begins with. */
  readonly resume: GameRecord | null;
  /** The half to which games of a lane belong. */
  readonly halfOf: (lane: number) => Half;
  /** Runs a task between requests. */
  readonly later: (task: () => Promise<void>) => Promise<void>;
  /** Called after each change that was announced, with the game as it is shown. */
  readonly changed: (half: HalfBoard, shown: GameView) => void;
}

/**
 * The game on the board of one half, and what is shown of it. Whatever it shows is on disk, or says that it waits
 * (decision 5).
 */
export class HalfBoard {
  readonly half: Half;
  readonly related: RelatedGames;
  readonly #deps: HalfBoardDeps;
  #board: OnBoard | null;
  /** The running game that staff left to correct an earlier one. */
  #away: AwayGame | null = null;
  #revision = 0;
  #told: GameNews | null = null;

  constructor(deps: HalfBoardDeps) {
    const { half, resume, series, matches, later, log } = deps;
    this.half = half;
    this.#deps = deps;
    this.related = new RelatedGames({ series, matches, log, found: () => later(() => this.recount()) });
    this.#board = resume === null ? null : { record: resume, pending: null };
    if (resume !== null) this.related.comes(resume);
  }

  get board(): OnBoard | null {
    return this.#board;
  }

  get away(): AwayGame | null {
    return this.#away;
  }

  /** The newest announcement; null before the first. */
  get told(): GameNews | null {
    return this.#told;
  }

  /** The phase of the game on the board, or of the one that was left for it; null without a game. */
  get phase(): Phase | null {
    if (this.#away !== null) return 'running';
    return this.#board === null ? null : phaseOf(this.#board.record.game);
  }

  current(): GameView | null {
    return this.#board === null ? null : this.view(this.#board);
  }

  /** Whether this game is on the board, or was left to come back. */
  holds(gameId: string): boolean {
    return this.#board?.record.id === gameId || this.#away?.id === gameId;
  }

  /** Why no new game can begin now; null if one can. */
  busy(): Failure | null {
    return busyWith(this.#board) ?? (this.#away === null ? null : { code: 'game-running' });
  }

  /** The id of the newest game of this half; null before the first. */
  get newest(): string | null {
    const { folder, half, halfOf } = this.#deps;
    return folder.games().find(({ lane }) => halfOf(lane) === half)?.id ?? null;
  }

  /** Whether a newer game of this half has begun. */
  isPast({ record }: OnBoard): boolean {
    return this.newest !== record.id;
  }

  /** Whether the newest game of this half is being bowled on its board. */
  get bowlsNewest(): boolean {
    const board = this.#board;
    return board !== null && phaseOf(board.record.game) === 'running' && !this.isPast(board);
  }

  /** Whether the result is final: a newer game has begun, or the captains have signed. */
  isAgreed(board: OnBoard): boolean {
    return this.isPast(board) || this.related.isSigned(board.record.id);
  }

  /** A view of any game of this half. */
  view(board: OnBoard, found: FoundWith = { ...this.related.shown, away: this.#away }): GameView {
    const { half, folder } = this.#deps;
    return gameViewOf(board, found, { half, newest: folder.highest, revision: this.#revision });
  }

  /** Puts another saved game on the board; `leavingFor` says which may come. */
  async open(record: GameRecord, isStaff: boolean): Promise<Result<GameView, Failure>> {
    const board = this.#board;
    const isNewest = board !== null && !this.isPast(board);
    const away = leavingFor(record, { board, away: this.#away, isNewest, isStaff });
    if (!away.ok) return away;
    await this.#deps.matches.bring(record);
    this.#away = away.value;
    return this.show({ record, pending: null });
  }

  /** Shows and announces a game with its change, which is on disk or `pending`. */
  show(board: OnBoard): Result<GameView, Failure> {
    const before = this.current();
    const was = this.#board;
    if (before?.id !== board.record.id) {
      if (was !== null) this.related.left(was.record);
      this.related.comes(board.record);
    }
    const shown = this.#showAfter(before, board);
    if (was !== null && isEnd(was.record, board.record)) this.#deps.ended(board.record);
    return shown;
  }

  /** Shows that a change is not on disk. */
  wait({ record }: OnBoard, pending: Pending): Result<never, Failure> {
    this.show({ record, pending });
    return notSaved(pending.failure);
  }

  /** Reads again what the game has of others, because saved games were rewritten, and shows it when it is read. */
  readAgain(): void {
    if (this.#board !== null) this.related.comes(this.#board.record);
  }

  /** Shows the game again if its earlier games or its match have changed. */
  async recount(): Promise<void> {
    if (this.#board === null) return;
    const before = this.current();
    if (await this.related.look(this.#board.record)) this.#showAfter(before, this.#board);
  }

  /** Shows the game again if what is known of its match has changed. */
  refresh(): void {
    const before = this.current();
    if (this.#board !== null && this.related.differs(this.#board.record))
      this.#showAfter(before, this.#board);
  }

  /** Takes a game that is over off the board, because the PC loses this lane. */
  clear(): void {
    if (this.#board !== null) this.related.left(this.#board.record);
    this.#board = null;
  }

  #showAfter(before: GameView | null, board: OnBoard): Result<GameView, Failure> {
    this.#board = board;
    this.related.show(board.record);
    this.#revision += 1;
    const view = this.view(board);
    this.#told = newsOf(view, before);
    this.#deps.announce({ name: 'gameChanged', value: this.#told });
    this.#deps.changed(this, view);
    return ok(view);
  }
}

/** Whether a game is over now that was not a change before; one that comes on the board is not. */
function isEnd(before: GameRecord, after: GameRecord): boolean {
  return before.id === after.id && phaseOf(before.game) !== 'over' && phaseOf(after.game) === 'over';
}

/** What decides whether a game may come on the board instead of the one that is there. */
interface Leaving {
  readonly board: OnBoard | null;
  /** The running game that was left before; null where none was. */
  readonly away: AwayGame | null;
  /** Whether no newer game was begun than the one on the board. */
  readonly isNewest: boolean;
  readonly isStaff: boolean;
}

/**
 * The running game that is away once this one is on the board; null if none is. Staff may leave a running game for an
 * earlier one of its party, to correct it; only the way back leads from there, or to another earlier one. A left game
 * is the newest and stays as it is on disk, so that a power cut brings it back. Refuses with `waiting`,
 * `game-running` and `staff-only`.
 */
function leavingFor(
  target: Pick<GameRecord, 'id' | 'game'>,
  { board, away, isNewest, isStaff }: Leaving,
): Result<AwayGame | null, Failure> {
  const busy = busyWith(board);
  if (board === null || busy?.code === 'waiting') return busy === null ? ok(null) : err(busy);
  if (target.id === away?.id) return ok(null);
  if (busy === null && away === null) return ok(null);
  const { id, game } = board.record;
  const isEarlier = target.game.setup.party === game.setup.party && phaseOf(target.game) !== 'running';
  if (!isEarlier || (away === null && !isNewest)) return err({ code: 'game-running' });
  if (!isStaff) return err({ code: 'staff-only' });
  return ok(away ?? { id, gameNumber: game.setup.gameNumber });
}
