import { ok, type Result } from '../../core/line/result.ts';
import {
  HALVES,
  type Half,
  type Halves,
  type SaveTrouble,
  type StartNotice,
} from '../../contract/contract.ts';
import type { SaveFailure } from '../disk/durable-file.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GameFiles } from './game-files.ts';
import { GameSaves } from './game-saves.ts';
import { aheadIn, JOURNALS, type Journal, type Journaled } from './journal.ts';
import type { SaveWatch } from './save-watch.ts';

type Saved = Result<readonly StartNotice[], SaveFailure>;

/**
 * Saves the games of both halves of a pair, each half with a journal of its own: a file that the disk refuses holds up
 * the game of its half only (decision 16). Only `behind` may be called while another call runs.
 */
export class PairSaves {
  readonly #journals: Halves<Journal>;
  readonly #saves: Halves<GameSaves>;
  /** The half that saves a game: always the same, because its journal may hold what the file does not. */
  readonly #halves = new Map<string, Half>();
  /** The halves that have games. */
  readonly #used = new Set<Half>(['left']);
  #halfOf: (lane: number) => Half = () => 'left';

  constructor(journalOf: (name: string) => Journal, files: GameFiles, watch: SaveWatch) {
    this.#journals = { left: journalOf(JOURNALS.left), right: journalOf(JOURNALS.right) };
    const savesOf = (half: Half): GameSaves => new GameSaves(files, this.#journals[half], watch);
    this.#saves = { left: savesOf('left'), right: savesOf('right') };
  }

  /** The saves of a game's half, which has games from now on. */
  of({ id, game }: GameRecord): GameSaves {
    const half = this.#halves.get(id) ?? this.#halfOf(game.setup.lane);
    this.#halves.set(id, half);
    this.#used.add(half);
    return this.#saves[half];
  }

  /** Reads what an earlier run left in the journals among these names. Rejects with the system's error. */
  async read(names: readonly string[], halfOf: (lane: number) => Half): Promise<readonly Journaled[]> {
    this.#halfOf = halfOf;
    const found: Journaled[] = [];
    for (const half of HALVES) {
      if (!names.includes(JOURNALS[half])) continue;
      const journaled = await this.#journals[half].read();
      if (journaled === null) continue;
      found.push(journaled);
      if (journaled.kind === 'game' && aheadIn(found, journaled.record.id) === journaled.record)
        this.#halves.set(journaled.record.id, half);
    }
    return found;
  }

  /** A game of which a journal alone has the newest state; null when its file has it. */
  owed(id: string): GameRecord | null {
    return this.#both().find(({ owed }) => owed?.id === id)?.owed ?? null;
  }

  /** Resolves once the files of the last saves are saved or refused. */
  async behind(): Promise<void> {
    for (const saves of this.#both()) await saves.behind();
  }

  /** New notices since the last call, about files that somebody else changed. */
  news(): readonly StartNotice[] {
    return this.#both().flatMap((saves) => saves.news());
  }

  /** Saves a game as both generations of its file, and removes its text from the journals. */
  async rewrite(record: GameRecord): Promise<Saved> {
    const forgotten = await this.forget([record.id]);
    if (!forgotten.ok) return { ok: false, error: { trouble: forgotten.error, mayBeInPlace: false } };
    return this.of(record).rewrite(record);
  }

  /** Waits for the files that are saved in the background; after a refusal, tries once more. */
  async filed(): Promise<void> {
    for (const saves of this.#both()) await saves.filed();
  }

  /** Makes a new journal for each half that has games, unless the present one is still needed. */
  async prepare(): Promise<void> {
    for (const half of HALVES) if (this.#used.has(half)) await this.#saves[half].prepare();
  }

  /** Removes the journals' text of these games durably. */
  async forget(ids: readonly string[]): Promise<Result<null, SaveTrouble>> {
    for (const saves of this.#both()) {
      const forgotten = await saves.forget(ids);
      if (!forgotten.ok) return forgotten;
    }
    return ok(null);
  }

  /** Resolves once nothing is being saved and the journals are closed. */
  async close(): Promise<void> {
    for (const saves of this.#both()) await saves.close();
  }

  /** Says that a half has games, so that it gets a journal. */
  use(half: Half): void {
    this.#used.add(half);
  }

  #both(): readonly GameSaves[] {
    return HALVES.map((half) => this.#saves[half]);
  }
}
