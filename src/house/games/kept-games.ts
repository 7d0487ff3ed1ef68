import type { Game } from '../../core/game/game.ts';

/** A replayed game, and the chain of the newest fact that it was replayed from. */
export interface KeptGame {
  readonly chain: string;
  readonly game: Game;
}

/**
 * Caches the most recently replayed games, so that a ball need not replay its game. Rolled-back facts do no
 * harm, because no later request has their chain.
 */
export class KeptGames {
  readonly #most: number;
  readonly #games = new Map<string, KeptGame>();

  constructor(most = 300) {
    this.#most = most;
  }

  get(origin: string, game: string, chain: string): Game | null {
    const kept = this.#games.get(`${origin} ${game}`);
    return kept?.chain === chain ? kept.game : null;
  }

  keep(origin: string, game: string, kept: KeptGame): void {
    const key = `${origin} ${game}`;
    // A `Map` iterates in order of insertion, so the oldest entry comes first.
    this.#games.delete(key);
    this.#games.set(key, kept);
    const [oldest] = this.#games.keys();
    if (this.#games.size > this.#most && oldest !== undefined) this.#games.delete(oldest);
  }
}
