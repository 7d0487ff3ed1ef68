import { applyCommand } from '../../core/game/command.ts';
import type { Game } from '../../core/game/game.ts';
import type { Refusal } from '../../core/line/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { newId } from '../../saves/record/new-id.ts';
import type { Previous, SaveFailure } from '../../saves/disk/durable-file.ts';

/** Saves a game; `savedAt` is ISO 8601 in UTC. */
export type Save = (game: Game, savedAt: string, previous: Previous) => Promise<Result<null, SaveFailure>>;

export type EntryRefusal =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  | { readonly code: 'not-saved'; readonly trouble: SaveFailure['trouble'] };

/** The game on the board: a ball is saved before anybody sees it, or not entered (decision 5). */
export class KeptGame {
  readonly #save: Save;
  readonly #clock: () => string;
  #game: Game;
  /** A ball that was not entered may still be in the file. */
  #doubtful = false;
  /** Why the last ball was not saved; null if it was. */
  #missing: SaveFailure | null = null;

  /** `game` is already saved; `clock` gives the time now, ISO 8601 in UTC. */
  constructor(game: Game, save: Save, clock: () => string) {
    this.#game = game;
    this.#save = save;
    this.#clock = clock;
  }

  /** The game as shown. */
  get game(): Game {
    return this.#game;
  }

  /** Enters a ball with any whole number of pins; the rules refuse impossible ones. */
  async enter(pins: number): Promise<Result<null, EntryRefusal>> {
    const at = this.#clock();
    const command = { kind: 'roll', entry: { kind: 'pins', pins } } as const;
    const newcomer = { bowler: newId(), series: newId() };
    const applied = applyCommand(this.#game, command, { at, by: 'bowler', newcomer });
    if (!applied.ok) return err({ code: 'refused', refusal: applied.error });
    const saved = await this.#keep(applied.value.game, at);
    this.#missing = saved.ok ? null : saved.error;
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error.trouble });
    this.#game = applied.value.game;
    return ok(null);
  }

  /** Makes sure that the saved game is the one shown. Refuses when the last ball is missing from both. */
  async leave(): Promise<Result<null, SaveFailure>> {
    const kept = this.#doubtful ? await this.#keep(this.#game, this.#clock()) : ok(null);
    return kept.ok && this.#missing !== null ? err(this.#missing) : kept;
  }

  async #keep(game: Game, at: string): Promise<Result<null, SaveFailure>> {
    // The file of that name may hold a ball that was not entered; `.prev` then holds the game as shown.
    const saved = await this.#save(game, at, this.#doubtful ? 'leave' : 'keep');
    this.#doubtful = !saved.ok && (this.#doubtful || saved.error.mayBeInPlace);
    return saved;
  }
}
