import type { Applied } from '../../core/game/command.ts';
import type { GameEvent, Stamp } from '../../core/game/event.ts';
import { phaseOf, type Game } from '../../core/game/game.ts';
import type { OrderStamp } from '../../core/game/order-stamp.ts';
import type { Refusal } from '../../core/line/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, Half, Halves, NewGameOrder, Opening } from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { ChangeQueue } from './change-queue.ts';
import type { GamesDeps } from './games-deps.ts';
import { effectIn, movesPair, ordersIn, type Effect } from './game-orders.ts';
import type { HalfBoard } from './half-board.ts';
import type { NewGames } from './new-games.ts';
import { again, notSaved, type OnBoard } from './on-board.ts';
import { PairMending } from './pair-mending.ts';
import type { SavedGames } from './saved-games.ts';
import type { ComingGame, TakenGames } from './taken-games.ts';

/** An order, and whether its seconds have passed: asked when its turn comes. */
export interface Ordered {
  readonly stamp: OrderStamp;
  readonly isLate: () => boolean;
}

/** How long a lane is open with an ordered game. All of it is asked between other changes, because the opening counts games. */
export interface OrderedOpening {
  readonly opening: () => Opening;
  /** Saves it, once nothing but the disk can refuse the game. */
  readonly opens: (opening: Opening) => Promise<Result<null, Failure>>;
  /** No game began: the lane is as it was, as far as the disk lets it. */
  readonly undone: () => Promise<void>;
}

/** What an order changes in the game on the board of a half. */
export interface OrderedChange {
  readonly half: Half;
  readonly game: string;
  readonly make: (game: Game, stamp: Stamp) => Result<Applied, Refusal>;
}

/** An order with its effects in saved games. Not whole: it moves a pair, and one of its games has no effect yet, or one that waits for the disk. */
export interface FoundOrder {
  readonly effects: readonly Effect[];
  readonly isWhole: boolean;
}

export interface OrderedGamesDeps extends Pick<GamesDeps, 'clock' | 'folder'> {
  readonly queue: ChangeQueue;
  readonly halves: Halves<HalfBoard>;
  readonly saved: SavedGames;
  readonly new: NewGames;
  readonly taken: TakenGames;
  readonly tidy: () => void;
}

interface Made {
  readonly half: HalfBoard;
  readonly board: OnBoard;
  readonly record: GameRecord;
  /** Null where an earlier try has made it already. */
  readonly event: GameEvent | null;
}

type Late = { readonly code: 'late' };
type Refused = Failure | Late;
type Answer = Promise<Result<readonly Effect[], Refused>>;

/**
 * What orders of the front desk do to games: as commands by staff, one after another with all other changes, with the
 * order's id in the same write as its effect (decision 20).
 */
export class OrderedGames {
  readonly #deps: OrderedGamesDeps;
  readonly #mending: PairMending;
  #waiting: (() => void)[] = [];

  constructor(deps: OrderedGamesDeps) {
    this.#deps = deps;
    this.#mending = new PairMending(deps);
  }

  /** Begins a game on a half, which has this lane and is opened with it. */
  begin(half: Half, order: NewGameOrder, lane: number, ordered: Ordered & OrderedOpening): Answer {
    const { stamp } = ordered;
    return this.inTurn(ordered, async () => {
      const { halves, tidy } = this.#deps;
      const opening = ordered.opening();
      const opens = (): Promise<Result<null, Failure>> => ordered.opens(opening);
      const begun = await this.#deps.new.begin(halves[half], order, lane, opening, { stamp, opens });
      if (!begun.ok) await ordered.undone();
      if (!begun.ok) return begun;
      tidy();
      return ok([{ game: begun.value.id, generation: begun.value.events.length }]);
    });
  }

