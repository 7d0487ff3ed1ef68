import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Rewriting } from '../archive/month-file.ts';
import { byMonth, monthOf } from '../archive/month-name.ts';
import { asBuffer } from '../archive/pieces.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GamesFolder } from './games-folder.ts';
import { withoutName } from './name-placeholder.ts';

/** How many games one step changed, or why none. */
export type Removed = Result<number, SaveTrouble>;

// A real name in an archive line; quotes typed by a bowler are escaped.
// Stryker disable next-line Regex: a line that is looked at in vain costs time alone
const A_NAME = /"(?:name|instead)":"(?!—(?: \d+)?")/u;

/**
 * Removes names durably, one game or month per step, so that a ball waits for one at most. An interrupted removal
 * resumes at the next try. A game on a board belongs to its owner.
 */
export class NameRemoval {
  readonly #folder: GamesFolder;
  /** Months entirely before a day and free of names, for as long as this program runs. */
  readonly #done = new Set<string>();

  constructor(folder: GamesFolder) {
    this.#folder = folder;
  }

  /** One bowler's name, exactly as shown, everywhere. */
  async *ofBowler(name: string, isShown: (id: string) => boolean): AsyncGenerator<Removed> {
    const change = (record: GameRecord): GameRecord | null => withoutName(record, (one) => one === name);
    const needle = JSON.stringify(name);
    // Newest games first: one archived meanwhile arrives without the name.
    for (const { id } of this.#folder.games()) if (!isShown(id)) yield await this.#inFile(id, change);
    for (const month of this.#folder.archive.months())
      yield await this.#folder.archive.rewrite(month, {
        concerns: (line) => asBuffer(line).includes(needle),
        change,
      });
  }

  /** All names in archived games that began before this time (ISO 8601, UTC). */
  async *before(time: string): AsyncGenerator<Removed> {
    const rewriting: Rewriting = {
      concerns: (line) => A_NAME.test(asBuffer(line).toString()),
      change: (record) => (record.game.setup.startedAt < time ? withoutName(record, () => true) : null),
    };
    for (const month of this.#folder.archive.months()) {
      if (this.#done.has(month) || byMonth(month, monthOf(time)) > 0) continue;
      const removed = await this.#folder.archive.rewrite(month, rewriting);
      if (removed.ok && byMonth(month, monthOf(time)) < 0) this.#done.add(month);
      yield removed;
    }
  }

  async save(record: GameRecord): Promise<Removed> {
    // Twice, because the previous generation also holds the name.
    const first = await this.#folder.rewrite(record);
    const saved = first.ok ? await this.#folder.rewrite(record) : first;
    return saved.ok ? ok(1) : err(saved.error.trouble);
  }

  async #inFile(id: string, change: (record: GameRecord) => GameRecord | null): Promise<Removed> {
    const { record } = await this.#folder.read(id);
    const changed = record === null ? null : change(record);
    return changed === null ? ok(0) : this.save(changed);
  }
}
