import { err, ok, type Result } from '../core/result.ts';
import type { Failure, RemovedGames, RemoveOrder } from '../preload/contract.ts';
import type { GamesFolder } from './saves/games-folder.ts';
import { NameRemoval } from './saves/name-removal.ts';
import type { OneAtATime } from './saves/one-at-a-time.ts';

/** What removing needs: the games' queue and folder, and which game is on the board. */
export interface RemovalNeeds {
  readonly queue: OneAtATime;
  readonly folder: GamesFolder;
  readonly board: () => string | null;
}

type Answer = Promise<Result<RemovedGames, Failure>>;

/** Deletes games and the names of bowlers, for ever; never anything of the game on the board. */
export class Removal {
  readonly #needs: RemovalNeeds;
  readonly #names: NameRemoval;

  constructor(needs: RemovalNeeds) {
    this.#needs = needs;
    this.#names = new NameRemoval(needs.folder);
  }

  /** Does what was asked; answers in how many games. On trouble some of it may be done, and asking again does the rest. */
  order(order: RemoveOrder): Answer {
    return order.kind === 'game' ? this.#game(order.gameId) : this.#bowler(order.name);
  }

  /**
   * The steps by which names are taken out of the games that are older than so many days (null: of none); `now` is
   * ISO 8601 in UTC. Days begin at midnight there, so that a month is written anew once a day at most.
   */
  async *tooOld(days: number | null, now: string): AsyncGenerator<void> {
    if (days === null) return;
    const midnight = Date.parse(`${now.slice(0, 10)}T00:00:00.000Z`) - days * 86_400_000;
    for await (const removed of this.#names.before(new Date(midnight).toISOString())) {
      // A disk that does not take it now is asked again by the next tidying.
      if (!removed.ok) return;
      yield;
    }
  }

  #game(gameId: string): Answer {
    const { queue, folder, board } = this.#needs;
    return queue.run(async () => {
      if (board() === gameId) return err({ code: 'on-board' });
      const deleted = await folder.delete(gameId);
      if (deleted.ok) return ok({ games: 1 });
      return deleted.error === 'no-such-game'
        ? err({ code: 'no-such-game' })
        : err({ code: 'not-saved', trouble: deleted.error });
    });
  }

  async #bowler(name: string): Answer {
    const { queue, board } = this.#needs;
    const steps = this.#names.ofBowler(name, board);
    for (let games = 0; ;) {
      const step = await queue.run(() => steps.next());
      if (step.done === true) return ok({ games });
      if (!step.value.ok) return err({ code: 'not-saved', trouble: step.value.error });
      games += step.value.value;
    }
  }
}
