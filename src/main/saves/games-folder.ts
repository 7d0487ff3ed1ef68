import { join } from 'node:path';
import { phaseOf } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GamesPage, GamesQuery, GameSummary, SaveTrouble, StartNotice } from '../../preload/contract.ts';
import type { Disk } from './disk.ts';
import { saveDurably, sweepTemps, type Previous, type SaveFailure } from './durable-file.ts';
import { byCounter, counterOf, newGameName, type GameName } from './game-id.ts';
import { LARGEST_RECORD, makeRecord, parseRecord, type GameRecord } from './game-record.ts';
import { summaryOf } from './game-summary.ts';
import { pageOf } from './games-page.ts';
import { keepAside, setAside } from './quarantine.ts';
import { readDocument } from './read-document.ts';
import { damaged, type Reading } from './sealed-text.ts';
import { standingOf } from './standing.ts';
import { codeOf, troubleOf } from './trouble.ts';

/** What was found when the folder was opened. */
export interface OpenedGames {
  readonly notices: readonly StartNotice[];
  /** The game to go on with: the newest that runs; if none does, the newest of all when it is over. */
  readonly resume: GameRecord | null;
  /** The newest of all. */
  readonly newest: GameRecord | null;
}

/** A game that was asked for, and what people must be told of how it was found. */
export interface ReadGame {
  readonly record: GameRecord | null;
  readonly notices: readonly StartNotice[];
}

const GAME_FILE = /^(g\d{6,12}-[0-9a-f]{6})\.json(?:\.prev)?$/u;

