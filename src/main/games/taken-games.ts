import type { Setup } from '../../core/game/event.ts';
import { replay, type Game } from '../../core/game/game.ts';
import type { OrderStamp } from '../../core/game/order-stamp.ts';
import { turnToBowl } from '../../core/players/position.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure } from '../../contract/contract.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import { withoutErasedNames } from '../../saves/imports/erased-names.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Matches } from '../matches/matches.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import type { NewGames } from './new-games.ts';
import { notSaved } from './on-board.ts';
import type { SavedGames } from './saved-games.ts';

/** A game of another lane, checked, that continues on a half here. */
export interface ComingGame {
  readonly half: HalfBoard;
  readonly lane: number;
  readonly from: { readonly origin: string; readonly game: string };
  readonly game: Game;
}

export interface TakenGamesDeps extends Pick<GamesDeps, 'clock' | 'folder' | 'origin'> {
  readonly saved: SavedGames;
  readonly matches: Matches;
  readonly erased: () => ReadonlySet<BowlerId>;
  readonly new: NewGames;
}

/** Continues games of another lane here, each under a new id; both of a pair or neither. Only one task at a time may call this. */
export class TakenGames {
  readonly #deps: TakenGamesDeps;
  /** Games that came without the other one of their pair, and that the disk would not take away. */
  #left: readonly GameRecord[] = [];

  constructor(deps: TakenGamesDeps) {
    this.#deps = deps;
  }

  /** Nobody sees one before all are on disk. One that an earlier try has taken stays as it is. */
  async take(
    coming: readonly ComingGame[],
    order: OrderStamp,
  ): Promise<Result<readonly GameRecord[], Failure>> {
    const { folder, origin } = this.#deps;
    for (const record of this.#left) await this.forget(record);
    const kept = await origin.kept();
    if (!kept.ok) return notSaved({ trouble: kept.error, mayBeInPlace: false });
    const all: { readonly half: HalfBoard; readonly record: GameRecord; readonly isNew: boolean }[] = [];
    for (const one of coming) {
      const shown = one.half.board?.record ?? null;
      if (shown?.game.setup.order?.id === order.id) {
        all.push({ half: one.half, record: shown, isNew: false });
        continue;
      }
      const busy = one.half.busy();
      if (busy !== null) return err(busy);
      const game = this.#here(one, coming, order);
      if (!game.ok) return game;
      const name = folder.nextName(all.filter(({ isNew }) => isNew).length);
      all.push({
        half: one.half,
        // Somebody may have been erased while the game was on its way.
        record: withoutErasedNames(
          { ...name, savedAt: this.#deps.clock(), game: game.value },
          this.#deps.erased(),
        ),
        isNew: true,
      });
    }
    const begun: GameRecord[] = [];
    for (const { half, record, isNew } of all) {
      if (!isNew) continue;
      const saved = await this.#save(half, record);
      if (!saved.ok) {
        for (const before of begun) await this.forget(before);
        return saved;
      }
      begun.push(record);
    }
    for (const { record } of all) this.#deps.matches.left(record);
    for (const { half, record, isNew } of all) if (isNew) half.show({ record, pending: null });
    return ok(all.map(({ record }) => record));
  }

  /** The same events under a set-up of this lane. A game that was not running does not move. */
  #here(
    { lane, from, game }: ComingGame,
    coming: readonly ComingGame[],
    order: OrderStamp,
  ): Result<Game, Failure> {
    const { events } = game;
    const { pair, ...setup } = game.setup;
    const isMoved = events.at(-1)?.type === 'gameMoved';
    const own = isMoved ? events.slice(0, -1) : events;
    const beside = coming.find((other) => other.lane !== lane)?.lane;
    const here: Setup = {
      ...setup,
      lane,
      // The other half's game was over, and stayed: this one is bowled on one lane.
      ...(pair === undefined || beside === undefined ? {} : { pair: beside }),
      origin: this.#deps.origin.current().origin,
      movedFrom: { ...from, generation: own.length, lane: setup.lane },
      order,
    };
    const replayed = replay(here, own);
    if (!replayed.ok) return err({ code: 'refused', refusal: replayed.error.refusal });
    const turn = turnToBowl(replayed.value.position);
    return turn.ok ? replayed : err({ code: 'refused', refusal: turn.error });
  }

  /** Whether it is about to be taken away, so that it is archived nowhere. */
  isLeft(id: string): boolean {
    return this.#left.some((record) => record.id === id);
  }

  async #save(half: HalfBoard, record: GameRecord): Promise<Result<null, Failure>> {
    const listed = await this.#deps.matches.begin(record, null, null);
    if (!listed.ok) return listed;
    const saved = await this.#deps.saved.save(record);
    if (saved.ok) return ok(null);
    await this.#deps.new.refused(half, record, saved.error);
    return notSaved(saved.error);
  }

  /** Takes one away again that came without the other one of its pair; nobody has bowled it here. */
  async forget(record: GameRecord): Promise<void> {
    const { id, game } = record;
    const { folder } = this.#deps;
    await folder.unbegin(id);
    const others = this.#left.filter((one) => one.id !== id);
    this.#left = folder.games().some((one) => one.id === id) ? [...others, record] : others;
    const { match } = game.setup.league ?? {};
    if (match !== undefined) await this.#deps.matches.without(match, id);
  }
}
