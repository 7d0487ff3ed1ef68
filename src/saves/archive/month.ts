import { highest } from '../../core/line/extremes.ts';
import { generationOf } from '../../core/game/game.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { GameMark, SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { counterOf } from '../record/game-id.ts';
import type { Finding } from '../record/games-filter.ts';
import type { GameRecord } from '../record/game-record.ts';
import { newerInLine, type NewerRecord } from '../record/newer-game.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import { counterIn, parseLine, type ArchivedLine } from './archived-line.ts';
import { inItsMonth, type Columns } from './columns.ts';
import type { ColumnsRoom } from './columns-room.ts';
import type { IndexedRange } from './index-making.ts';
import type { IndexedGame, Wanted } from './index-search.ts';
import { linesNaming } from './lines-naming.ts';
import { linesOf } from './month-lines.ts';
import { MonthFile, type Rewriting } from './month-file.ts';
import { damagedAgain, MonthIndex, type Known, type Tell } from './month-index.ts';
import { highestOwn } from './own-counter.ts';
import { piecesOf } from './pieces.ts';

/** A month's answer about a game: its highest generation, its deletion, that a newer program saved it, or nothing. */
export type Holding =
  | { readonly kind: 'game'; readonly generation: number }
  | { readonly kind: 'deleted' | 'newer' }
  | null;

const TAIL = 64 * 1024;
// Parsing a line takes 0.1 ms, and the next counter is among the last games.
const LAST_FEW = 8;
/** Lines of the index that are read together. */
const A_FEW = 16;

/** A month's games: the file, and the index into it. */
export class Month {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #file: MonthFile;
  readonly #index: MonthIndex;

  constructor(disk: Disk, folder: string, month: string, tell: Tell, room?: ColumnsRoom) {
    this.#disk = disk;
    this.#folder = folder;
    this.#file = new MonthFile(disk, folder, month);
    this.#index = new MonthIndex(disk, folder, this.#file, tell, room);
  }

