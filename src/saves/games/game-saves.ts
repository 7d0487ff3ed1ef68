import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Previous, SaveFailure } from '../disk/durable-file.ts';
import { codeOf, FOLDER_LOST, troubleOf } from '../disk/trouble.ts';
import { makeRecord, type GameRecord } from '../record/game-record.ts';
import { hasRoom } from '../record/record-bounds.ts';
import type { GameFiles } from './game-files.ts';
import type { Journal } from './journal.ts';
import type { SaveWatch } from './save-watch.ts';

type Saved = Result<readonly StartNotice[], SaveFailure>;

/** A game that only the journal holds, until its file is saved. */
interface Owed {
  readonly record: GameRecord;
  readonly text: Uint8Array;
  readonly previous: Previous;
}

/**
 * Saves games in the order of decision 5: in the journal, which takes one flush, and then in the background as the
 * game's file. Without a journal, directly as the file. Only `behind` may be called while another call runs.
 */
export class GameSaves {
  readonly #files: GameFiles;
  readonly #journal: Journal;
  readonly #watch: SaveWatch;
  readonly #news: StartNotice[] = [];
  #owed: Owed | null = null;
  #filing: Promise<Result<null, SaveTrouble>> = Promise.resolve(ok(null));

  constructor(files: GameFiles, journal: Journal, watch: SaveWatch) {
    this.#files = files;
    this.#journal = journal;
    this.#watch = watch;
  }

  /** The game that only the journal holds; null when every file is saved. */
  get owed(): GameRecord | null {
    return this.#owed?.record ?? null;
  }

  /** Resolves once the file of the last save is saved or refused. */
  async behind(): Promise<void> {
    await this.#filing;
  }

  /** New notices since the last call, about files that somebody else changed. */
  news(): readonly StartNotice[] {
    return this.#news.splice(0);
  }

  /** Makes a game durable. Notices about the file, which is saved in the background, come from `news`. */
  async save(record: GameRecord, previous: Previous): Promise<Saved> {
    // Checks the journal while the bytes are made.
    const looking = this.#journal.isThere();
    const text = new TextEncoder().encode(makeRecord(record));
    // Never write what could not be read again.
    if (!hasRoom(record.game, text.length)) return err({ trouble: 'too-large', mayBeInPlace: false });
    const filed = await this.filed();
    if (!filed.ok) return err({ trouble: filed.error, mayBeInPlace: false });
    const isThere = (await looking) && previous === 'keep' && this.#files.has(record.id);
    if (!isThere || !this.#journal.takes(text)) return this.#saveFile(record, text, previous);
    try {
      await this.#journal.put(record.id, text);
    } catch (error) {
      if (codeOf(error) === FOLDER_LOST) return err({ trouble: 'folder-lost', mayBeInPlace: false });
      return this.#saveFile(record, text, previous);
    }
    this.#owed = { record, text, previous };
    // A bug surfaces at the next save, which awaits this one.
    this.#watched().catch(() => undefined);
    return ok([]);
  }

  /** Saves a game directly as both generations of its file; the journal must not have its text. */
  async rewrite(record: GameRecord): Promise<Saved> {
    const sure = await this.#withoutDoubt();
    if (!sure.ok) return sure;
    return this.#files.saveBoth(record, new TextEncoder().encode(makeRecord(record)));
  }

  /** Waits for the file that is saved in the background; after a refusal, tries once more. */
  filed(): Promise<Result<null, SaveTrouble>> {
    const file = (): Promise<Result<null, SaveTrouble>> => this.#file();
    this.#filing = this.#filing.then(file, file);
    return this.#filing;
  }

  /**
   * Makes durable a game that an earlier run left only in the journal: as its file, or in the journal if the disk
   * refuses now.
   */
  async recover(record: GameRecord): Promise<Result<null, SaveTrouble>> {
    const text = new TextEncoder().encode(makeRecord(record));
    this.#owed = { record, text, previous: 'keep' };
    const filed = await this.#watched();
    if (filed.ok) return filed;
    try {
      await this.#journal.flush();
      return ok(null);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Makes a new journal, unless the present one is still needed. */
  async prepare(): Promise<void> {
    if (!(await this.filed()).ok) return;
    try {
      await this.#journal.prepare();
    } catch (error) {
      // Without a journal, games are saved directly as files.
      codeOf(error);
    }
  }

  /** Removes the journal's text of these games durably. */
  async forget(ids: readonly string[]): Promise<Result<null, SaveTrouble>> {
    const filed = await this.filed();
    if (!filed.ok) return filed;
    try {
      await this.#journal.forget(ids);
      return ok(null);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Resolves once nothing is being saved and the journal is closed. */
  async close(): Promise<void> {
    await this.filed();
    await this.#journal.close();
  }

  async #saveFile(record: GameRecord, text: Uint8Array, previous: Previous): Promise<Saved> {
    const sure = await this.#withoutDoubt();
    return sure.ok ? this.#files.save(record, text, previous) : sure;
  }

  /** Removes a journal that may hold this change, or one that is taken back. */
  async #withoutDoubt(): Promise<Result<null, SaveFailure>> {
    try {
      if (this.#journal.isDoubtful) await this.#journal.remove();
      return ok(null);
    } catch (error) {
      return err({ trouble: troubleOf(error), mayBeInPlace: true });
    }
  }

  /** Saves the file after the journal. Nobody awaits it, so a refusal is reported right away. */
  async #watched(): Promise<Result<null, SaveTrouble>> {
    const begun = performance.now();
    const filed = await this.filed();
    if (!filed.ok) this.#watch.saved(performance.now() - begun, filed.error);
    return filed;
  }

  async #file(): Promise<Result<null, SaveTrouble>> {
    if (this.#owed === null) return ok(null);
    const { record, text, previous } = this.#owed;
    const saved = await this.#files.save(record, text, previous);
    if (saved.ok) {
      this.#owed = null;
      for (const notice of saved.value) this.#news.push(notice);
      return ok(null);
    }
    // The file of that name may already be this state; `.prev` holds the one before.
    if (saved.error.mayBeInPlace) this.#owed = { record, text, previous: 'leave' };
    return err(saved.error.trouble);
  }
}
