import { err, ok, type Result } from '../../core/line/result.ts';
import type { Setup } from '../../core/game/event.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Rewriting } from '../archive/month-file.ts';
import { byMonth, monthOf } from '../archive/month-name.ts';
import { asBuffer } from '../archive/pieces.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GamesFolder } from './games-folder.ts';
import { withoutName } from './name-placeholder.ts';
import { bowlersNamed, hasName, withoutBowler } from './without-bowler.ts';

/** How many games one step changed, or why none. */
export type Removed = Result<number, SaveTrouble>;

// A real name in an archive line; quotes typed by a bowler are escaped.
// Stryker disable next-line Regex: a line that is looked at in vain costs time alone
const A_NAME = /"(?:name|instead)":"(?!—(?: \d+)?")/u;

/** Games that have a name, and the ids of whoever has it there. */
export interface Named {
  readonly bowlers: readonly BowlerId[];
  readonly games: readonly Setup[];
}

/** What a bowler's erasing needs. */
export interface Erasing {
  readonly isShown: (id: string) => boolean;
  /**
   * Called before these games lose the name, as nothing leads to them afterwards: notes the ids and deletes the games'
   * exported sheets, durably.
   */
  readonly before: (named: Named) => Promise<Result<null, SaveTrouble>>;
  /** The id that takes the place of another one. */
  readonly other: (id: OpaqueId) => OpaqueId;
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

  /** One bowler, by the name exactly as shown, everywhere: the name, and the ids that join the games. */
  async *ofBowler(name: string, { isShown, before, other }: Erasing): AsyncGenerator<Removed> {
    let found: GameRecord[] = [];
    const look = (record: GameRecord): null => {
      if (hasName(record, name)) found.push(record);
      return null;
    };
    const beforeThese = async (): Promise<Result<null, SaveTrouble>> => {
      const named = namedIn(found, name);
      found = [];
      return named.games.length === 0 ? ok(null) : before(named);
    };
    const change = (record: GameRecord): GameRecord | null => withoutBowler(record, name, other);
    const needle = JSON.stringify(name);
    // Newest games first: one archived meanwhile arrives without the name.
    for (const { id } of this.#folder.games()) {
      if (isShown(id)) continue;
      await this.#inFile(id, look);
      const ready = await beforeThese();
      yield ready.ok ? await this.#inFile(id, change) : ready;
    }
    const concerns = (line: Uint8Array): boolean => asBuffer(line).includes(needle);
    for (const month of this.#folder.archive.months()) {
      const looked = await this.#folder.archive.rewrite(month, { concerns, change: look });
      const ready = looked.ok ? await beforeThese() : looked;
      yield ready.ok ? await this.#folder.archive.rewrite(month, { concerns, change }) : ready;
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
    const saved = await this.#folder.rewrite(record);
    return saved.ok ? ok(1) : err(saved.error.trouble);
  }

  async #inFile(id: string, change: (record: GameRecord) => GameRecord | null): Promise<Removed> {
    const { record } = await this.#folder.read(id);
    const changed = record === null ? null : change(record);
    return changed === null ? ok(0) : this.save(changed);
  }
}

/** What is about to lose this name. */
export function namedIn(games: readonly GameRecord[], name: string): Named {
  return {
    bowlers: [...new Set(games.flatMap((record) => bowlersNamed(record, name)))],
    games: games.map(({ game }) => game.setup),
  };
}
