import { HIGHEST_LANE, type Command } from '../../core/game/event.ts';
import { phaseOf, type Phase } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  halfOf,
  HALVES,
  otherHalf,
  wholeNews,
  type BowlerLines,
  type Failure,
  type FiguresQuery,
  type GameNews,
  type GamesCount,
  type GamesFilter,
  type GamesPage,
  type GamesQuery,
  type GameView,
  type Half,
  type Halves,
  type NewGameOrder,
  type OpeningNow,
  type PressedAt,
  type RemovedGames,
  type RemoveOrder,
  type SaveTrouble,
  type Settings,
  type SettingsChange,
  type SheetText,
} from '../../contract/contract.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import type { MonthLines } from '../../saves/imports/batch.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { EarlierPlayer } from '../practice/erased-order.ts';
import { MatchOrders } from '../matches/match-orders.ts';
import { Matches } from '../matches/matches.ts';
import { ChangeQueue } from './change-queue.ts';
import { EarlierGames } from './earlier-games.ts';
import { GameChanges } from './game-changes.ts';
import type { GamesDeps } from './games-deps.ts';
import { HalfBoard } from './half-board.ts';
import { Moves } from './moves.ts';
import { NewGames } from './new-games.ts';
import { NewPairs } from './new-pairs.ts';
import { OrderedGames } from './ordered-games.ts';
import { busyWith, type OnBoard } from './on-board.ts';
import { Removal } from './removal.ts';
import { SavedGames } from './saved-games.ts';
import { TakenGames } from './taken-games.ts';
import { Tidying } from './tidying.ts';

type Answer = Promise<Result<GameView, Failure>>;

/**
 * Owns the games of a lane, or of a pair of lanes (decision 16): each half has its own game on its board, and no
 * request reaches a game that it does not name. Changes happen one after another, and each is on disk before anybody
 * sees it (decisions 5 and 6).
 */
export class Games {
  /** Takes orders about the match of a game on the board. */
  readonly matchOrders: MatchOrders;
  /** What the front desk orders of games. */
  readonly ordered: OrderedGames;
  readonly #folder: GamesDeps['folder'];
  readonly #staff: GamesDeps['staff'];
  readonly #settings: GamesDeps['settings'];
  readonly #saved: SavedGames;
  readonly #queue: ChangeQueue;
  readonly #tidying: Tidying;
  readonly #removal: Removal;
  readonly #series: EarlierGames;
  readonly #matches: Matches;
  readonly #changes: GameChanges;
  readonly #new: NewGames;
  readonly #newPairs: NewPairs;
  readonly #moves: Moves;
  readonly #halves: Halves<HalfBoard>;
  readonly #halfOf: (lane: number) => Half;
  readonly #removed: () => void;
  readonly #offers: (gameId: string) => boolean;

