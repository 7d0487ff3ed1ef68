import { join } from 'node:path';
import { generationOf } from '../../core/game/game.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { ANY_GAME, type GameMark, type GamesFilter, type SaveTrouble } from '../../contract/contract.ts';
import type { StartNotice } from '../../text/start/notice.ts';
import type { Disk } from '../disk/disk.ts';
import { counterOf } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import { spanOf, timeOf, type Finding } from '../record/games-filter.ts';
import type { NewerRecord } from '../record/newer-game.ts';
import { isTaken, makeOwnFolder } from '../disk/own-folder.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import { makeGameLine, type ArchivedLine } from './archived-line.ts';
import { ColumnsRoom } from './columns-room.ts';
import { HighestCounter } from './highest-counter.ts';
import { newest, type IndexedGame, type Wanted } from './index-search.ts';
import type { Rewriting } from './month-file.ts';
import { byMonth, monthIn, monthOf, timesOf } from './month-name.ts';
import { Month, type Holding } from './month.ts';

/** Games that are safe in the archive or deleted; their files are no longer needed. */
export interface Added {
  readonly done: readonly string[];
  readonly trouble: SaveTrouble | null;
}

/** A game's line, with its line end. */
export interface GameLine {
  readonly id: string;
  readonly text: string;
}

export interface ArchivedCount {
  readonly found: number;
  readonly all: number;
  readonly lanes: ReadonlySet<number>;
  /** The found matches, and how many found games belong to none. */
  readonly matches: ReadonlySet<MatchId>;
  readonly alone: number;
  /** The matches of all leagues' games; null among them: such a game belongs to none. */
  readonly ofLeagues: ReadonlySet<MatchId | null>;
}

const NOTICES = { damaged: 'archive-damaged', newer: 'newer', 'no-file': 'archive-unusable' } as const;

/**
 * The games before the newest, one line each in their month's file. The caller holds the folder's lock (decision 9)
 * and awaits each change before the next; queries may run in between.
 */