  /** The highest counter of this folder's last games, wherever they are in the month. Rejects with the system's error. */
  highestOwn(origin: Origin): Promise<number> {
    return highestOwn(this.#file, origin);
  }

  /**
   * The highest counter among the last games in the last 64 KiB, with an origin only of games that were bowled there; and
   * those of the games deleted among them, which nobody can tell where they were bowled.
   */
  async highest(
    origin: Origin | null = null,
  ): Promise<{ readonly top: number; readonly buried: readonly number[] }> {
    const entry = await this.#file.look();
    if (entry?.kind !== 'file') return { top: 0, buried: [] };
    const tail = await this.#file.part(Math.max(0, entry.size - TAIL), TAIL);
    const counters: number[] = [];
    const buried: number[] = [];
    let read = 0;
    // A line cut off at the front fails its check and is skipped.
    for (const { bytes } of [...piecesOf(tail, 0)].toReversed()) {
      if (read === LAST_FEW) break;
      const reading = parseLine(bytes);
      if (reading.kind === 'damaged') continue;
      read += 1;
      if (reading.kind === 'newer') {
        if (origin === null) counters.push(counterOf(newerInLine(bytes)?.id ?? '') ?? 0);
      } else if (reading.value.kind === 'deleted') buried.push(counterIn(reading.value));
      else if (origin === null || reading.value.record.game.setup.origin === origin)
        counters.push(counterIn(reading.value));
    }
    return { top: highest(counters, 0), buried };
  }

  async add(lines: string): Promise<Result<null, SaveTrouble>> {
    const added = await this.#file.add(lines);
    // Optional; it saves the next query the wait.
    await this.#index.step().catch(codeOf);
    return added;
  }

  /** Deletes a game durably; its tombstone records that it existed. */
  async bury(id: string): Promise<Result<null, SaveTrouble>> {
    try {
      // The index must not outlive the game's lines.
      await this.#index.forget();
      await this.#disk.syncFolder(this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    return this.#file.bury(id);
  }

  /** Replaces some games durably; returns how many. The index is rebuilt when needed. */
  async rewrite(rewriting: Rewriting): Promise<Result<number, SaveTrouble>> {
    try {
      const lines = await this.#file.changed(rewriting);
      if (lines.size === 0) return ok(0);
      // The index must not outlive what was removed.
      await this.#index.forget();
      await this.#disk.syncFolder(this.#folder);
      const replaced = await this.#file.replace(lines);
      return replaced.ok ? ok(lines.size) : replaced;
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  step(): Promise<Known> {
    return this.#index.step();
  }

  /** The lowest and highest counter as last seen. Rejects with the system's error. */
  async reach(): Promise<IndexedRange> {
    // Outside changes are noticed when a game of this month is next requested.
    const { known } = this.#index;
    return known?.isWhole === true ? known : this.#index.whole();
  }

  newest(wanted: Wanted): Promise<readonly IndexedGame[]> {
    return this.#index.newest(wanted);
  }

  /** The found games of this month, newest first, after `before`, at most so many. */
  async found(finding: Finding, before: GameMark | null, most: number): Promise<readonly IndexedGame[]> {
    for (let isAgain = false; ; isAgain = true) {
      const columns = await this.#index.columns();
      const rows = columns.found(finding, before, most);
      const games = await this.#index.gamesAt(rows.map((row) => columns.placeOf(row)));
      if (games !== null) return games.map((game) => inItsMonth(this.#file.month)({ game }).game);
      // Damaged in a part not read since the start, or made anew meanwhile.
      await this.#index.forget();
      if (isAgain) throw damagedAgain();
    }
  }

  /** The same, oldest first, a few at a time: a ball waits for a few of them at most. */
  async *each(finding: Finding): AsyncGenerator<IndexedGame> {
    const given = new Set<string>();
    for (let faults = 0; faults < 2;) {
      const columns = await this.#index.columns();
      const rows = columns.found(finding).toReversed();
      let isWhole = true;
      for (let rest = rows; isWhole && rest.length > 0; rest = rest.slice(A_FEW)) {
        const places = rest.slice(0, A_FEW).map((row) => columns.placeOf(row));
        const games = await this.#index.gamesAt(places);
        isWhole = games !== null;
        for (const game of games ?? []) {
          const { game: found } = inItsMonth(this.#file.month)({ game });
          if (given.has(found.summary.id)) continue;
          given.add(found.summary.id);
          yield found;
        }
      }
      if (isWhole) return;
      // The month was changed on the way, or its index is damaged.
      faults += 1;
      await this.#index.forget();
    }
    throw damagedAgain();
  }

  /** Changes with the file; null without one. Rejects with the system's error. */
  async stamp(): Promise<string | null> {
    const entry = await this.#file.look();
    return entry?.kind === 'file' ? entry.stamp : null;
  }

  /** Every line that can be read, in the file's order. Rejects with the system's error. */
  lines(): AsyncGenerator<ArchivedLine> {
    return linesOf(this.#file);
  }

  /** What filters ask of this month's games. */
  columns(): Promise<Columns> {
    return this.#index.columns();
  }

  prepare(): Promise<boolean> {
    return this.#index.prepare();
  }

  /** Answers immediately as well: where the index is far behind, the file itself is searched. */
  async holds(id: string): Promise<Holding> {
    if ((await this.#index.step()).isWhole) return this.#index.find(id);
    const line = await this.#inFile(id);
    return line?.kind === 'game' ? { kind: 'game', generation: generationOf(line.record.game) } : line;
  }

  /** A game at its highest generation, checked like a game file; null when unknown, deleted or a newer program's. */
  async read(id: string): Promise<GameRecord | null> {
    const sought = await this.#index.find(id);
    if (sought?.kind !== 'game') return null;
    const record = await this.#readAt(sought);
    if (record !== null) return record;
    // The line itself must confirm what the index says.
    await this.#index.forget();
    const found = await this.#inFile(id);
    return found?.kind === 'game' ? found.record : null;
  }

  /** The same for a game that the index has just named. */
  async readFound(found: IndexedGame): Promise<GameRecord | null> {
    if (found.kind === 'newer') return null;
    // The month may have been rewritten since.
    return (await this.#readAt(found)) ?? this.read(found.summary.id);
  }

  /** The game in the line of which the index tells; null where the line does not confirm it. */
  async #readAt({
    at,
    length,
    generation,
    summary: { id },
  }: Extract<IndexedGame, { kind: 'game' }>): Promise<GameRecord | null> {
    const [reading] = linesNaming(await this.#file.part(at, length), id);
    const line = reading?.kind === 'read' ? reading.value : null;
    return line?.kind === 'game' && generationOf(line.record.game) === generation ? line.record : null;
  }

  /** A newer program's game, as its line has it; null when there is none. */
  async newer(id: string): Promise<NewerRecord | null> {
    const sought = await this.#index.find(id);
    if (sought?.kind !== 'newer') return null;
    for (const { bytes } of piecesOf(await this.#file.part(sought.at, sought.length), 0)) {
      const record = newerInLine(bytes);
      if (record?.id === id) return record;
    }
    // The month was changed from outside; the next question finds the line.
    await this.#index.forget();
    return null;
  }

  /** The file's own answer: the tombstone, or the game's newest line. */
  async #inFile(id: string): Promise<ArchivedLine | { readonly kind: 'newer' } | null> {
    let best: Extract<ArchivedLine, { kind: 'game' }> | null = null;
    let isNewer = false;
    for (const reading of linesNaming(await this.#disk.read(this.#file.path), id)) {
      if (reading.kind === 'newer') isNewer = true;
      else if (reading.value.kind === 'deleted') return reading.value;
      else if (best === null || isAsNew(reading.value.record, best.record)) best = reading.value;
    }
    return isNewer ? { kind: 'newer' } : best;
  }
}

function isAsNew({ game }: GameRecord, other: GameRecord): boolean {
  return generationOf(game) >= generationOf(other.game);
}
