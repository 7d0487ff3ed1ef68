import { moveAway } from '../../core/game/command.ts';
import type { GameEvent } from '../../core/game/event.ts';
import { phaseOf } from '../../core/game/game.ts';
import type { Halves } from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Effect } from './game-orders.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import type { SavedGames } from './saved-games.ts';
import type { TakenGames } from './taken-games.ts';

export interface PairMendingDeps extends Pick<GamesDeps, 'clock'> {
  readonly halves: Halves<HalfBoard>;
  readonly saved: SavedGames;
  readonly taken: TakenGames;
}

type MovedAway = Extract<GameEvent, { type: 'gameMoved' }>;

/**
 * Finishes what a crash left of a pair's move, before anybody bowls: where one game is closed, the other one is closed too.
 * Where one has come, it is taken away again, and both come when the front desk asks once more. Only one task at a time may
 * call this.
 */
export class PairMending {
  readonly #deps: PairMendingDeps;

  constructor(deps: PairMendingDeps) {
    this.#deps = deps;
  }

  /** The effects of an order that was never answered. */
  async mend(effects: readonly Effect[]): Promise<void> {
    for (const { game } of effects) {
      const record = await this.#deps.saved.read(game);
      const newest = record?.game.events.at(-1);
      if (record !== null && newest?.type === 'gameMoved') await this.#closeBeside(record, newest);
      else if (record !== null && effects.length === 1) await this.#takeAway(record);
    }
  }

  /** The half where the game beside this one is still being bowled; null if none is. */
  beside(record: GameRecord): HalfBoard | null {
    const { left, right } = this.#deps.halves;
    return [left, right].find(({ board }) => board !== null && isBeside(record, board.record)) ?? null;
  }

  async #takeAway(record: GameRecord): Promise<void> {
    const { halves, taken } = this.#deps;
    await taken.forget(record);
    // Also where the disk keeps it for now: nobody may bowl on.
    [halves.left, halves.right].find(({ board }) => board?.record.id === record.id)?.clear();
  }

  /** Of a pair, the right half's game goes to the higher lane. */
  async #closeBeside(record: GameRecord, { at, by, order, to }: MovedAway): Promise<void> {
    const half = this.beside(record);
    const board = half?.board ?? null;
    if (half === null || board === null || board.pending !== null) return;
    const lane = half === this.#deps.halves.right ? to + 1 : to - 1;
    const stamp = order === undefined ? { at, by } : { at, by, order };
    const moved = moveAway(board.record.game, lane, stamp);
    if (!moved.ok) return;
    const { event, game } = moved.value;
    const closed = { ...board.record, savedAt: this.#deps.clock(), game };
    const saved = await this.#deps.saved.save(closed);
    // What the disk refuses waits, as a ball does, so that nobody bowls on.
    if (saved.ok) half.show({ record: closed, pending: null });
    else half.wait(board, { event, record: closed, failure: saved.error });
  }
}

/** Whether a game is the one beside this one in a match on a pair, and is being bowled. */
function isBeside({ game: { setup } }: GameRecord, { game }: GameRecord): boolean {
  const { lane, party, gameNumber } = game.setup;
  const isOther = setup.pair === lane && setup.party === party && setup.gameNumber === gameNumber;
  return isOther && phaseOf(game) === 'running';
}
