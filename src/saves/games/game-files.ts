import { join } from 'node:path';
import { generationOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { NewerGame, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, type Previous, type SaveFailure } from '../disk/durable-file.ts';
import { parseRecord, type GameRecord } from '../record/game-record.ts';
import { newerGame, newerInFile, type NewerRecord } from '../record/newer-game.ts';
import { keepAside, setAside } from '../disk/quarantine.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { damaged, type Reading } from '../record/sealed-text.ts';
import { withoutSpaces } from './journal.ts';
import { gameStatusOf } from './game-status.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';

const UNREADABLE: NewerRecord = { id: null, startedAt: null, sheet: null };

/**
 * What to do with a file that the system refuses to read. `set-aside`: at the start, so that play continues from the
 * save before. `leave`: later, because something such as a virus scanner may hold it briefly and its content is known.
 */
export type Ungiven = 'set-aside' | 'leave';

/** The files of `games/`: each game's newest generation and the one before. */
export class GameFiles {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #folder: string;
  /** Each file's stamp when last read or written here; null when absent. */
  readonly #stamps = new Map<string, string | null>();
  /** The games that a newer program saved, each with the file that shows it. */
  readonly #newer = new Map<string, { readonly game: NewerGame; readonly path: string }>();
  readonly #stuck = new Set<string>();

  constructor(disk: Disk, dataFolder: string, folder: string) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#folder = folder;
  }

  /** Whether a `.prev` may reappear because the sync of its removal failed; then the newest must stay for this run. */
  isStuck(id: string): boolean {
    return this.#stuck.has(id);
  }

  /** Whether a newer program saved this game; other copies of it are older. */
  isNewer(id: string): boolean {
    return this.#newer.has(id);
  }

  /** Whether this game's file is known to be there, and durable. */
  has(id: string): boolean {
    return typeof this.#stamps.get(this.#pathOf(id)) === 'string';
  }

  /** The games of `games/` that a newer program saved. */
  newer(): readonly NewerGame[] {
    return [...this.#newer.values()].map(({ game }) => game);
  }

  /** A newer program's game, as its file has it now; null when there is none. Rejects with the system's error. */
  async newerRecord(id: string): Promise<NewerRecord | null> {
    const found = this.#newer.get(id);
    return found === undefined ? null : this.#newerAt(found.path);
  }

  /**
   * Reads a game: the current file, or the one before if that is damaged or missing, or `ahead` (the journal's state)
   * if it is newer than the files. Damaged files go to quarantine and cause a notice. Rejects with the system's error,
   * also for an unreadable file that is to be left.
   */
  async read(
    id: string,
    notices: StartNotice[],
    ungiven: Ungiven,
    ahead: GameRecord | null = null,
  ): Promise<GameRecord | null> {
    const current = await this.#readFile(id, this.#pathOf(id), ungiven);
    if (current?.kind === 'read') return newerOf(current.value, ahead);
    if (current?.kind === 'newer') {
      await this.keepNewer(id, `${id}.json`, notices);
      return null;
    }
    const before = await this.#readFile(id, `${this.#pathOf(id)}.prev`, ungiven);
    // A game without files was deleted or archived.
    const left = current === null && before === null ? null : ahead;
    const recovered = before?.kind === 'read' ? newerOf(before.value, left) : left;
    const damagedFiles = [
      ...(current === null ? [] : [`${id}.json`]),
      ...(before?.kind === 'damaged' ? [`${id}.json.prev`] : []),
    ];
    for (const name of damagedFiles) await setAside(this.#disk, this.#dataFolder, join(this.#folder, name));
    for (const notice of noticesOf(id, damagedFiles, recovered)) notices.push(notice);
    if (before?.kind === 'newer') await this.keepNewer(id, `${id}.json.prev`, notices);
    return recovered;
  }

  /**
   * Saves a game's text; ok means that it is durable, and carries notices: a file changed or removed by somebody else is
   * noticed and kept aside first.
   */
  async save(
    { id }: GameRecord,
    text: Uint8Array,
    previous: Previous,
  ): Promise<Result<readonly StartNotice[], SaveFailure>> {
    const path = this.#pathOf(id);
    const notices = await this.#changesOutside(id, await this.#stampThere(path));
    if (!notices.ok) return notices;
    // A file somebody else wrote must not become the previous generation.
    // Stryker disable next-line StringLiteral: only `keep` is ever asked for
    const kept = notices.value.length > 0 ? 'leave' : previous;
    const saved = await saveDurably(this.#disk, path, text, kept, () => this.#remember(path));
    if (saved.ok) return notices;
    await this.#remember(path);
    return saved;
  }

  /**
   * Saves a game's text as both of its generations. The one before goes first: as long as it has what the text no longer
   * has, so has the newest one, in which everybody looks.
   */
  async saveBoth(record: GameRecord, text: Uint8Array): Promise<Result<readonly StartNotice[], SaveFailure>> {
    const before = await saveDurably(this.#disk, `${this.#pathOf(record.id)}.prev`, text, 'leave');
    return before.ok ? this.save(record, text, 'leave') : before;
  }

  /** Removes the file of a game whose first save failed, if the disk lets it; nobody saw that game. */
  async forget(id: string): Promise<void> {
    try {
      await this.#disk.remove(this.#pathOf(id));
      // Later changes may only be in the journal, and would not make the removal durable.
      await this.#disk.syncFolder(this.#folder);
    } catch (error) {
      codeOf(error);
    }
  }

  /**
   * Removes unneeded game files durably. Every `.prev` goes first and durably: alone after a crash it would be taken
   * for the newest generation. Rejects with the system's error.
   */
  async remove(ids: readonly string[]): Promise<void> {
    for (const ending of ['.prev', '']) {
      if (ids.length === 0) return;
      for (const id of ids) await this.#removeOne(`${this.#pathOf(id)}${ending}`);
      for (const id of ids) this.#stuck.add(id);
      await this.#disk.syncFolder(this.#folder);
      for (const id of ids) this.#stuck.delete(id);
    }
  }

  /** Lists a game that a newer program saved in this file of `games/`. Rejects with the system's error. */
  async keepNewer(id: string, file: string, notices: StartNotice[]): Promise<void> {
    notices.push({ kind: 'newer', file });
    const path = join(this.#folder, file);
    this.#newer.set(id, { game: newerGame(id, (await this.#newerAt(path)) ?? UNREADABLE), path });
  }

  async #newerAt(path: string): Promise<NewerRecord | null> {
    const document = await readBounded(this.#disk, path, LARGEST_RECORD);
    return document.kind === 'bytes' ? (newerInFile(withoutSpaces(document.bytes)) ?? UNREADABLE) : null;
  }

  async #removeOne(path: string): Promise<void> {
    try {
      await this.#disk.remove(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    this.#stamps.delete(path);
  }

  /** A file's stamp now; null if absent. Not read when there is no known stamp to compare it with. */
  async #stampThere(path: string): Promise<Result<string | null, SaveFailure>> {
    if (!this.#stamps.has(path)) return ok(null);
    try {
      return ok((await this.#disk.look(path))?.stamp ?? null);
    } catch (error) {
      return err({ trouble: troubleOf(error), mayBeInPlace: false });
    }
  }

  async #changesOutside(
    id: string,
    there: Result<string | null, SaveFailure>,
  ): Promise<Result<readonly StartNotice[], SaveFailure>> {
    if (!there.ok) return there;
    const path = this.#pathOf(id);
    const [seen, stamp] = [this.#stamps.get(path), there.value];
    if (seen === undefined || stamp === seen) return ok([]);
    try {
      if (stamp !== null) await keepAside(this.#disk, this.#dataFolder, path);
      return ok([{ kind: 'changed-outside', file: `${id}.json`, removed: stamp === null }]);
    } catch (error) {
      return err({ trouble: troubleOf(error), mayBeInPlace: false });
    }
  }

  /** Remembers a file's stamp; an unreadable one is forgotten. */
  async #remember(path: string): Promise<void> {
    try {
      this.#stamps.set(path, (await this.#disk.look(path))?.stamp ?? null);
    } catch (error) {
      codeOf(error);
      this.#stamps.delete(path);
    }
  }

  async #readFile(id: string, path: string, ungiven: Ungiven): Promise<Reading<GameRecord> | null> {
    const document = await readBounded(this.#disk, path, LARGEST_RECORD);
    // Stryker disable next-line ConditionalExpression: only damaged documents have a reason (for the types)
    if (ungiven === 'leave' && document.kind === 'damaged' && document.reason === 'unreadable')
      // Stryker disable next-line StringLiteral: callers only ask whether the error came from the system
      throw Object.assign(new Error('the system does not give the file'), { code: 'EIO' });
    // An unreadable file is moved away and then absent.
    this.#stamps.set(path, null);
    if (document.kind === 'missing') return null;
    if (document.kind === 'damaged') return document;
    const reading = parseRecord(document.bytes);
    if (reading.kind !== 'read') return reading;
    // Stryker disable next-line StringLiteral: nothing depends on the reason; it helps in a debugger
    if (reading.value.id !== id) return damaged('wrong-name');
    this.#stamps.set(path, document.stamp);
    return reading;
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

/** The game at its higher generation; `one` if they are equal. */
function newerOf(one: GameRecord, other: GameRecord | null): GameRecord {
  return other !== null && generationOf(other.game) > generationOf(one.game) ? other : one;
}

/** One notice for a game whose file was damaged or missing, however many files were quarantined. */
function noticesOf(
  id: string,
  [damagedFile]: readonly string[],
  recovered: GameRecord | null,
): readonly StartNotice[] {
  const standing = recovered === null ? null : gameStatusOf(recovered.game);
  if (damagedFile !== undefined) return [{ kind: 'set-aside', file: damagedFile, recovered: standing }];
  return standing === null ? [] : [{ kind: 'save-gone', file: `${id}.json`, recovered: standing }];
}
