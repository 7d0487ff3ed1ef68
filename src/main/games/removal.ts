import { phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, RemovedGames, RemoveOrder } from '../../contract/contract.ts';
import type { ErasedExports } from '../exports/erased-exports.ts';
import type { OnBoard } from './on-board.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import {
  BowlerRemoval,
  type ErasingStep,
  type Found,
  type Wanted,
} from '../../saves/games/bowler-removal.ts';
import { NameRemoval } from '../../saves/games/name-removal.ts';
import { calledInRecord, withoutPersons } from '../../saves/games/without-bowler.ts';
import { otherIds } from '../../saves/record/new-id.ts';
import type { Persons } from '../../core/chain/erasing.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import { addErased, type ErasedFile } from '../../saves/settings/erased-file.ts';
import type { OneAtATime } from '../../saves/disk/one-at-a-time.ts';

export interface RemovalDeps {
  readonly queue: OneAtATime;
  readonly folder: GamesFolder;
  readonly boards: () => readonly OnBoard[];
  /** Shows a game on a board as it was saved. */
  readonly show: (record: GameRecord) => void;
  readonly erased: Pick<ErasedFile, 'current' | 'change'>;
  readonly newId: () => OpaqueId;
  readonly exported: Pick<ErasedExports, 'removeNamed' | 'removeSheets'>;
  /** Takes bowlers out of what is kept beside games. */
  readonly besides: (persons: Persons) => Promise<Result<null, Failure>>;
}

type Answer = Promise<Result<RemovedGames, Failure>>;

/**
 * Deletes games and bowlers' names for good. A game on a board is never deleted. From one that runs a bowler is taken
 * by the id: somebody else of the same name stays.
 */
export class Removal {
  readonly #deps: RemovalDeps;
  readonly #names: NameRemoval;
  readonly #bowlers: BowlerRemoval;
  #going: ReadonlySet<BowlerId> = new Set();

  constructor(deps: RemovalDeps) {
    this.#deps = deps;
    this.#names = new NameRemoval(deps.folder);
    this.#bowlers = new BowlerRemoval(deps.folder);
  }

  /**
   * Carries out a deletion and counts the games. After a failure part of it may be done; repeating it does the rest.
   */
  order(order: RemoveOrder): Answer {
    return order.kind === 'game' ? this.#game(order.gameId) : this.#erase({ name: order.name, bowlers: [] });
  }