/** The games of a data folder. Whoever uses one holds the folder's lock (decision 9). */
export class GamesFolder {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #folder: string;
  readonly #summaries = new Map<string, GameSummary>();
  /** The stamp of each file, by its path, as it was last read or written here; null when there is none. */
  readonly #stamps = new Map<string, string | null>();
  #highest = 0;

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#folder = join(dataFolder, 'games');
  }

  /**
   * Makes the folder, sweeps what an interrupted save left, and reads every game once. What cannot be read is
   * moved to the quarantine and the generation before it is used. Answers an error when the folder cannot be used.
   */
  async open(): Promise<Result<OpenedGames, SaveTrouble>> {
    try {
      await this.#disk.makeFolder(this.#folder);
      const names = await this.#disk.list(this.#folder);
      await sweepTemps(this.#disk, this.#folder, names, (file) => GAME_FILE.test(file));
      const opened = await this.#readAll(names);
      // A save may have been killed just before its names were safe: what is shown now must not go with the power.
      await this.#disk.syncFolder(this.#folder);
      return ok(opened);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Every game of the folder, newest first. */
  games(): readonly GameSummary[] {
    return [...this.#summaries.values()].toSorted((one, other) => byCounter(other.id, one.id));
  }

  /** The games that a query asks for. */
  page(query: GamesQuery): Promise<GamesPage> {
    return Promise.resolve(pageOf(this.games(), query));
  }

  /** A name for the next game; its counter is higher than any the folder has had since it was opened. */
  nextName(): GameName {
    this.#highest += 1;
    return newGameName(this.#highest);
  }

  /**
   * A game as it is on disk now; null when there is none with this id that can be read. What was damaged meanwhile
   * is set aside as at the start, and people are to be told.
   */
  async read(id: string): Promise<ReadGame> {
    const notices: StartNotice[] = [];
    if (!this.#summaries.has(id)) return { record: null, notices };
    try {
      return { record: await this.#readGame(id, notices), notices };
    } catch (error) {
      codeOf(error);
      return { record: null, notices };
    }
  }

  /**
   * Saves a game durably; ok means that it is on the platter, and has what people are to be told: a file that somebody
   * else changed or removed since is noticed, and kept aside before it is replaced.
   */
  async save(
    record: GameRecord,
    previous: Previous = 'keep',
  ): Promise<Result<readonly StartNotice[], SaveFailure>> {
    const bytes = new TextEncoder().encode(makeRecord(record));
    // What would not be read again is not written.
    if (bytes.length > LARGEST_RECORD) return err({ trouble: 'too-large', mayBeInPlace: false });
    const notices = await this.#changesOutside(record.id);
    if (!notices.ok) return notices;
    // What somebody else wrote must not become the generation before.
    const kept = notices.value.length > 0 ? 'leave' : previous;
    const saved = await saveDurably(this.#disk, this.#pathOf(record.id), bytes, kept);
    await this.#remember(this.#pathOf(record.id));
    if (!saved.ok) return saved;
    this.#summaries.set(record.id, summaryOf(record));
    return notices;
  }

  async #changesOutside(id: string): Promise<Result<readonly StartNotice[], SaveFailure>> {
    const path = this.#pathOf(id);
    const seen = this.#stamps.get(path);
    if (seen === undefined) return ok([]);
    try {
      const stamp = (await this.#disk.look(path))?.stamp ?? null;
      if (stamp === seen) return ok([]);
      if (stamp !== null) await keepAside(this.#disk, this.#dataFolder, path);
      return ok([{ kind: 'changed-outside', file: `${id}.json`, removed: stamp === null }]);
    } catch (error) {
      return err({ trouble: troubleOf(error), mayBeInPlace: false });
    }
  }

  /** Remembers a file as it is now. What cannot be seen cannot be told from a change: it is forgotten. */
  async #remember(path: string): Promise<void> {
    try {
      this.#stamps.set(path, (await this.#disk.look(path))?.stamp ?? null);
    } catch (error) {
      codeOf(error);
      this.#stamps.delete(path);
    }
  }

  /** Removes the file of a game whose first save failed, as far as the disk lets it: nobody saw that game. */
  async forget(id: string): Promise<void> {
    await this.#disk.remove(this.#pathOf(id)).catch(codeOf);
  }

  async #readAll(names: readonly string[]): Promise<OpenedGames> {
    const ids = new Set(names.flatMap((name) => GAME_FILE.exec(name)?.[1] ?? []));
    const notices: StartNotice[] = [];
    let newest: GameRecord | null = null;
    let running: GameRecord | null = null;
    for (const id of [...ids].toSorted(byCounter)) {
      this.#highest = Math.max(this.#highest, counterOf(id) ?? 0);
      const record = await this.#readGame(id, notices);
      if (record === null) continue;
      const summary = summaryOf(record);
      this.#summaries.set(id, summary);
      newest = record;
      if (summary.phase === 'running') running = record;
    }
    const over = newest !== null && phaseOf(newest.game) === 'over' ? newest : null;
    return { notices, resume: running ?? over, newest };
  }

  /** The current file, or the one before it when that is damaged or gone. */
  async #readGame(id: string, notices: StartNotice[]): Promise<GameRecord | null> {
    const current = await this.#readFile(id, this.#pathOf(id));
    if (current?.kind === 'read') return current.value;
    if (current?.kind === 'newer') {
      notices.push({ kind: 'newer', file: `${id}.json` });
      return null;
    }
    const before = await this.#readFile(id, `${this.#pathOf(id)}.prev`);
    const recovered = before?.kind === 'read' ? before.value : null;
    const damagedFiles = [
      ...(current === null ? [] : [`${id}.json`]),
      ...(before?.kind === 'damaged' ? [`${id}.json.prev`] : []),
    ];
    for (const name of damagedFiles) await setAside(this.#disk, this.#dataFolder, join(this.#folder, name));
    notices.push(...noticesOf(id, damagedFiles, recovered));
    if (before?.kind === 'newer') notices.push({ kind: 'newer', file: `${id}.json.prev` });
    if (recovered === null) this.#summaries.delete(id);
    return recovered;
  }

  async #readFile(id: string, path: string): Promise<Reading<GameRecord> | null> {
    const document = await readDocument(this.#disk, path, LARGEST_RECORD);
    // What turns out not to be readable is moved away: then none is there.
    this.#stamps.set(path, null);
    if (document.kind === 'missing') return null;
    if (document.kind === 'damaged') return document;
    const reading = parseRecord(document.bytes);
    if (reading.kind !== 'read') return reading;
    if (reading.value.id !== id) return damaged('wrong-name');
    this.#stamps.set(path, document.stamp);
    return reading;
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

/** What people are told of a game whose file was damaged or gone: one thing, however many files were set aside. */
function noticesOf(
  id: string,
  [damagedFile]: readonly string[],
  recovered: GameRecord | null,
): readonly StartNotice[] {
  const standing = recovered === null ? null : standingOf(recovered.game);
  if (damagedFile !== undefined) return [{ kind: 'set-aside', file: damagedFile, recovered: standing }];
  return standing === null ? [] : [{ kind: 'save-gone', file: `${id}.json`, recovered: standing }];
}
