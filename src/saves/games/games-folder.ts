import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { GamesFilter, GameSummary, Half, SaveTrouble, StartNotice } from '../../contract/contract.ts';
import { Archive } from '../archive/archive.ts';
import { monthIn } from '../archive/month-name.ts';
import type { Disk } from '../disk/disk.ts';
import { sweep, tempsIn, type Previous, type SaveFailure } from '../disk/durable-file.ts';
import { FoundGames, type OwnGames } from './found-games.ts';
import { firstReading, type OpenedGames } from './first-reading.ts';
import { GameFiles } from './game-files.ts';
import { HandOver } from './hand-over.ts';
import { Journal } from './journal.ts';
import { KeptGames } from './kept-games.ts';
import { gameIn, newGameName, type GameName } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import { NO_LEAGUES, type LeaguesOfMatches } from '../record/games-filter.ts';
import type { NewerRecord } from '../record/newer-game.ts';
import { PairSaves } from './pair-saves.ts';
import { NOBODY, type SaveWatch } from './save-watch.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';

/** A requested game and the notices found while reading it. */
export interface ReadGame {
  readonly record: GameRecord | null;
  readonly notices: readonly StartNotice[];
}

type Saved = Result<readonly StartNotice[], SaveFailure>;

/** Temp files swept per step: a ball waits for one at most. */
const TEMPS_A_STEP = 200;

/**
 * A data folder's games: those in `games/` and the archived ones. The higher generation holds. The caller holds the
 * folder's lock (decision 9).
 */
export class GamesFolder {
  readonly archive: Archive;
  /** Queries over all of them. */
  readonly found: FoundGames;
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #files: GameFiles;
  readonly #saves: PairSaves;
  readonly #handOver: HandOver;
  readonly #watch: SaveWatch;
  readonly #kept = new KeptGames();
  // Stryker disable next-line ArrayDeclaration: `open` sets what is swept, and nothing asks for it earlier
  readonly #news: StartNotice[] = [];
  #temps: string[] = [];
  #highest = 0;