  /**
   * Changes games on boards, all of them or none: nobody sees one before every one is on disk. A change of this order
   * that waits for the disk is answered once whoever is at the lane has saved it or taken it back.
   */
  async change(changes: readonly OrderedChange[], ordered: Ordered): Answer {
    const { stamp } = ordered;
    for (;;) {
      await this.#noneWaits(changes, stamp);
      // An effect that has begun is finished, however late.
      const isLate = this.#hasBegun(changes, stamp) ? (): boolean => false : ordered.isLate;
      const changed = await this.inTurn({ ...ordered, isLate }, () => this.#changeAll(changes, stamp));
      if (changed.ok || !this.#waits(changes, stamp)) return changed;
      await this.#noneWaits(changes, stamp);
      if (!this.#hasBegun(changes, stamp)) return changed;
    }
  }

  /** Finishes what a crash left of an order (`PairMending`). */
  mend(effects: readonly Effect[]): Promise<void> {
    return this.#deps.queue.run(() => this.#mending.mend(effects));
  }

  /** Continues games of another lane on halves of this PC (`TakenGames`). */
  take(coming: readonly (Omit<ComingGame, 'half'> & { readonly half: Half })[], ordered: Ordered): Answer {
    return this.inTurn(ordered, async () => {
      const { halves, taken, tidy } = this.#deps;
      const here = coming.map((one) => ({ ...one, half: halves[one.half] }));
      const games = await taken.take(here, ordered.stamp);
      if (!games.ok) return games;
      tidy();
      return ok(games.value.map((record) => effectIn(record, ordered.stamp)));
    });
  }

  /** Runs an order's task between all other changes, unless its seconds have passed. */
  inTurn<T, E>({ isLate }: Ordered, task: () => Promise<Result<T, E>>): Promise<Result<T, E | Late>> {
    return this.#deps.queue.run(async () => (isLate() ? err({ code: 'late' }) : task()));
  }

  /** The orders in games that are not archived yet: what a crash left without an answer. */
  async found(): Promise<ReadonlyMap<string, FoundOrder>> {
    const { folder, saved } = this.#deps;
    const found = new Map<string, FoundOrder>();
    for (const { id } of folder.games()) {
      const record = await saved.read(id);
      for (const [order, generation] of record === null ? [] : ordersIn(record.game)) {
        const before = found.get(order)?.effects ?? [];
        const effects = [...before, { game: id, generation }];
        const isWhole =
          !this.#isWaiting(order) &&
          (effects.length > 1 || record === null || !this.#isHalf(record, generation));
        found.set(order, { effects, isWhole });
      }
    }
    return found;
  }

  /** The effects of a move that a crash cut off, once it is finished. */
  async finished({ id }: Pick<OrderStamp, 'id'>): Promise<readonly Effect[]> {
    for (;;) {
      while (this.#isWaiting(id)) await this.#woken();
      const effects = (await this.found()).get(id)?.effects ?? [];
      await this.mend(effects);
      if (!this.#isWaiting(id)) return (await this.found()).get(id)?.effects ?? [];
    }
  }

  /** A board shows something else. */
  look(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #made({ half: name, game, make }: OrderedChange, order: OrderStamp): Result<Made, Failure> {
    const half = this.#deps.halves[name];
    const { board } = half;
    if (board?.record.id !== game) return err({ code: 'no-such-game' });
    if (board.pending !== null) return err({ code: 'waiting' });
    const { record } = board;
    if (ordersIn(record.game).has(order.id)) return ok({ half, board, record, event: null });
    const at = this.#deps.clock();
    const applied = make(record.game, { at, by: 'staff', order });
    if (!applied.ok) return err({ code: 'refused', refusal: applied.error });
    const { event } = applied.value;
    return ok({ half, board, event, record: { ...record, savedAt: at, game: applied.value.game } });
  }

  async #saveAll(all: readonly Made[], order: OrderStamp): Promise<Result<readonly Effect[], Failure>> {
    const done: Made[] = [];
    for (const made of all) {
      if (made.event === null) continue;
      const saved = await this.#deps.saved.save(made.record);
      if (!saved.ok) {
        for (const one of saved.error.mayBeInPlace ? [...done, made] : done) await this.#takeBack(one);
        return saved.error.trouble === 'too-large' ? err({ code: 'game-full' }) : notSaved(saved.error);
      }
      done.push(made);
    }
    for (const { half, record } of done) half.show({ record, pending: null });
    return ok(all.map(({ record }) => effectIn(record, order)));
  }

  /** Writes the game as it was over the change. If the disk refuses that too, the change waits at the lane as a ball does. */
  async #takeBack({ half, board, record, event }: Made): Promise<void> {
    const back = await this.#deps.saved.save(board.record, 'leave');
    if (back.ok || event === null) return;
    half.wait(board, {
      event,
      record,
      failure: again({ trouble: back.error.trouble, mayBeInPlace: true }, back.error),
    });
  }

  async #changeAll(
    changes: readonly OrderedChange[],
    order: OrderStamp,
  ): Promise<Result<readonly Effect[], Failure>> {
    const all: Made[] = [];
    for (const change of changes) {
      const made = this.#made(change, order);
      if (!made.ok) return made;
      all.push(made.value);
    }
    return this.#saveAll(all, order);
  }

  #waits(changes: readonly OrderedChange[], { id }: OrderStamp): boolean {
    return this.#boards(changes).some(({ pending }) => pending?.event.order?.id === id);
  }

  #hasBegun(changes: readonly OrderedChange[], { id }: OrderStamp): boolean {
    return this.#boards(changes).some(({ record }) => ordersIn(record.game).has(id));
  }

  #boards(changes: readonly OrderedChange[]): readonly OnBoard[] {
    return changes.flatMap(({ half, game }) => {
      const { board } = this.#deps.halves[half];
      return board?.record.id === game ? [board] : [];
    });
  }

  /** Resolves once no change of this order waits for the disk. */
  async #noneWaits(changes: readonly OrderedChange[], order: OrderStamp): Promise<void> {
    while (this.#waits(changes, order)) await this.#woken();
  }

  #woken(): Promise<void> {
    return new Promise((wake) => {
      this.#waiting.push(wake);
    });
  }

  /** Whether a change of this order waits for the disk: it may be in place, and may still be taken back. */
  #isWaiting(id: string): boolean {
    const { left, right } = this.#deps.halves;
    return [left, right].some(({ board }) => board?.pending?.event.order?.id === id);
  }

  /** Whether the other half of a pair's move has no effect yet. A half whose game was over stays. */
  #isHalf(record: GameRecord, generation: number): boolean {
    if (!movesPair(record.game, generation)) return false;
    return phaseOf(record.game) !== 'moved' || this.#mending.beside(record) !== null;
  }
}
