import { join } from 'node:path';
import { generationOf, phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type {
  GamesPage,
  GamesQuery,
  GameSummary,
  ListedGame,
  SaveTrouble,
  StartNotice,
} from '../../contract/contract.ts';
import { Archive } from '../archive/archive.ts';
import { monthIn } from '../archive/month-name.ts';
import type { Disk } from '../disk/disk.ts';
import { sweep, tempsIn, type Previous, type SaveFailure } from '../disk/durable-file.ts';
import { GameFiles } from './game-files.ts';
import { byCounter, counterOf, gameIn, newGameName, type GameName } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { NewerRecord } from '../record/newer-game.ts';
import { summaryOf } from '../record/game-summary.ts';
import { pageOf } from './games-page.ts';
import { mergedPage } from './merged-page.ts';
import { NOBODY, type SaveWatch } from './save-watch.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';

export interface OpenedGames {
  readonly notices: readonly StartNotice[];
  /** The newest running game; if none runs, the newest if it is over. */
  readonly resume: GameRecord | null;
  /** The newest game. */
  readonly newest: GameRecord | null;
}

/** A requested game and the notices found while reading it. */
export interface ReadGame {
  readonly record: GameRecord | null;
  readonly notices: readonly StartNotice[];
}

/** Games archived, or temp files swept, per step: a ball waits for one at most. */
const GAMES_A_STEP = 2;
const TEMPS_A_STEP = 200;

interface Kept {
  readonly summary: GameSummary;
  readonly generation: number;
}

/**
 * A data folder's games: those in `games/` and the archived ones. The higher generation holds. The caller holds the
 * folder's lock (decision 9).
 */
export class GamesFolder {
  readonly archive: Archive;
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #files: GameFiles;
  readonly #watch: SaveWatch;
  readonly #kept = new Map<string, Kept>();
  /** Damaged since they were read: not archived in this run. */
  readonly #fallen = new Set<string>();
  // Stryker disable next-line ArrayDeclaration: what is to be swept is set by `open`, and nothing is asked for before it
  readonly #news: StartNotice[] = [];
  #temps: string[] = [];
  #highest = 0;

  constructor(disk: Disk, dataFolder: string, watch: SaveWatch = NOBODY) {
    this.#watch = watch;
    this.#disk = disk;
    this.#folder = join(dataFolder, 'games');
    this.#files = new GameFiles(disk, dataFolder, this.#folder);
    this.archive = new Archive(disk, dataFolder);
  }

  /**
   * Creates the folder, reads every game in it and the end of the archive. Unreadable files go to quarantine and the
   * previous generation is used. Fails when the folder cannot be used.
   */
  async open(): Promise<Result<OpenedGames, SaveTrouble>> {
    try {
      await this.#disk.makeFolder(this.#folder);
      const names = await this.#disk.list(this.#folder);
      const archived = await this.archive.open();
      this.#temps = [
        ...tempsIn(this.#folder, names, (file) => gameIn(file) !== null),
        ...tempsIn(this.archive.folder, archived, (file) => monthIn(file) !== null),
      ];
      const opened = await this.#readAll(names);
      // A save may have been killed before its names were durable: what is shown now must survive a power cut.
      await this.#disk.syncFolder(this.#folder);
      return ok(opened);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Newest first. */
  games(): readonly GameSummary[] {
    return [...this.#kept.values()].map(({ summary }) => summary).toSorted(newestFirst);
  }

  async page(query: GamesQuery): Promise<GamesPage> {
    // Taken now: a game archived during the search must appear once.
    const kept = new Map(this.#kept);
    const own = pageOf([...this.games(), ...this.#files.newer()].toSorted(newestFirst), query);
    try {
      // Stryker disable next-line OptionalChaining: what is listed is kept (the check is for the types)
      return await mergedPage(this.archive, query, own, (id) => kept.get(id)?.generation ?? 0);
    } catch (error) {
      // An unreadable archive must not block today's games.
      codeOf(error);
      return own;
    }
  }

  /** The highest known counter; 0 before the first game. */
  get highest(): number {
    return Math.max(this.#highest, this.archive.highest);
  }

  /** The next game's id. Its counter is used up once the game may be on disk. */
  nextName(): GameName {
    return newGameName(this.highest + 1);
  }

  /** A game on disk; null when none is readable, if only for now. Damage is handled as at the start. */
  async read(id: string): Promise<ReadGame> {
    const notices: StartNotice[] = [];
    try {
      const own = this.#kept.has(id) ? await this.#read(id, notices) : null;
      if (own !== null) return { record: await this.archive.highestOf(own), notices };
      return { record: this.#files.isNewer(id) ? null : await this.archive.read(id), notices };
    } catch (error) {
      codeOf(error);
      return { record: null, notices };
    }
  }

  /** A newer program's game, to be read as text; null when there is none, or none that can be read now. */
  async newer(id: string): Promise<NewerRecord | null> {
    try {
      return (await this.#files.newerRecord(id)) ?? (await this.archive.newer(id));
    } catch (error) {
      codeOf(error);
      return null;
    }
  }

  /** New notices since the last call. */
  news(): readonly StartNotice[] {
    return [...this.#news.splice(0), ...this.archive.news()];
  }

  /**
   * Sweeps leftovers of interrupted saves, then archives all games but the one on the board and the newest, whose
   * counter is the folder's. Must not run beside a save, whose temp files it would sweep.
   */
  async *tidy(board: () => string | null): AsyncGenerator<void> {
    while (this.#temps.length > 0) {
      await sweep(this.#disk, this.#temps.splice(0, TEMPS_A_STEP));
      yield;
    }
    const [, ...older] = this.games().map(({ id }) => id);
    const ids = older.filter((id) => !this.#files.isStuck(id) && !this.#fallen.has(id)).toReversed();
    while (ids.length > 0) {
      await this.#handOver(ids.splice(0, GAMES_A_STEP).filter((id) => id !== board()));
      yield;
    }
  }

  /** Reads the next part of the archive not yet indexed; true while more is left. */
  index(): Promise<boolean> {
    return this.archive.step();
  }

  /**
   * Deletes a game for good, tombstone first, so that no crash brings it back. On failure it may or may not be gone.
   * Never the one on the board, which its owner deletes.
   */
  async delete(id: string): Promise<Result<null, SaveTrouble | 'no-such-game'>> {
    const { record } = await this.read(id);
    if (record === null) return err('no-such-game');
    const buried = await this.archive.bury(record);
    if (!buried.ok) return buried;
    try {
      await this.#files.remove([id]);
      this.#kept.delete(id);
    } catch (error) {
      return err(troubleOf(error));
    }
    return ok(null);
  }

  /**
   * Saves a game durably; ok means that it is on the platter, and has what people are to be told: a file that somebody
   * else changed or removed since is noticed, and kept aside before it is replaced.
   */
  async save(
    record: GameRecord,
    previous: Previous = 'keep',
  ): Promise<Result<readonly StartNotice[], SaveFailure>> {
    const begun = performance.now();
    const saved = await this.#files.save(record, previous);
    this.#watch.saved(performance.now() - begun, saved.ok ? null : saved.error.trouble);
    if (saved.ok) this.#keep(record);
    if (saved.ok || saved.error.mayBeInPlace) this.#highest = Math.max(this.#highest, record.counter);
    return saved;
  }

  /** Removes the file of a game whose first save failed, as far as the disk lets it: nobody saw that game. */
  forget(id: string): Promise<void> {
    return this.#files.forget(id);
  }

  async #readAll(names: readonly string[]): Promise<OpenedGames> {
    const ids = new Set(names.flatMap((name) => gameIn(name) ?? []));
    const notices: StartNotice[] = [];
    let newest: GameRecord | null = null;
    let running: GameRecord | null = null;
    for (const id of [...ids].toSorted(byCounter).toReversed()) {
      this.#highest = Math.max(this.#highest, counterOf(id) ?? 0);
      // Stryker disable next-line StringLiteral: only `leave` is ever asked for
      const record = await this.#files.read(id, notices, 'set-aside');
      if (record === null) continue;
      this.#keep(record);
      const isRunning = phaseOf(record.game) === 'running';
      if (newest !== null && (running !== null || !isRunning)) continue;
      // A deleted game that a crash left behind must not hide earlier ones.
      const found = await this.archive.highestOf(record);
      newest ??= found;
      if (isRunning) running ??= found;
    }
    const over = newest !== null && phaseOf(newest.game) === 'over' ? newest : null;
    return { notices, resume: running ?? over, newest };
  }

  async #read(id: string, notices: StartNotice[]): Promise<GameRecord | null> {
    const record = await this.#files.read(id, notices, 'leave');
    if (record === null) this.#kept.delete(id);
    return record;
  }

  #keep(record: GameRecord): void {
    this.#kept.set(record.id, { summary: summaryOf(record), generation: generationOf(record.game) });
  }

  /** Archives games; one that fails does not stop the others. */
  async #handOver(ids: readonly string[]): Promise<void> {
    const records: GameRecord[] = [];
    for (const id of ids) for (const record of await this.#toHandOver(id)) records.push(record);
    try {
      const { done } = await this.archive.add(records);
      await this.#files.remove(done);
      for (const id of done) this.#kept.delete(id);
    } catch (error) {
      codeOf(error);
    }
  }

  async #toHandOver(id: string): Promise<readonly GameRecord[]> {
    const known = this.#kept.get(id)?.generation ?? 0;
    try {
      const record = await this.#read(id, this.#news);
      if (record !== null && generationOf(record.game) >= known) return [record];
      this.#fallen.add(id);
    } catch (error) {
      // Unreadable now; another attempt follows.
      codeOf(error);
    }
    return [];
  }
}

function newestFirst(one: ListedGame, other: ListedGame): number {
  return byCounter(other.id, one.id);
}
