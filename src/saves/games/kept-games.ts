import { generationOf } from '../../core/game/game.ts';
import type { GameSummary } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';
import { byCounter } from '../record/game-id.ts';
import { foundBy, type FindableGame } from '../record/games-filter.ts';
import { summaryOf } from '../record/game-summary.ts';

/** A game as last read or saved. */
export interface KeptGame extends FindableGame {
  readonly summary: GameSummary;
  readonly generation: number;
  readonly record: GameRecord;
}

/** The games of `games/`, each as last read or saved. */
export class KeptGames {
  readonly #games = new Map<string, KeptGame>();

  keep(record: GameRecord): void {
    const { id, game } = record;
    this.#games.set(id, {
      ...{ record, summary: summaryOf(record), who: foundBy(game), generation: generationOf(game) },
    });
  }

  /** Forgets a game that is gone or unreadable. */
  lose(id: string): void {
    this.#games.delete(id);
  }

  has(id: string): boolean {
    return this.#games.has(id);
  }

  all(): readonly KeptGame[] {
    return [...this.#games.values()];
  }

  /** Newest first. */
  summaries(): readonly GameSummary[] {
    const summaries = this.all().map(({ summary }) => summary);
    return summaries.toSorted((one, other) => byCounter(other.id, one.id));
  }
}
