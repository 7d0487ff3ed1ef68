import type { Game } from '../../core/game/game.ts';

/** A replayed game and the chain of its newest fact, which says what it was replayed from. */
export interface KeptGame {
  readonly chain: string;
  readonly game: Game;
}

/** The games that were replayed last, so that a ball does not replay its game. Facts that were taken back do no harm: their chain is found nowhere. */
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
    // The oldest stand first.
    this.#games.delete(key);
    this.#games.set(key, kept);
    const [oldest] = this.#games.keys();
    if (this.#games.size > this.#most && oldest !== undefined) this.#games.delete(oldest);
  }
}
