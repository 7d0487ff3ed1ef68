import { phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, RemovedGames, RemoveOrder } from '../../contract/contract.ts';
import type { ErasedExports } from '../exports/erased-exports.ts';
import type { OnBoard } from './on-board.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import { namedIn, NameRemoval, type Erasing } from '../../saves/games/name-removal.ts';
import { withoutBowler } from '../../saves/games/without-bowler.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { ErasedFile } from '../../saves/settings/erased-file.ts';
import type { OneAtATime } from '../../saves/disk/one-at-a-time.ts';

export interface RemovalDeps {
  readonly queue: OneAtATime;
  readonly folder: GamesFolder;
  readonly boards: () => readonly OnBoard[];
  /** Shows a game on a board as it was saved. */
  readonly show: (record: GameRecord) => void;
  readonly erased: Pick<ErasedFile, 'add'>;
  readonly newId: () => OpaqueId;
  readonly exported: Pick<ErasedExports, 'removeNamed' | 'removeSheets'>;
}

type Answer = Promise<Result<RemovedGames, Failure>>;

/**
 * Deletes games and bowlers' names for good. A game on a board is never deleted, and keeps its names while it runs,
 * because its bowler may be another person of the same name.
 */
export class Removal {
  readonly #deps: RemovalDeps;
  readonly #names: NameRemoval;

  constructor(deps: RemovalDeps) {
    this.#deps = deps;
    this.#names = new NameRemoval(deps.folder);
  }

  /**
   * Carries out a deletion and counts the games. After a failure part of it may be done; repeating it does the rest.
   */
  order(order: RemoveOrder): Answer {
    return order.kind === 'game' ? this.#game(order.gameId) : this.#bowler(order.name);
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

  async #bowler(name: string): Answer {
    const { queue, erased, newId, exported } = this.#deps;
    // Texts go before the games: as long as a game has the name, staff find it and can repeat what was interrupted.
    const files = await exported.removeNamed(name);
    if (!files.ok) return err({ code: 'not-saved', trouble: files.error });
    const others = new Map<OpaqueId, OpaqueId>();
    const erasing: Erasing = {
      isShown: (id) => this.#isShown(id),
      before: async ({ bowlers, games }) => {
        const noted = await erased.add(bowlers);
        return noted.ok ? exported.removeSheets(games) : noted;
      },
      other: (id) => {
        const other = others.get(id) ?? newId();
        others.set(id, other);
        return other;
      },
    };
    // The boards first: if a game leaves meanwhile, the archive gets it without the name.
    const shown = await queue.run(() => this.#onBoards(name, erasing));
    if (!shown.ok) return shown;
    const steps = this.#names.ofBowler(name, erasing);
    for (let { games } = shown.value; ;) {
      const step = await queue.run(() => steps.next());
      if (step.done === true) return ok({ games, stillBowling: shown.value.stillBowling });
      if (!step.value.ok) return err({ code: 'not-saved', trouble: step.value.error });
      games += step.value.value;
    }
  }

  #isShown(id: string): boolean {
    return this.#deps.boards().some(({ record }) => record.id === id);
  }

  async #onBoards(name: string, erasing: Erasing): Answer {
    let [games, stillBowling] = [0, false];
    for (const board of this.#deps.boards()) {
      const removed = await this.#onBoard(board, name, erasing);
      if (!removed.ok) return removed;
      games += removed.value.games;
      stillBowling ||= removed.value.stillBowling;
    }
    return ok({ games, stillBowling });
  }

  /** Removes the name from a game on a board, if that is over or stopped. */
  async #onBoard(board: OnBoard, name: string, { before, other }: Erasing): Answer {
    const changed = withoutBowler(board.record, name, other);
    if (changed === null) return ok({ games: 0, stillBowling: false });
    if (phaseOf(board.record.game) === 'running') return ok({ games: 0, stillBowling: true });
    if (board.pending !== null) return err({ code: 'waiting' });
    const ready = await before(namedIn([board.record], name));
    const saved = ready.ok ? await this.#names.save(changed) : ready;
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#deps.show(changed);
    return ok({ games: 1, stillBowling: false });
  }
}