export class Archive {
  readonly folder: string;
  readonly #disk: Disk;
  readonly #months = new Map<string, Month>();
  readonly #room = new ColumnsRoom();
  /** The generation of each game that this run has made durable. */
  readonly #safe = new Map<string, number>();
  readonly #told = new Set<string>();
  #news: StartNotice[] = [];
  #toIndex: string[] = [];
  #made: Promise<void> | null = null;
  readonly #counter = new HighestCounter((month) => this.#month(month));
  /** What this run has deleted: an import may have read it before. */
  readonly #deleted = new Set<string>();

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.folder = join(dataFolder, 'archive');
  }

  /**
   * From `open` on only games of this folder count for `highest`, because the lane's opening counts its own games.
   * Without this every game counts.
   */
  countOnly(origin: Origin): void {
    this.#counter.countOnly(origin);
  }

  /**
   * Lists the months and reads the end of the newest. A missing or unreadable archive, or a link in its place, counts
   * as empty, because it must not stop a lane from starting.
   */
  async open(): Promise<readonly string[]> {
    try {
      if (await isTaken(this.#disk, this.folder)) return [];
      const names = await this.#disk.list(this.folder);
      this.#toIndex = names.flatMap((name) => monthIn(name) ?? []).toSorted(byMonth);
      for (const month of this.#toIndex) this.#month(month);
      await this.#counter.begin(this.#toIndex);
      return names;
    } catch (error) {
      codeOf(error);
      return [];
    }
  }

  /** The highest known counter, of this folder's games if `countOnly` named it: of all months, once `step` has nothing left to do. */
  get highest(): number {
    return this.#counter.known;
  }

  /** This counter, or that of the last deleted game where the deleted ones follow it one by one. */
  above(counter: number): number {
    return this.#counter.above(counter);
  }

  /** New notices since the last call; each file is reported once per problem. */
  news(): readonly StartNotice[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Indexes the next part; true while more is left. */
  async step(): Promise<boolean> {
    if (await this.#counter.step()) return true;
    const month = this.#toIndex.at(-1);
    if (month === undefined) return false;
    try {
      const { isWhole, top } = await this.#month(month).step();
      this.#counter.indexed(top);
      // Columns for filters are made ahead as well, so that the first search does not wait.
      if (isWhole && !(await this.#month(month).prepare())) this.#toIndex.pop();
    } catch (error) {
      codeOf(error);
      this.#toIndex.pop();
    }
    return this.#toIndex.length > 0;
  }

  /** Adds games durably to their months, except those this run has already stored in full. */
  async add(records: readonly GameRecord[]): Promise<Added> {
    const done: string[] = [];
    let trouble: SaveTrouble | null = null;
    for (const [month, games] of byMonths(records)) {
      const added = await this.#addTo(month, games);
      if (added.ok) for (const { id } of games) done.push(id);
      else trouble = added.error;
    }
    return { done, trouble };
  }

  /**
   * Adds whole lines of games that this folder does not have, durably: all of them or none. One that this run has
   * deleted stays out, also if its tombstone is in another month.
   */
  async addLines(month: string, lines: readonly GameLine[]): Promise<Result<null, SaveTrouble>> {
    const wanted = lines.filter(({ id }) => !this.#deleted.has(id));
    if (wanted.length === 0) return ok(null);
    try {
      await this.#makeFolder();
      return await this.#month(month).add(wanted.map(({ text }) => text).join(''));
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** The archive's answer about the game that started at `startedAt`. Rejects with the system's error. */
  holds(id: string, startedAt: string): Promise<Holding> {
    return this.#month(monthOf(startedAt)).holds(id);
  }

  /** A game at its highest generation; null when unknown or deleted. Rejects with the system's error. */
  read(id: string): Promise<GameRecord | null> {
    return this.#first(id, (month) => month.read(id));
  }

  /** A newer program's game; null when there is none. Rejects with the system's error. */
  newer(id: string): Promise<NewerRecord | null> {
    return this.#first(id, (month) => month.newer(id));
  }

  /** The newer of a game found elsewhere and its archived state; null if it was deleted. */
  async highestOf(record: GameRecord): Promise<GameRecord | null> {
    const { id, game } = record;
    try {
      const holding = await this.holds(id, game.setup.startedAt);
      if (holding?.kind === 'deleted') return null;
      if (holding?.kind !== 'game' || holding.generation <= generationOf(game)) return record;
      return (await this.read(id)) ?? record;
    } catch (error) {
      // An unreadable archive must not block the game.
      codeOf(error);
      return record;
    }
  }

  /** The found games, newest first, at most this many after `before`. Rejects with the system's error. */
  async page(finding: Finding, before: GameMark | null, count: number): Promise<readonly IndexedGame[]> {
    const games: IndexedGame[] = [];
    const last = before === null ? Infinity : timeOf(before.startedAt);
    for (const month of this.#monthsOf(finding.filter).toReversed()) {
      if (timesOf(month).start > last) continue;
      const found = await this.#month(month).found(finding, before, count - games.length);
      for (const game of found) games.push(game);
      if (games.length >= count) break;
    }
    return games;
  }

  /** When each found game began, in milliseconds, month by month. Rejects with the system's error. */
  async *begun(finding: Finding): AsyncGenerator<readonly number[]> {
    for (const month of this.#monthsOf(finding.filter)) {
      const columns = await this.#month(month).columns();
      yield columns.found(finding).map((row) => columns.begunAt(row));
    }
  }

  /** The found games to be read one after another, oldest first, month by month. Rejects with the system's error. */
  async *found(finding: Finding): AsyncGenerator<IndexedGame> {
    for (const month of this.#monthsOf(finding.filter)) yield* this.#month(month).each(finding);
  }

  /** A found game as it is saved; null when it is deleted, unreadable or a newer program's. Rejects with the system's error. */
  readFound(found: IndexedGame): Promise<GameRecord | null> {
    return this.#month(monthOf(found.summary.startedAt)).readFound(found);
  }

  /** How many games are found, of all, and the lanes of all. Rejects with the system's error. */
  async count(finding: Finding): Promise<ArchivedCount> {
    const lanes = new Set<number>();
    const matches = new Set<MatchId>();
    const ofLeagues = new Set<MatchId | null>();
    let [found, all, alone] = [0, 0, 0];
    for (const month of this.#months.values()) {
      const columns = await month.columns();
      const rows = columns.found(finding);
      found += rows.length;
      for (const row of rows) {
        const match = columns.matchAt(row);
        if (match === null) alone += 1;
        else matches.add(match);
      }
      for (const match of columns.matches()) ofLeagues.add(match);
      all += columns.found({ ...finding, filter: ANY_GAME }).length;
      for (const lane of columns.lanes()) lanes.add(lane);
    }
    return { found, all, lanes, matches, alone, ofLeagues };
  }

  /** The games of the highest counters, whatever the clock said. Rejects with the system's error. */
  async newest(wanted: Wanted): Promise<readonly IndexedGame[]> {
    const months: { readonly month: Month; readonly top: number }[] = [];
    for (const month of this.#months.values()) months.push({ month, top: (await month.reach()).top });
    let games: readonly IndexedGame[] = [];
    for (const { month, top } of months.toSorted((one, other) => other.top - one.top)) {
      const last = games.length < wanted.count ? undefined : games.at(-1);
      if (last !== undefined && (counterOf(last.summary.id) ?? 0) > top) break;
      games = newest([...games, ...(await month.newest(wanted))], wanted.count);
    }
    return games;
  }

  months(): readonly string[] {
    return [...this.#months.keys()];
  }

  /** Changes with the month's file; null without one. Rejects with the system's error. */
  stampOf(month: string): Promise<string | null> {
    return this.#month(month).stamp();
  }

  /** Every line of a month that can be read, games and tombstones, in the file's order. Rejects with the system's error. */
  linesOf(month: string): AsyncGenerator<ArchivedLine> {
    return this.#month(month).lines();
  }

  /** Replaces some games of a month durably; returns how many. */
  rewrite(month: string, rewriting: Rewriting): Promise<Result<number, SaveTrouble>> {
    return this.#month(month).rewrite(rewriting);
  }

  /** Deletes a game for good; its tombstone keeps it from coming back. */
  async bury(record: GameRecord): Promise<Result<null, SaveTrouble>> {
    try {
      await this.#makeFolder();
    } catch (error) {
      return err(troubleOf(error));
    }
    this.#deleted.add(record.id);
    return this.#month(monthOf(record.game.setup.startedAt)).bury(record.id);
  }

  async #addTo(month: string, records: readonly GameRecord[]): Promise<Result<null, SaveTrouble>> {
    try {
      await this.#makeFolder();
      const added: GameRecord[] = [];
      for (const record of records) {
        const highest = await this.#toAdd(month, record);
        if (highest !== null) added.push(highest);
      }
      if (added.length === 0) return ok(null);
      const answer = await this.#month(month).add(added.map(makeGameLine).join(''));
      if (answer.ok) for (const { id, game } of added) this.#safe.set(id, generationOf(game));
      return answer;
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /**
   * The line still needed to make the game safe, or null. A line from before this run may exist only in the system's
   * memory if its sync failed, so it is added again. The higher generation holds.
   */
  async #toAdd(month: string, record: GameRecord): Promise<GameRecord | null> {
    const holding = await this.#month(month).holds(record.id);
    if (holding?.kind === 'deleted') return null;
    if (holding?.kind !== 'game') return record;
    const safe = this.#safe.get(record.id) ?? -1;
    if (safe >= Math.max(holding.generation, generationOf(record.game))) return null;
    if (holding.generation <= generationOf(record.game)) return record;
    return (await this.#month(month).read(record.id)) ?? record;
  }

  /** The answer of the first month that has the game. */
  async #first<T>(id: string, ask: (month: Month) => Promise<T | null>): Promise<T | null> {
    const counter = counterOf(id) ?? 0;
    for (const month of this.#months.values()) {
      const { low, top } = await month.reach();
      const found = counter < low || counter > top ? null : await ask(month);
      if (found !== null) return found;
    }
    return null;
  }

  /** The months that may have found games, oldest first. */
  #monthsOf(filter: GamesFilter): readonly string[] {
    const wanted = spanOf(filter);
    return this.months()
      .filter((month) => {
        const { start, end } = timesOf(month);
        return end > wanted.start && start < wanted.end;
      })
      .toSorted(byMonth);
  }

  #tell(notice: StartNotice): void {
    const told = JSON.stringify(notice);
    if (!this.#told.has(told)) this.#news.push(notice);
    this.#told.add(told);
  }

  /** Creates the folder once a run. Rejects with the system's error. */
  async #makeFolder(): Promise<void> {
    this.#made ??= makeOwnFolder(this.#disk, this.folder);
    try {
      await this.#made;
    } catch (error) {
      // The folder exists but its sync failed: this run can no longer tell whether it is durable.
      if ((await this.#disk.look(this.folder)) === null) this.#made = null;
      throw error;
    }
  }

  #month(name: string): Month {
    const known = this.#months.get(name);
    if (known !== undefined) return known;
    const file = `archive/${name}.jsonl`;
    const month = new Month(
      this.#disk,
      this.folder,
      name,
      (kind) => {
        this.#tell({ kind: NOTICES[kind], file });
      },
      this.#room,
    );
    this.#months.set(name, month);
    return month;
  }
}

function byMonths(records: readonly GameRecord[]): ReadonlyMap<string, readonly GameRecord[]> {
  const months = new Map<string, GameRecord[]>();
  for (const record of records) {
    const month = monthOf(record.game.setup.startedAt);
    const games = months.get(month) ?? [];
    games.push(record);
    months.set(month, games);
  }
  return months;
}
