import { generationOf } from '../../core/game/game.ts';
import type { GameSummary } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';
import { byCounter } from '../record/game-id.ts';
import { summaryOf } from '../record/game-summary.ts';

interface Kept {
  readonly summary: GameSummary;
  readonly generation: number;
}

/** The games of `games/`, each as last read or saved. */
export class KeptGames {
  readonly #games = new Map<string, Kept>();

  keep(record: GameRecord): void {
    this.#games.set(record.id, { summary: summaryOf(record), generation: generationOf(record.game) });
  }

  /** Forgets a game that is gone or unreadable. */
  lose(id: string): void {
    this.#games.delete(id);
  }

  has(id: string): boolean {
    return this.#games.has(id);
  }

  /** The generation of each game now. */
  generations(): ReadonlyMap<string, number> {
    return new Map([...this.#games].map(([id, { generation }]) => [id, generation]));
  }

  /** Newest first. */
  summaries(): readonly GameSummary[] {
    const summaries = [...this.#games.values()].map(({ summary }) => summary);
    return summaries.toSorted((one, other) => byCounter(other.id, one.id));
  }
}
