import type { Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Rewriting } from '../archive/month-file.ts';
import { byMonth, monthOf } from '../archive/month-name.ts';
import { asBuffer } from '../archive/pieces.ts';
import type { GamesFolder } from './games-folder.ts';
import { withoutName } from './name-placeholder.ts';

/** How many games one step changed, or why none. */
export type Removed = Result<number, SaveTrouble>;

// A real name in an archive line; quotes typed by a bowler are escaped.
// Stryker disable next-line Regex: a line that is looked at in vain costs time alone
const A_NAME = /"(?:name|instead)":"(?!—(?: \d+)?")/u;

/** Removes names of old games durably, one month per step, so that a ball waits for one at most. */
export class NameRemoval {
  readonly #folder: GamesFolder;
  /** Months entirely before a day and free of names, for as long as this program runs. */
  readonly #done = new Set<string>();

  constructor(folder: GamesFolder) {
    this.#folder = folder;
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
}
