import { err, ok, type Result } from '../../core/line/result.ts';
import {
  type Failure,
  type GamesCount,
  type GamesFilter,
  type GamesPage,
  type GamesQuery,
  type SheetText,
  type StartNotice,
  MOST_LINES_A_PAGE,
} from '../../contract/contract.ts';
import type { Previous, SaveFailure } from '../../saves/disk/durable-file.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { GamesDeps } from './games-deps.ts';
import type { NewerRecord } from '../../saves/record/newer-game.ts';

/** The lane's saved games. Whatever a save or a read finds wrong is announced as a notice. */
export class SavedGames {
  readonly #folder: GamesDeps['folder'];
  readonly #notices: GamesDeps['notices'];
  readonly #log: GamesDeps['log'];

  constructor({ folder, notices, log }: Pick<GamesDeps, 'folder' | 'notices' | 'log'>) {
    this.#folder = folder;
    this.#notices = notices;
    this.#log = log;
  }

  /** One page of the saved games, newest first. */
  async page(query: GamesQuery): Promise<GamesPage> {
    const page = await this.#folder.found.page(query);
    this.tell(this.#folder.news());
    return page;
  }

  /** How many saved games a filter finds. */
  count(filter: GamesFilter): Promise<GamesCount> {
    return this.#folder.found.count(filter);
  }

  /** The found games one after another; null for one that cannot be read. Rejects with the system's error. */
  async *records(filter: GamesFilter): AsyncGenerator<GameRecord | null> {
    yield* this.#folder.records(filter);
    this.tell(this.#folder.news());
  }

  /** Part of the sheet text of a newer program's game, from line `from` on. */
  async sheetText(gameId: string, from: number): Promise<Result<SheetText, Failure>> {
    const record = await this.#folder.newer(gameId);
    return record === null ? err({ code: 'no-such-game' }) : ok(sheetPart(record, from));
  }

  /** A saved game; null if none can be read. */
  async read(gameId: string): Promise<GameRecord | null> {
    const { record, notices } = await this.#folder.read(gameId);
    this.tell(notices);
    return record;
  }

  async save(record: GameRecord, previous?: Previous): Promise<Result<null, SaveFailure>> {
    const saved = await this.#folder.save(record, previous);
    if (!saved.ok) return saved;
    this.tell(saved.value);
    this.#tellOnceFiled().catch(this.#log);
    return ok(null);
  }

  tell(found: readonly StartNotice[]): void {
    for (const notice of found) this.#notices.tell(notice);
  }

  /** Nobody awaits the file that is saved behind the journal, so its notices are announced when it is done. */
  async #tellOnceFiled(): Promise<void> {
    await this.#folder.filed();
    this.tell(this.#folder.news());
  }
}

/** Some lines of a newer program's sheet, from line `from` on. A file from elsewhere may have hundreds of thousands. */
function sheetPart({ sheet }: NewerRecord, from: number): SheetText {
  if (sheet === null) return { lines: null, more: false };
  const upTo = from + MOST_LINES_A_PAGE;
  return { lines: sheet.slice(from, upTo), more: sheet.length > upTo };
}
