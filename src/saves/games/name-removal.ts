import { err, ok, type Result } from '../../core/line/result.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Rewriting } from '../archive/month-file.ts';
import { byMonth, monthOf } from '../archive/month-name.ts';
import { asBuffer } from '../archive/pieces.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GamesFolder } from './games-folder.ts';
import { withoutName } from './name-placeholder.ts';
import { bowlersNamed, withoutBowler } from './without-bowler.ts';

/** How many games one step changed, or why none. */
export type Removed = Result<number, SaveTrouble>;

// A real name in an archive line; quotes typed by a bowler are escaped.
// Stryker disable next-line Regex: a line that is looked at in vain costs time alone
const A_NAME = /"(?:name|instead)":"(?!—(?: \d+)?")/u;

/** What a bowler's erasing needs. */
export interface Erasing {
  readonly isShown: (id: string) => boolean;
  /** Notes ids as erased, durably. */
  readonly note: (bowlers: Iterable<BowlerId>) => Promise<Result<null, SaveTrouble>>;
  /** The id that takes the place of another one. */
  readonly other: (id: OpaqueId) => OpaqueId;
  /** Hears of each game that had the bowler, as it was. */
  readonly gone: (record: GameRecord) => void;
}

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

  /**
   * One bowler, by the name exactly as shown, everywhere: the name, and the ids that join the games. Each step notes the
   * ids before it removes them.
   */
  async *ofBowler(name: string, { isShown, note, other, gone }: Erasing): AsyncGenerator<Removed> {
    const found = new Set<BowlerId>();
    const look = (record: GameRecord): null => {
      for (const bowler of bowlersNamed(record, name)) found.add(bowler);
      return null;
    };
    const change = (record: GameRecord): GameRecord | null => {
      const changed = withoutBowler(record, name, other);
      if (changed !== null) gone(record);
      return changed;
    };
    const needle = JSON.stringify(name);
    // Newest games first: one archived meanwhile arrives without the name.
    for (const { id } of this.#folder.games()) {
      if (isShown(id)) continue;
      await this.#inFile(id, look);
      const noted = await note(found);
      yield noted.ok ? await this.#inFile(id, change) : noted;
    }
    const concerns = (line: Uint8Array): boolean => asBuffer(line).includes(needle);
    for (const month of this.#folder.archive.months()) {
      const looked = await this.#folder.archive.rewrite(month, { concerns, change: look });
      const noted = looked.ok ? await note(found) : looked;
      yield noted.ok ? await this.#folder.archive.rewrite(month, { concerns, change }) : noted;
    }
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
