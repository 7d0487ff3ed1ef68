import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { generationOf, newGame, phaseOf, type Game, type Phase } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  newsOf,
  wholeNews,
  type AwayGame,
  type Failure,
  type GameNews,
  type GamesPage,
  type GamesQuery,
  type GameView,
  type NewGameOrder,
  type Opening,
  type PressedAt,
  type RemovedGames,
  type RemoveOrder,
  type SheetText,
} from '../../contract/contract.ts';
import type { MatchId } from '../../core/players/league.ts';
import { leavingFor } from './away.ts';
import { ChangeQueue } from './change-queue.ts';
import { EarlierGames } from './earlier-games.ts';
import type { GamesDeps } from './games-deps.ts';
import { newSetup } from './new-setup.ts';
import {
  again,
  busyWith,
  firstToCount,
  notSaved,
  stale,
  gameViewOf,
  waitingIn,
  type FoundWith,
  type OnBoard,
  type Pending,
} from './on-board.ts';
import { RelatedGames } from './related-games.ts';
import { Removal } from './removal.ts';
import { SavedGames } from './saved-games.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { MatchOrders } from '../matches/match-orders.ts';
import { Matches } from '../matches/matches.ts';
import { permissionsForCommand } from '../staff/permissions.ts';
import { Tidying } from './tidying.ts';

type Answer = Promise<Result<GameView, Failure>>;

/**
 * Owns the game on the board. Changes happen one after another, and each is on disk before anybody sees it (decisions
 * 5 and 6): saved, then made the state, then announced, then answered.
 * - settled --apply--> saved? yes: settled, one generation later; no: waiting
 * - waiting --tryAgain--> settled, one generation later
 * - waiting --takeBack--> settled, unchanged
 */
export class Games {
  /** Takes orders about the match of the game on the board. */
  readonly matchOrders: MatchOrders;
  readonly #folder: GamesDeps['folder'];
  readonly #origin: GamesDeps['origin'];
  readonly #clock: GamesDeps['clock'];
  readonly #newId: GamesDeps['newId'];
  readonly #announce: GamesDeps['announce'];
  readonly #staff: GamesDeps['staff'];
  readonly #saved: SavedGames;
  readonly #queue: ChangeQueue;
  readonly #tidying: Tidying;
  readonly #removal: Removal;
  readonly #series: EarlierGames;
  readonly #matches: Matches;
  readonly #related: RelatedGames;
  #board: OnBoard | null;
  /** The running game that staff left to correct an earlier one. */
  #away: AwayGame | null = null;
  #revision = 0;
  #told: GameNews | null = null;