  /**
   * `journal` is a journal's size in bytes; 0: games are saved directly as files. `leagues` is what a filter asks of the
   * files of matches.
   */
  constructor(
    disk: Disk,
    dataFolder: string,
    watch: SaveWatch = NOBODY,
    journal = 0,
    leagues = (): Promise<LeaguesOfMatches> => Promise.resolve(NO_LEAGUES),
  ) {
    this.#watch = watch;
    this.#disk = disk;
    this.#folder = join(dataFolder, 'games');
    this.#files = new GameFiles(disk, dataFolder, this.#folder);
    const files = this.#files;
    const journalOf = (name: string): Journal => new Journal(disk, this.#folder, journal, name);
    this.#saves = new PairSaves(journalOf, files, watch);
    this.archive = new Archive(disk, dataFolder);
    const own = (): OwnGames => ({ kept: this.#kept.all(), newer: files.newer() });
    this.found = new FoundGames(this.archive, own, leagues);
    const read = (id: string): Promise<GameRecord | null> => this.#read(id, this.#news);
    this.#handOver = new HandOver({
      ...{ archive: this.archive, files, read },
      ...{ saves: this.#saves, kept: this.#kept },
    });
  }

  /**
   * Creates the folder, reads every game in it and the end of the archive. Unreadable files go to quarantine and the
   * previous generation is used. `halfOf` says to which half the games of a lane belong. Fails when the folder cannot be used.
   */
  async open(halfOf: (lane: number) => Half = () => 'left'): Promise<Result<OpenedGames, SaveTrouble>> {
    try {
      await this.#disk.makeFolder(this.#folder);
      const names = await this.#disk.list(this.#folder);
      const archived = await this.archive.open();
      this.#temps = [
        ...tempsIn(this.#folder, names, (file) => gameIn(file) !== null),
        ...tempsIn(this.archive.folder, archived, (file) => monthIn(file) !== null),
      ];
      const journaled = await this.#saves.read(names, halfOf);
      const readers = { files: this.#files, archive: this.archive, kept: this.#kept };
      const opened = await firstReading(readers, names, journaled, halfOf);
      this.#highest = opened.highest;
      // A save may have been killed before its names were durable: what is shown now must survive a power cut.
      await this.#disk.syncFolder(this.#folder);
      if (opened.halves.right.newest !== null) this.#saves.use('right');
      for (const record of opened.ahead) {
        const recovered = await this.#saves.of(record).recover(record);
        if (!recovered.ok) return recovered;
      }
      return ok(opened);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Newest first. */
  games(): readonly GameSummary[] {
    return this.#kept.summaries();
  }

  /** The games of `games/`, each as last made durable. */
  durable(): readonly GameRecord[] {
    return this.#kept.all().map(({ record }) => record);
  }

  /** The highest known counter; 0 before the first game. */
  get highest(): number {
    return this.archive.above(this.#highest);
  }

  /** The next game's id, or that of one behind it. Its counter is used up once the game may be on disk. */
  nextName(behind = 0): GameName {
    return newGameName(this.highest + 1 + behind);
  }

  /** A game on disk; null when none is readable, if only for now. Damage is handled as at the start. */
  async read(id: string): Promise<ReadGame> {
    const notices: StartNotice[] = [];
    await this.#saves.behind();
    try {
      const own = this.#saves.owed(id) ?? (this.#kept.has(id) ? await this.#read(id, notices) : null);
      if (own !== null) return { record: await this.archive.highestOf(own), notices };
      return { record: this.#files.isNewer(id) ? null : await this.archive.read(id), notices };
    } catch (error) {
      codeOf(error);
      return { record: null, notices };
    }
  }

  /** The found games one after another, as `found.each` finds them; null for one that cannot be read. Rejects likewise. */
  async *records(filter: GamesFilter): AsyncGenerator<GameRecord | null> {
    for await (const found of this.found.each(filter))
      yield typeof found === 'string' ? (await this.read(found)).record : await this.archive.readFound(found);
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
    return [...this.#news.splice(0), ...this.#saves.news(), ...this.archive.news()];
  }

  /**
   * Sweeps leftovers of interrupted saves, archives all games but those that are kept and the newest, and makes the
   * journals. Must not run beside a save, whose temp files it would sweep.
   */
  async *tidy(isKept: (id: string) => boolean): AsyncGenerator<void> {
    while (this.#temps.length > 0) {
      await this.#saves.behind();
      await sweep(this.#disk, this.#temps.splice(0, TEMPS_A_STEP));
      yield;
    }
    yield* this.#handOver.steps(isKept);
    await this.#saves.prepare();
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
    // Its text must not stay in the journal.
    const forgotten = await this.#saves.forget([id]);
    if (!forgotten.ok) return forgotten;
    const buried = await this.archive.bury(record);
    if (!buried.ok) return buried;
    try {
      await this.#files.remove([id]);
      this.#kept.lose(id);
    } catch (error) {
      return err(troubleOf(error));
    }
    return ok(null);
  }

  /**
   * Saves a game durably. Ok means that it is on the platter, and carries notices: a file that somebody else changed or
   * removed is noticed, and kept aside before it is replaced. With a journal these notices come from `news` once the
   * save is `filed`.
   */
  save(record: GameRecord, previous: Previous = 'keep'): Promise<Saved> {
    return this.#saved(record, () => this.#saves.of(record).save(record, previous));
  }

  /** Saves a game so that no earlier text of it stays: neither in the journal nor as the generation before. */
  rewrite(record: GameRecord): Promise<Saved> {
    return this.#saved(record, () => this.#saves.rewrite(record));
  }

  /** Resolves once every journaled save is also a file, or was refused. */
  filed(): Promise<void> {
    return this.#saves.behind();
  }

  /** Resolves once nothing is being saved; a refused file is tried once more. */
  close(): Promise<void> {
    return this.#saves.close();
  }

  /** Removes the file of a game whose first save failed, if the disk allows it. Nobody has seen that game. */
  forget(id: string): Promise<void> {
    return this.#files.forget(id);
  }

  /** Removes a saved game that nobody has seen, because the one beside it on a pair was refused, if the disk allows it. */
  async unbegin(id: string): Promise<void> {
    const forgotten = await this.#saves.forget([id]);
    if (!forgotten.ok) return;
    try {
      await this.#files.remove([id]);
      this.#kept.lose(id);
    } catch (error) {
      codeOf(error);
    }
  }

  async #saved(record: GameRecord, save: () => Promise<Saved>): Promise<Saved> {
    const begun = performance.now();
    const saved = await save();
    this.#watch.saved(performance.now() - begun, saved.ok ? null : saved.error.trouble);
    if (saved.ok) this.#kept.keep(record);
    if (saved.ok || saved.error.mayBeInPlace) this.#highest = Math.max(this.#highest, record.counter);
    return saved;
  }

  async #read(id: string, notices: StartNotice[]): Promise<GameRecord | null> {
    const record = await this.#files.read(id, notices, 'leave');
    if (record === null) this.#kept.lose(id);
    return record;
  }
}
