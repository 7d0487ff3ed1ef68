import type { Half } from '../../contract/contract.ts';
import type { PartyId } from '../../core/players/opaque-id.ts';
import type { Games } from '../games/games.ts';

/** Which party is on each half: the one of the game on its board, until the lane is opened for the next one. */
export class Parties {
  readonly #games: Pick<Games, 'current' | 'phaseOf'>;
  /** The games whose party had left when the lane was opened. */
  readonly #left: { left: string | null; right: string | null } = { left: null, right: null };

  constructor(games: Pick<Games, 'current' | 'phaseOf'>) {
    this.#games = games;
  }

  /** Null while nobody is there, or a party whose game has not begun. */
  on(half: Half): PartyId | null {
    const game = this.#games.current(half);
    return game === null || game.id === this.#left[half] ? null : game.setup.party;
  }

  /** Whether the party on this half bowls. After its game it may leave at any moment. */
  isBowling(half: Half): boolean {
    return this.#games.phaseOf(half) === 'running';
  }

  /** The lane was opened: whoever is at the end of a game there has left. */
  opened(half: Half): void {
    if (this.isBowling(half)) return;
    this.#left[half] = this.#games.current(half)?.id ?? null;
  }
}