  /** Everybody who was erased or is being erased here: no game that comes may have them. */
  get erased(): ReadonlySet<BowlerId> {
    return new Set([...this.#deps.erased.current().bowlers, ...this.#going]);
  }

  /** Erases bowlers whom another lane of the house erased, and notes them. */
  async ofHouse(bowlers: readonly BowlerId[]): Answer {
    // A game that comes meanwhile comes without them.
    this.#going = new Set(bowlers);
    const removed = await this.#erase({ name: null, bowlers });
    if (!removed.ok) return removed;
    // Noted last: after a crash the house tells them again.
    const noted = await addErased(this.#deps.erased, bowlers);
    return noted.ok ? removed : err({ code: 'not-saved', trouble: noted.error });
  }

  /**
   * Steps that remove names from games older than this many days (null: none); `now` is ISO 8601 in UTC. Days begin
   * at midnight UTC, so that a month is rewritten at most once a day.
   */
  async *tooOld(days: number | null, now: string): AsyncGenerator<void> {
    if (days === null) return;
    const midnight = Date.parse(`${now.slice(0, 10)}T00:00:00.000Z`) - days * 86_400_000;
    for await (const removed of this.#names.before(new Date(midnight).toISOString())) {
      // The next tidying retries after a disk error.
      if (!removed.ok) return;
      yield;
    }
  }

  #game(gameId: string): Answer {
    const { queue, folder } = this.#deps;
    return queue.run(async () => {
      if (this.#isShown(gameId)) return err({ code: 'on-board' });
      const deleted = await folder.delete(gameId);
      if (deleted.ok) return ok({ games: 1, stillBowling: false });
      return deleted.error === 'no-such-game'
        ? err({ code: 'no-such-game' })
        : err({ code: 'not-saved', trouble: deleted.error });
    });
  }

  /** Erases whoever has the ordered name, or bowlers whom another lane erased (`core/chain/erasing.ts`). */
  async #erase({ name, bowlers }: Pick<Wanted, 'name' | 'bowlers'>): Answer {
    const found = await this.#found({ name, bowlers, counts: (id) => !this.#isRunning(id) });
    if (!found.ok) return found;
    const { persons, games } = found.value;
    // Most bowlers of other lanes never bowled here.
    if (name === null && games.length === 0) return ok({ games: 0, stillBowling: false });
    const ready = await this.#besides(found.value, name);
    if (!ready.ok) return ready;
    const { newId } = this.#deps;
    const step = { persons, isShown: (id: string) => this.#isShown(id), other: otherIds(newId) };
    // As long as a game has the name of the order, staff find it and can repeat what was interrupted: those games go last.
    const first = await this.#steps({ ...step, has: (record) => !this.#hasName(record, name) });
    if (!first.ok) return first;
    // Before the last games: if one leaves its board meanwhile, the archive gets it without the name.
    const shown = await this.#deps.queue.run(() => this.#onBoards(step));
    if (!shown.ok) return shown;
    const last = await this.#steps({ ...step, has: () => true });
    if (!last.ok) return last;
    const stillBowling = this.#deps.boards().some(({ record }) => this.#hasName(record, name));
    return ok({ games: first.value + shown.value + last.value, stillBowling });
  }

  async #found(wanted: Wanted): Promise<Result<Found, Failure>> {
    const steps = this.#bowlers.find(wanted);
    for (;;) {
      const step = await this.#deps.queue.run(() => steps.next());
      if (step.done === true) return ok(step.value);
      if (!step.value.ok) return err({ code: 'not-saved', trouble: step.value.error });
    }
  }

  /** Files beside games go first, while games lead there. The noted ids keep imports from bringing a name back. */
  async #besides({ persons, games }: Found, name: string | null): Promise<Result<null, Failure>> {
    const { exported, erased, besides } = this.#deps;
    for (const one of persons.names) {
      const files = await exported.removeNamed(one);
      if (!files.ok) return err({ code: 'not-saved', trouble: files.error });
    }
    const gone = await besides(persons);
    if (!gone.ok) return gone;
    const noted = name === null ? ok(null) : await addErased(erased, persons.bowlers);
    const sheets = noted.ok ? await exported.removeSheets(games) : noted;
    return sheets.ok ? sheets : err({ code: 'not-saved', trouble: sheets.error });
  }

  async #steps(step: ErasingStep): Promise<Result<number, Failure>> {
    const steps = this.#bowlers.erase(step);
    for (let games = 0; ;) {
      const one = await this.#deps.queue.run(() => steps.next());
      if (one.done === true) return ok(games);
      if (!one.value.ok) return err({ code: 'not-saved', trouble: one.value.error });
      games += one.value.value;
    }
  }

  #hasName({ game }: Pick<GameRecord, 'game'>, name: string | null): boolean {
    return name !== null && calledInRecord({ game }).some((one) => one.name === name);
  }

  #isShown(id: string): boolean {
    return this.#deps.boards().some(({ record }) => record.id === id);
  }

  #isRunning(id: string): boolean {
    return this.#deps.boards().some(({ record }) => record.id === id && phaseOf(record.game) === 'running');
  }

  /** Also from running games: there a bowler is known by the id. */
  async #onBoards({
    persons,
    other,
  }: Pick<ErasingStep, 'persons' | 'other'>): Promise<Result<number, Failure>> {
    let games = 0;
    for (const { record, pending } of this.#deps.boards()) {
      const changed = withoutPersons(record, persons, other);
      if (changed === null) continue;
      if (pending !== null) return err({ code: 'waiting' });
      const saved = await this.#bowlers.save(changed);
      if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
      this.#deps.show(changed);
      games += 1;
    }
    return ok(games);
  }
}
