import { isDeepStrictEqual } from 'node:util';
import type { NameEntry } from '../../core/chain/names.ts';
import type { Game } from '../../core/game/game.ts';

/** A replayed game, with the chain of the newest fact and the names that it was replayed from. */
export interface KeptGame {
  readonly chain: string;
  readonly names: readonly NameEntry[];
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

  /** Null if the game has other facts or, since somebody was erased, other names. It may have more names. */
  get(origin: string, game: string, { chain, names }: Omit<KeptGame, 'game'>): Game | null {
    const kept = this.#games.get(`${origin} ${game}`);
    if (kept?.chain !== chain) return null;
    const now = new Map(names.map(({ path, value }) => [path, value]));
    return kept.names.every(({ path, value }) => isDeepStrictEqual(now.get(path), value)) ? kept.game : null;
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
