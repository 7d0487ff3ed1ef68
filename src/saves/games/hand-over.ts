import type { Archive } from '../archive/archive.ts';
import { codeOf } from '../disk/trouble.ts';
import type { GameRecord } from '../record/game-record.ts';
import { generationOf } from '../../core/game/game.ts';
import type { GameFiles } from './game-files.ts';
import type { PairSaves } from './pair-saves.ts';
import type { KeptGames } from './kept-games.ts';

export interface HandOverDeps {
  readonly archive: Archive;
  readonly files: GameFiles;
  readonly saves: PairSaves;
  readonly kept: KeptGames;
  /** Reads a game of `games/`; rejects with the system's error. */
  readonly read: (id: string) => Promise<GameRecord | null>;
}

/** Games archived per step: a ball waits for one at most. */
const GAMES_A_STEP = 2;

/** Moves games from `games/` to the archive. */
export class HandOver {
  readonly #deps: HandOverDeps;
  /** Damaged since they were read: not archived in this run. */
  readonly #fallen = new Set<string>();

  constructor(deps: HandOverDeps) {
    this.#deps = deps;
  }

  /** Archives all games but those that are kept and the newest, whose counter is the folder's, some per step. */
  async *steps(isKept: (id: string) => boolean): AsyncGenerator<void> {
    const { files, saves, kept } = this.#deps;
    const [, ...older] = kept.summaries().map(({ id }) => id);
    const ids = older.filter((id) => !files.isStuck(id) && !this.#fallen.has(id)).toReversed();
    while (ids.length > 0) {
      const step = ids.splice(0, GAMES_A_STEP);
      await saves.filed();
      await this.#archive(step.filter((id) => !isKept(id) && saves.owed(id) === null));
      yield;
    }
  }

  /** Archives games; one that fails does not stop the others. */
  async #archive(ids: readonly string[]): Promise<void> {
    const { archive, files, saves, kept } = this.#deps;
    const records: GameRecord[] = [];
    for (const id of ids) for (const record of await this.#toArchive(id)) records.push(record);
    try {
      const { done } = await archive.add(records);
      // A name removed from the archive must not survive in the journal.
      if (!(await saves.forget(done)).ok) return;
      await files.remove(done);
      for (const id of done) kept.lose(id);
    } catch (error) {
      codeOf(error);
    }
  }

  async #toArchive(id: string): Promise<readonly GameRecord[]> {
    const { kept, read } = this.#deps;
    const known = kept.all().find(({ summary }) => summary.id === id)?.generation ?? 0;
    try {
      const record = await read(id);
      if (record !== null && generationOf(record.game) >= known) return [record];
      this.#fallen.add(id);
    } catch (error) {
      // Unreadable now; another attempt follows.
      codeOf(error);
    }
    return [];
  }
}
