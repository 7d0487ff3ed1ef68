import type { Setup } from '../../core/game/event.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import type { OrderStamp } from '../../core/game/order-stamp.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, GameView, NewGameOrder, OpeningNow } from '../../contract/contract.ts';
import type { SaveFailure } from '../../saves/disk/durable-file.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Matches } from '../matches/matches.ts';
import type { EarlierGames } from './earlier-games.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import { newSetup } from './new-setup.ts';
import { notSaved } from './on-board.ts';
import type { SavedGames } from './saved-games.ts';

export interface NewGamesDeps extends Pick<GamesDeps, 'folder' | 'origin' | 'clock' | 'newId' | 'staff'> {
  readonly saved: SavedGames;
  readonly series: EarlierGames;
  readonly matches: Matches;
  /** A game as shown, or a saved one; null when there is none. */
  readonly find: (gameId: string) => Promise<GameRecord | null>;
}

/** A game that may begin. */
export interface Prepared {
  readonly setup: Setup;
  readonly before: GameRecord | null;
}

/** How an order begins a game: `opens` saves how long the lane is open, once nothing but the disk can refuse the game. */
export interface OrderedBeginning {
  readonly stamp: OrderStamp;
  readonly opens: () => Promise<Result<null, Failure>>;
}

/** Whoever orders at the front desk is staff (decision 20). */
export const FRONT_DESK = { by: 'staff', allows: () => true } as const;

/** Begins games. Only one at a time may begin. */
export class NewGames {
  readonly #deps: NewGamesDeps;

  constructor(deps: NewGamesDeps) {
    this.#deps = deps;
  }

  /**
   * Starts a game on a lane (1 to 999) of that half. Needs staff when the lane's games are bowled or its time is over;
   * in a continuing match also when captains have not signed its last game, or when averages, the league's facts or the
   * kind of game differ.
   */
  async begin(
    half: HalfBoard,
    order: NewGameOrder,
    lane: number,
    opening: OpeningNow,
    ordered: OrderedBeginning | null = null,
  ): Promise<Result<GameView, Failure>> {
    const busy = half.busy();
    if (busy !== null) return err(busy);
    const prepared = await this.prepared(half, order, lane, opening, { ordered: ordered?.stamp ?? null });
    if (!prepared.ok) return prepared;
    const opened = ordered === null ? ok(null) : await ordered.opens();
    if (!opened.ok) return opened;
    const { folder, saved, matches } = this.#deps;
    const { setup, before } = prepared.value;
    const record = { ...folder.nextName(), savedAt: setup.startedAt, game: newGame(setup) };
    // The match first, because no game holds its fixture.
    const listed = await matches.begin(record, order.league?.fixture ?? null, before);
    if (!listed.ok) return listed;
    const begun = await saved.save(record);
    if (begun.ok) return half.show({ record, pending: null });
    await this.refused(half, record, begun.error);
    return notSaved(begun.error);
  }

  /**
   * The set-up of the game that was ordered for a half with this lane, and the game that it follows. Whoever may not begin
   * it is refused here. `games` begin at once; each needs the lane to be open for it. `ordered` at the front desk, it begins
   * as if staff began it.
   */
  async prepared(
    half: HalfBoard,
    order: NewGameOrder,
    lane: number,
    opening: OpeningNow,
    { games = 1, ordered = null }: { readonly games?: number; readonly ordered?: OrderStamp | null } = {},
  ): Promise<Result<Prepared, Failure>> {
    const { folder, origin, clock, newId, series, find } = this.#deps;
    const staff = ordered === null ? this.#deps.staff : FRONT_DESK;
    // If the game before cannot be read, the party begins anew, which is better than a lane that cannot start.
    const before = order.follows === null ? null : await find(order.follows);
    const earlier = {
      before: before?.game ?? null,
      others: await this.#others(order),
      lastOf: series.lasts(),
    };
    const { counter } = folder.nextName(games - 1);
    const here = { lane, opening, counter, earlier, ...origin.current() };
    const setup = newSetup(order, here, clock(), { staff, newId });
    if (!setup.ok) return setup;
    if (!(await half.related.allowsNext(before, setup.value.league?.match)) && !staff.allows('staff'))
      return err({ code: 'staff-only' });
    const kept = await origin.kept();
    if (!kept.ok) return notSaved({ trouble: kept.error, mayBeInPlace: false });
    return ok({ setup: ordered === null ? setup.value : { ...setup.value, order: ordered }, before });
  }

  /** Takes a game whose first save was refused out of its match and, as far as it may be there, off the disk. */
  async refused(half: HalfBoard, { id, game }: GameRecord, { mayBeInPlace }: SaveFailure): Promise<void> {
    const { folder, matches } = this.#deps;
    const { match } = game.setup.league ?? {};
    if (match !== undefined) await matches.without(match, id);
    if (!mayBeInPlace) return;
    await folder.forget(id);
    // The counter stays used, and windows need to know the next one.
    if (half.board !== null) half.show(half.board);
  }

  /** The other games that players come from. */
  async #others({ players }: NewGameOrder): Promise<ReadonlyMap<string, Game>> {
    const games = new Map<string, Game>();
    for (const id of new Set(players.flatMap(({ wasIn }) => wasIn ?? []))) {
      const saved = await this.#deps.find(id);
      if (saved !== null) games.set(id, saved.game);
    }
    return games;
  }
}