  constructor(deps: GamesDeps) {
    const { folder, clock, newId, notices, staff, settings, log, erased, exported } = deps;
    this.#removed = deps.removed ?? (() => undefined);
    this.#offers = deps.offers ?? (() => true);
    this.#folder = folder;
    this.#staff = staff;
    this.#settings = settings;
    const queue = new ChangeQueue(deps.enters);
    this.#queue = queue;
    const saved = new SavedGames({ folder, notices, log });
    this.#saved = saved;
    const series = new EarlierGames(folder);
    this.#series = series;
    const find = (id: string): Promise<GameRecord | null> => this.#find(id);
    const matches = new Matches({
      files: deps.matches,
      game: find,
      newest: (before, count, origin) => folder.found.newest(before, count, origin),
      tell: (found) => {
        saved.tell(found);
      },
      kept: (match) => deps.results?.stateOf(match) ?? { kind: 'none' },
    });
    this.#matches = matches;
    this.#halfOf = (lane) => halfOf(lane, settings.current);
    const half = (one: Half): HalfBoard =>
      new HalfBoard({
        ...{ half: one, resume: deps.resume[one], folder, series, matches, log },
        announce: deps.announce,
        ended: deps.ended,
        halfOf: this.#halfOf,
        later: (task) => queue.run(task),
        changed: (changed, shown) => {
          this.#showOthers(changed);
          this.ordered.look();
          deps.results?.look(shown);
        },
      });
    this.#halves = { left: half('left'), right: half('right') };
    const changes = new GameChanges({ clock, newId, staff, saved });
    this.#changes = changes;
    this.#moves = new Moves({ file: deps.moves, changes, clock, newId, staff, saved });
    this.#new = new NewGames({
      folder,
      origin: deps.origin,
      clock,
      newId,
      staff,
      saved,
      series,
      matches,
      find,
    });
    const { origin } = deps;
    const taken = new TakenGames({
      ...{ folder, clock, saved, matches, new: this.#new, origin },
      erased: () => this.erased,
    });
    this.ordered = new OrderedGames({
      ...{ queue, folder, clock, saved, halves: this.#halves, new: this.#new, taken },
      tidy: () => void this.#tidying.begin(),
    });
    this.#newPairs = new NewPairs({ games: this.#new, folder, saved, matches });
    const boards = (): readonly OnBoard[] => this.#all().flatMap(({ board }) => board ?? []);
    const isKept = (id: string): boolean => taken.isLeft(id) || this.#all().some((one) => one.holds(id));
    this.matchOrders = new MatchOrders({
      ...{ queue, matches, clock, staff },
      board: (gameId) => this.#showing(gameId)?.board ?? null,
      isPast: (board) => this.#at(board).isPast(board),
      show: (board) => this.#at(board).show(board),
    });
    this.#removal = new Removal({
      ...{ queue, folder, boards, erased, newId, exported },
      besides: deps.besides ?? (() => Promise.resolve(ok(null))),
      show: (record) => void this.#showing(record.id)?.show({ record, pending: null }),
    });
    const tooOld = (): AsyncGenerator<void> => this.#removal.tooOld(settings.current.keepNames, clock());
    this.#tidying = new Tidying({ queue, folder, isKept, notices, tooOld, log });
  }

  /** The game on the board of a half. */
  current(half: Half = 'left'): GameView | null {
    return this.#halves[half].current();
  }

  /** When the newest event of the games on the boards was durable; null without a game. */
  get lastBall(): string | null {
    return this.#all().reduce<string | null>((last, { board }) => {
      const savedAt = board?.record.savedAt ?? null;
      return last === null || (savedAt !== null && savedAt > last) ? savedAt : last;
    }, null);
  }

  /** Whether a game is running on either half; else the phase of the one on the board, null without a game. */
  get phase(): Phase | null {
    const phases = this.#all().map(({ phase }) => phase);
    return phases.includes('running') ? 'running' : (phases.find((phase) => phase !== null) ?? null);
  }

  phaseOf(half: Half): Phase | null {
    return this.#halves[half].phase;
  }

  /** Why no game can begin on a half now; null if one can. */
  busy(half: Half): Failure | null {
    return this.#halves[half].busy();
  }

  /** The ids of the newest game of each half. */
  get newest(): readonly string[] {
    return this.#all().flatMap(({ newest }) => newest ?? []);
  }

  /** The number of the next game. */
  get next(): number {
    return this.#folder.highest + 1;
  }

  /** Whether the newest change of a game on the board is not on disk. */
  get isWaiting(): boolean {
    return this.#all().some(({ board }) => (board?.pending ?? null) !== null);
  }

  /** An answer for the bridge: the news of the game, or its whole view. */
  told(answer: Awaited<Answer>): Result<GameNews, Failure> {
    if (!answer.ok) return answer;
    const { told } = this.#halves[answer.value.half];
    return ok(told?.revision === answer.value.revision ? told : wholeNews(answer.value));
  }

  /** One page of the saved games, newest first. */
  page(query: GamesQuery): Promise<GamesPage> {
    return this.#saved.page(query);
  }

  /** How many saved games a filter finds. */
  count(filter: GamesFilter): Promise<GamesCount> {
    return this.#folder.found.count(filter);
  }

  /** How many it finds between each of these times and the next. */
  days(filter: GamesFilter, bounds: readonly string[]): Promise<readonly number[]> {
    return this.#folder.found.days(filter, bounds);
  }

  /** One bowler's lines in saved games. */
  figures(query: FiguresQuery): Promise<BowlerLines> {
    return this.#folder.found.figures(query);
  }

  /** Part of the sheet text of a newer program's game, from line `from` on. */
  sheetText(gameId: string, from: number): Promise<Result<SheetText, Failure>> {
    return this.#saved.sheetText(gameId, from);
  }

  /** A view of any game, to look at or to print, with all that it has of others; the boards keep their own. */
  async view(gameId: string): Answer {
    // Games read for a board are awaited outside of the queue, so that no ball waits for the archive.
    await this.#showing(gameId)?.related.settled();
    return this.#queue.run(async () => {
      const showing = this.#showing(gameId);
      const record = await this.#find(gameId);
      if (record === null) return err({ code: 'no-such-game' });
      const half = showing ?? this.#halves[this.#halfOf(record.game.setup.lane)];
      const board = showing?.board ?? { record, pending: null };
      return ok(half.view(board, { ...(await half.related.of(record)), away: showing?.away ?? null }));
    });
  }

  /**
   * Starts a game on a half, which has this lane, or a match on both halves, of which this is the left one's lane.
   * Earlier games are archived once it is shown (`NewGames`).
   */
  newGame(
    order: NewGameOrder,
    lane: number,
    opening: OpeningNow = { kind: 'free' },
    ...pressed: PressedAt
  ): Answer {
    return this.#queue.entered(pressed, async () => {
      const { half = 'left' } = order;
      const begun =
        half === 'both'
          ? await this.#newPairs.begin(this.#halves, order, lane, opening)
          : await this.#new.begin(this.#halves[half], order, lane, opening);
      if (begun.ok) void this.#tidying.begin();
      return begun;
    });
  }

  /**
   * The first number that counts when the lane is opened for some games: each half's newest game counts while it is
   * bowled, however far apart the halves are; else the next one.
   */
  get firstToCount(): number {
    const bowled = this.#all().filter((half) => half.bowlsNewest);
    return this.next - bowled.length;
  }

  /** Applies one command, if the game is still at this generation. */
  apply(gameId: string, generation: number, command: Command, ...pressed: PressedAt): Answer {
    return this.#on(gameId, pressed, (half) => this.#changes.apply(half, generation, command));
  }

  /** Retries the waiting change in a new file. */
  tryAgain(gameId: string, generation: number, ...pressed: PressedAt): Answer {
    return this.#on(gameId, pressed, async (half) => {
      const again = await this.#changes.tryAgain(half, generation);
      if (again.ok) this.#moves.tell(this.#all());
      return again;
    });
  }

  /** Drops the waiting change; if it may be on disk, the earlier game is written over it first. */
  takeBack(gameId: string, generation: number, ...pressed: PressedAt): Answer {
    return this.#on(gameId, pressed, (half) => this.#changes.takeBack(half, generation));
  }

  /** Takes the last ball of a game back and enters it in the game of the other half (`Moves.move`). */
  moveToOtherHalf(gameId: string, generation: number, ...pressed: PressedAt): Answer {
    return this.#on(gameId, pressed, (half) => {
      const other = this.#halves[otherHalf(half.half)];
      return this.#moves.move(half, other, generation);
    });
  }

  /** Puts another saved game on the board of the half that has its lane. */
  openGame(gameId: string, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const there = this.#showing(gameId)?.current() ?? null;
      if (there !== null) return there.waiting === null ? ok(there) : err({ code: 'waiting' });
      const record = await this.#saved.read(gameId);
      const half = this.#halves[record === null ? 'left' : this.#halfOf(record.game.setup.lane)];
      if (record === null) return err(busyWith(half.board) ?? { code: 'no-such-game' });
      // A game that a stranger could bowl on.
      const isOpen = phaseOf(record.game) === 'over' || this.#offers(gameId) || half.away?.id === gameId;
      if (!isOpen && !this.#staff.allows('staff')) return err({ code: 'staff-only' });
      return half.open(record, this.#staff.allows('staff'));
    });
  }

  /**
   * Saves a change of the lanes in its turn. A game of a pair that runs keeps its lane, so that it comes back on its
   * half at the next start.
   */
  changeLanes(
    { lane, pair }: Pick<SettingsChange, 'lane' | 'pair'>,
    save: () => Promise<Result<Settings, Failure>>,
  ): Promise<Result<Settings, Failure>> {
    return this.#queue.run(async () => {
      const now = this.#settings.current;
      if ((pair ?? now.pair) && (lane ?? now.lane) === HIGHEST_LANE) return err({ code: 'no-second-lane' });
      const leaves = now.pair && pair === false;
      const moves = now.pair && lane !== undefined && lane !== now.lane;
      for (const { half, phase, board } of this.#all()) {
        if (!moves && !(leaves && half === 'right')) continue;
        if (phase === 'running') return err({ code: 'game-running' });
        if ((board?.pending ?? null) !== null) return err({ code: 'waiting' });
      }
      const saved = await save();
      if (saved.ok && leaves) this.#halves.right.clear();
      return saved;
    });
  }

  /** Adds checked lines of other lanes' games to the archive, in their turn; they are asked for then. */
  takeIn(ready: () => MonthLines): Promise<SaveTrouble | null> {
    return this.#queue.run(async () => {
      const { month, lines } = ready();
      const added = await this.#folder.archive.addLines(month, lines);
      this.#saved.tell(this.#folder.news());
      return added.ok ? null : added.error;
    });
  }

  /** Deletes games or a name for good; none while a running game is not on the board. */
  async remove(order: RemoveOrder): Promise<Result<RemovedGames, Failure>> {
    if (this.#all().some(({ away }) => away !== null)) return err({ code: 'game-running' });
    const match = order.kind === 'game' ? await this.#queue.run(() => this.#matchOf(order.gameId)) : null;
    const removed = await this.#removal.order(order);
    if (!removed.ok) return removed;
    if (order.kind === 'bowler') return this.#erased(removed.value);
    await this.#queue.run(async () => {
      this.#series.deleted(order.gameId);
      if (match !== null) await this.#matches.without(match, order.gameId);
      for (const half of this.#all()) await half.recount();
    });
    this.#removed();
    return removed;
  }

  /** Erases bowlers whom another lane of the house erased, as `remove` does. */
  async eraseOfHouse(bowlers: readonly BowlerId[]): Promise<Result<RemovedGames, Failure>> {
    if (this.#all().some(({ away }) => away !== null)) return err({ code: 'game-running' });
    const removed = await this.#removal.ofHouse(bowlers);
    return removed.ok ? this.#erased(removed.value) : removed;
  }

  /** Everybody who was erased or is being erased here: no game that comes may have them. */
  get erased(): ReadonlySet<BowlerId> {
    return this.#removal.erased;
  }

  async #erased(removed: RemovedGames): Promise<Result<RemovedGames, Failure>> {
    await this.#queue.run(async () => {
      this.#matches.forget();
      // The bowler's series have other ids now.
      this.#series.forget();
      for (const half of this.#all()) half.readAgain();
      for (const half of this.#all()) await half.recount();
    });
    this.#removed();
    return ok(removed);
  }

  /** The id of whoever a player was at the end of a game; null if it cannot be read or has no such player. */
  async bowlerOf({ game, player, mate }: EarlierPlayer): Promise<BowlerId | null> {
    const record = await this.#queue.run(() => this.#find(game));
    const line = record?.game.position.lines.find((one) => one.player === player);
    if (mate === undefined) return line?.bowler ?? null;
    return line?.shared?.mates[mate - 1]?.bowler ?? null;
  }

  /** Runs the background tasks; failed ones run again after the next game has begun. */
  tidy(): Promise<void> {
    return this.#tidying.begin();
  }

  /** Shows again what has this match, because more is known of it. */
  refreshMatch(match: MatchId): void {
    for (const half of this.#all()) if (half.board?.record.game.setup.league?.match === match) half.refresh();
  }

  /** The matches of the games that are not archived yet. */
  recentMatches(): readonly MatchId[] {
    return this.#folder.games().flatMap(({ league }) => league?.match ?? []);
  }

  /** Stops the background tasks; resolves once all requests are done and the lock may be released. */
  async settled(): Promise<void> {
    this.#tidying.stop();
    for (const { related } of this.#all()) await related.settled();
    await this.#queue.settled();
    await this.#folder.close();
  }

  #all(): readonly HalfBoard[] {
    return HALVES.map((half) => this.#halves[half]);
  }

  /** The half that has this game on its board. */
  #showing(gameId: string): HalfBoard | null {
    return this.#all().find(({ board }) => board?.record.id === gameId) ?? null;
  }

  /** The half of a game that is on a board. */
  #at({ record }: OnBoard): HalfBoard {
    return this.#showing(record.id) ?? this.#halves.left;
  }

  /** Changes the game of this id in its turn, on the half that has it. */
  #on(gameId: string, pressed: PressedAt, change: (half: HalfBoard) => Answer): Answer {
    return this.#queue.entered(pressed, async () => {
      const half = this.#showing(gameId);
      return half === null ? err({ code: 'no-such-game' }) : change(half);
    });
  }

  /** A game as shown, or a saved one; null when there is none. */
  async #find(gameId: string): Promise<GameRecord | null> {
    return this.#showing(gameId)?.board?.record ?? (await this.#saved.read(gameId));
  }

  /** A match may have a game on each half; what changes in one changes what the other shows of their match. */
  #showOthers({ half, board }: HalfBoard): void {
    const match = board?.record.game.setup.league?.match;
    if (board === null || match === undefined) return;
    for (const other of this.#all()) {
      if (other.half === half || other.board?.record.game.setup.league?.match !== match) continue;
      this.#matches.left(board.record);
      other.refresh();
    }
  }

  async #matchOf(gameId: string): Promise<MatchId | null> {
    return (await this.#find(gameId))?.game.setup.league?.match ?? null;
  }
}