  constructor({
    folder,
    matches,
    origin,
    resume,
    clock,
    newId,
    announce,
    notices,
    staff,
    enters,
    settings,
    log,
  }: GamesDeps) {
    this.#folder = folder;
    this.#origin = origin;
    this.#clock = clock;
    this.#newId = newId;
    this.#announce = announce;
    this.#staff = staff;
    this.#queue = new ChangeQueue(enters);
    this.#saved = new SavedGames({ folder, notices, log });
    this.#series = new EarlierGames(folder);
    this.#matches = new Matches({
      files: matches,
      game: (id) => this.#find(id),
      page: (query) => folder.page(query),
      tell: (found) => {
        this.#saved.tell(found);
      },
    });
    this.#related = new RelatedGames({
      ...{ series: this.#series, matches: this.#matches, log },
      found: () => this.#queue.run(() => this.#recount()),
    });
    this.#board = resume === null ? null : { record: resume, pending: null };
    this.matchOrders = new MatchOrders({
      ...{ queue: this.#queue, matches: this.#matches, clock, staff, board: () => this.#board },
      isPast: (board) => this.#isPast(board),
      show: (board) => this.#show(board),
    });
    const board = (): string | null => this.#board?.record.id ?? null;
    this.#removal = new Removal({
      ...{ queue: this.#queue, folder, board: () => this.#board },
      show: (record) => void this.#show({ record, pending: null }),
    });
    const tooOld = (): AsyncGenerator<void> => this.#removal.tooOld(settings.current.keepNames, clock());
    this.#tidying = new Tidying({ queue: this.#queue, folder, board, notices, tooOld, log });
    if (resume !== null) this.#related.comes(resume);
  }

  current(): GameView | null {
    return this.#board === null ? null : this.#view(this.#board);
  }

  /** The phase of the game on the board, or of the one that was left for it; null without a game. */
  get phase(): Phase | null {
    if (this.#away !== null) return 'running';
    return this.#board === null ? null : phaseOf(this.#board.record.game);
  }

  /** Whether the newest change of the game on the board is not on disk. */
  get isWaiting(): boolean {
    return (this.#board?.pending ?? null) !== null;
  }

  /** An answer for the bridge: the news of the game, or its whole view. */
  told(answer: Awaited<Answer>): Result<GameNews, Failure> {
    if (!answer.ok) return answer;
    return ok(this.#told?.revision === answer.value.revision ? this.#told : wholeNews(answer.value));
  }

  /** One page of the saved games, newest first. */
  page(query: GamesQuery): Promise<GamesPage> {
    return this.#saved.page(query);
  }

  /** Part of the sheet text of a newer program's game, from line `from` on. */
  sheetText(gameId: string, from: number): Promise<Result<SheetText, Failure>> {
    return this.#saved.sheetText(gameId, from);
  }

  /** A view of any game, for printing; the board keeps its own. */
  view(gameId: string): Answer {
    return this.#queue.run(async () => {
      if (this.#board?.record.id === gameId) return ok(this.#view(this.#board));
      const record = await this.#saved.read(gameId);
      if (record === null) return err({ code: 'no-such-game' });
      return ok(this.#view({ record, pending: null }, await this.#related.of(record)));
    });
  }

  /**
   * Starts a game on a lane (1 to 999) and archives earlier games once it is shown. Needs staff when the lane's games
   * are bowled or its time is over; in a continuing match also when captains have not signed its last game, or when
   * averages, the league's facts or the kind of game differ.
   */
  newGame(
    order: NewGameOrder,
    lane: number,
    opening: Opening = { kind: 'free' },
    ...pressed: PressedAt
  ): Answer {
    return this.#queue.entered(pressed, async () => {
      const busy = busyWith(this.#board);
      if (busy !== null) return err(busy);
      if (this.#away !== null) return err({ code: 'game-running' });
      // If the game before cannot be read, the party begins anew, which is better than a lane that cannot start.
      const before = order.follows === null ? null : await this.#find(order.follows);
      const startedAt = this.#clock();
      const name = this.#folder.nextName();
      const earlier = {
        before: before?.game ?? null,
        others: await this.#others(order),
        lastOf: this.#series.lasts(),
      };
      const here = { lane, opening, counter: name.counter, earlier, ...this.#origin.current() };
      const setup = newSetup(order, here, startedAt, { staff: this.#staff, newId: this.#newId });
      if (!setup.ok) return setup;
      const { match } = setup.value.league ?? {};
      if (!(await this.#related.allowsNext(before, match)) && !this.#staff.allows('staff'))
        return err({ code: 'staff-only' });
      const origin = await this.#origin.kept();
      if (!origin.ok) return notSaved({ trouble: origin.error, mayBeInPlace: false });
      const record = { ...name, savedAt: startedAt, game: newGame(setup.value) };
      // The match first, because no game holds its fixture.
      const listed = await this.#matches.begin(record, order.league?.fixture ?? null, before);
      if (!listed.ok) return listed;
      const saved = await this.#saved.save(record);
      if (saved.ok) void this.#tidying.begin();
      if (saved.ok) return this.#show({ record, pending: null });
      if (match !== undefined) await this.#matches.without(match, record.id);
      if (saved.error.mayBeInPlace) {
        await this.#folder.forget(record.id);
        // The counter stays used, and windows need to know the next one.
        if (this.#board !== null) this.#show(this.#board);
      }
      return notSaved(saved.error);
    });
  }

  /**
   * The first game that counts when the lane is opened for some games: the one on the board if it is being bowled,
   * else the next.
   */
  get firstToCount(): number {
    return firstToCount(this.#board, this.#folder.highest);
  }

  /** Applies one command, if the game is still at this generation. */
  apply(gameId: string, generation: number, command: Command, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const board = this.#at(gameId);
      if (board === null) return err({ code: 'no-such-game' });
      if (board.pending !== null) return err({ code: 'waiting' });
      if (generationOf(board.record.game) !== generation) return stale(board);
      const permissions = permissionsForCommand(command, board.record.game, this.#isAgreed(board));
      if (!this.#staff.allows(...permissions)) return err({ code: 'staff-only' });
      const at = this.#clock();
      const applied = applyCommand(board.record.game, command, {
        at,
        by: this.#staff.by,
        newcomer: { bowler: this.#newId(), series: this.#newId() },
      });
      if (!applied.ok) return err({ code: 'refused', refusal: applied.error });
      const { event, game } = applied.value;
      const record = { ...board.record, savedAt: at, game };
      const saved = await this.#saved.save(record);
      if (saved.ok) return this.#show({ record, pending: null });
      // Nothing was written, and another try would fail the same way.
      if (saved.error.trouble === 'too-large') return err({ code: 'game-full' });
      return this.#wait(board, { event, record, failure: saved.error });
    });
  }

  /** Retries the waiting change in a new file. */
  tryAgain(gameId: string, generation: number, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const found = waitingIn(this.#at(gameId), generation);
      if (!found.ok) return found;
      const { board, pending } = found.value;
      const record = { ...pending.record, savedAt: this.#clock() };
      // The file of that name may be the unacknowledged change itself; `.prev` holds the game before it.
      const previous = pending.failure.mayBeInPlace ? 'leave' : 'keep';
      const saved = await this.#saved.save(record, previous);
      if (saved.ok) return this.#show({ record, pending: null });
      return this.#wait(board, { ...pending, failure: again(pending.failure, saved.error) });
    });
  }

  /** Drops the waiting change; if it may be on disk, the earlier game is written over it first. */
  takeBack(gameId: string, generation: number, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const found = waitingIn(this.#at(gameId), generation);
      if (!found.ok) return found;
      const { board, pending } = found.value;
      if (pending.failure.mayBeInPlace) {
        const saved = await this.#saved.save(board.record, 'leave');
        if (!saved.ok) return this.#wait(board, { ...pending, failure: again(pending.failure, saved.error) });
      }
      return this.#show({ record: board.record, pending: null });
    });
  }

  /** Puts another saved game on the board. */
  openGame(gameId: string, ...pressed: PressedAt): Answer {
    return this.#queue.entered(pressed, async () => {
      const board = this.#board;
      if (board !== null && board.pending === null && board.record.id === gameId)
        return ok(this.#view(board));
      const busy = busyWith(board);
      if (busy?.code === 'waiting') return err(busy);
      const record = await this.#saved.read(gameId);
      if (record === null) return err(busy ?? { code: 'no-such-game' });
      const isNewest = board !== null && !this.#isPast(board);
      const isStaff = this.#staff.allows('staff');
      const away = leavingFor(record, { board, away: this.#away, isNewest, isStaff });
      if (!away.ok) return away;
      await this.#matches.bring(record);
      this.#away = away.value;
      return this.#show({ record, pending: null });
    });
  }

  /** Deletes games or a name for good; none while the running game is not on the board. */
  async remove(order: RemoveOrder): Promise<Result<RemovedGames, Failure>> {
    if (this.#away !== null) return err({ code: 'game-running' });
    const match = order.kind === 'game' ? await this.#queue.run(() => this.#matchOf(order.gameId)) : null;
    const removed = await this.#removal.order(order);
    if (!removed.ok) return removed;
    await this.#queue.run(async () => {
      if (order.kind === 'game') this.#series.deleted(order.gameId);
      if (order.kind === 'game' && match !== null) await this.#matches.without(match, order.gameId);
      if (order.kind === 'bowler') this.#matches.forget();
      await this.#recount();
    });
    return removed;
  }

  /** Runs the background tasks; failed ones run again after the next game has begun. */
  tidy(): Promise<void> {
    return this.#tidying.begin();
  }

  /** Stops the background tasks; resolves once all requests are done and the lock may be released. */
  async settled(): Promise<void> {
    this.#tidying.stop();
    await this.#related.settled();
    await this.#queue.settled();
    await this.#folder.close();
  }

  /** The game on the board as shown, or a saved one; null when there is none. */
  async #find(gameId: string): Promise<GameRecord | null> {
    return this.#at(gameId)?.record ?? (await this.#saved.read(gameId));
  }

  async #matchOf(gameId: string): Promise<MatchId | null> {
    return (await this.#find(gameId))?.game.setup.league?.match ?? null;
  }

  /** The other games that players come from. */
  async #others({ players }: NewGameOrder): Promise<ReadonlyMap<string, Game>> {
    const games = new Map<string, Game>();
    for (const id of new Set(players.flatMap(({ wasIn }) => wasIn ?? []))) {
      const saved = await this.#find(id);
      if (saved !== null) games.set(id, saved.game);
    }
    return games;
  }

  /** Shows the game on the board again if its earlier games or its match have changed. */
  async #recount(): Promise<void> {
    if (this.#board === null) return;
    const before = this.current();
    if (await this.#related.look(this.#board.record)) this.#showAfter(before, this.#board);
  }

  /** Whether the result is final: a newer game has begun, or the captains have signed. */
  #isAgreed(board: OnBoard): boolean {
    return this.#isPast(board) || this.#related.isSigned(board.record.id);
  }

  /** Whether a newer game has begun. */
  #isPast({ record }: OnBoard): boolean {
    return this.#folder.games()[0]?.id !== record.id;
  }

  #at(gameId: string): OnBoard | null {
    return this.#board?.record.id === gameId ? this.#board : null;
  }

  #view(board: OnBoard, found: FoundWith = { ...this.#related.shown, away: this.#away }): GameView {
    return gameViewOf(board, found, { newest: this.#folder.highest, revision: this.#revision });
  }

  #show(board: OnBoard): Result<GameView, Failure> {
    const before = this.current();
    if (before?.id !== board.record.id) {
      if (this.#board !== null) this.#related.left(this.#board.record);
      this.#related.comes(board.record);
    }
    return this.#showAfter(before, board);
  }

  #showAfter(before: GameView | null, board: OnBoard): Result<GameView, Failure> {
    this.#board = board;
    this.#related.show(board.record);
    this.#revision += 1;
    const view = this.#view(board);
    this.#told = newsOf(view, before);
    this.#announce({ name: 'gameChanged', value: this.#told });
    return ok(view);
  }

  #wait(board: OnBoard, pending: Pending): Result<GameView, Failure> {
    this.#show({ record: board.record, pending });
    return notSaved(pending.failure);
  }
}
