import { highest } from '../../core/line/extremes.ts';
import { generationOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import type { GameRecord } from '../record/game-record.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import { counterIn, parseLine, type ArchivedLine } from './archived-line.ts';
import type { IndexedRange } from './index-making.ts';
import type { IndexedGame, Wanted } from './index-search.ts';
import { linesNaming } from './lines-naming.ts';
import { MonthFile, type Rewriting } from './month-file.ts';
import { MonthIndex, type Known, type Tell } from './month-index.ts';
import { piecesOf } from './pieces.ts';

/** What a month has of a game: its highest generation, that it was deleted, or nothing. */
export type Holding =
  { readonly kind: 'game'; readonly generation: number } | { readonly kind: 'deleted' } | null;

const TAIL = 64 * 1024;
// Checking a line takes a tenth of a millisecond, and the next counter is that of one of the last games.
const LAST_FEW = 8;

/** The games of a month: its file, and the index that finds them there. */
export class Month {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #file: MonthFile;
  readonly #index: MonthIndex;

  constructor(disk: Disk, folder: string, month: string, tell: Tell) {
    this.#disk = disk;
    this.#folder = folder;
    this.#file = new MonthFile(disk, folder, month);
    this.#index = new MonthIndex(disk, folder, this.#file, tell);
  }

  /** The highest counter of the last few games in the last 64 KiB. */
  async highest(): Promise<number> {
    const entry = await this.#file.look();
    if (entry?.kind !== 'file') return 0;
    const tail = await this.#file.part(Math.max(0, entry.size - TAIL), TAIL);
    const counters: number[] = [];
    // A line that the tail has only a part of does not check, and is left out.
    for (const { bytes } of [...piecesOf(tail, 0)].toReversed()) {
      if (counters.length === LAST_FEW) break;
      const reading = parseLine(bytes);
      if (reading.kind === 'read') counters.push(counterIn(reading.value));
    }
    return highest(counters, 0);
  }

  /** Adds lines durably. */
  async add(lines: string): Promise<Result<null, SaveTrouble>> {
    const added = await this.#file.add(lines);
    // Not needed, but then the next question need not wait for it.
    await this.#index.step().catch(codeOf);
    return added;
  }

  /** Takes a game out for ever, durably: its tombstone says that it was there. */
  async bury(id: string): Promise<Result<null, SaveTrouble>> {
    try {
      // An index that still names the game must not outlive its lines.
      await this.#index.forget();
      await this.#disk.syncFolder(this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    return this.#file.bury(id);
  }

  /** Puts other games in the place of some, durably; how many. The index is made anew when it is needed. */
  async rewrite(rewriting: Rewriting): Promise<Result<number, SaveTrouble>> {
    try {
      const lines = await this.#file.changed(rewriting);
      if (lines.size === 0) return ok(0);
      // An index that still has what was taken out must not outlive its lines.
      await this.#index.forget();
      await this.#disk.syncFolder(this.#folder);
      const replaced = await this.#file.replace(lines);
      return replaced.ok ? ok(lines.size) : replaced;
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Brings the index one step nearer to the file. Rejects with the system's error. */
  step(): Promise<Known> {
    return this.#index.step();
  }

  /** The lowest and the highest counter, as they were last seen. Rejects with the system's error. */
  async reach(): Promise<IndexedRange> {
    // What somebody else changed meanwhile is noticed as soon as the month is asked for a game.
    const { known } = this.#index;
    return known?.isWhole === true ? known : this.#index.whole();
  }

  newest(wanted: Wanted): Promise<readonly IndexedGame[]> {
    return this.#index.newest(wanted);
  }

  /** What there is of a game. At once, too: where the index is far behind, the file itself is searched. */
  async holds(id: string): Promise<Holding> {
    if ((await this.#index.step()).isWhole) return this.#index.find(id);
    const line = await this.#inFile(id);
    return line?.kind === 'game' ? { kind: 'game', generation: generationOf(line.record.game) } : line;
  }

  /** A game by its highest generation, checked as a game's file is; null when there is none, or it was deleted. */
  async read(id: string): Promise<GameRecord | null> {
    const sought = await this.#index.find(id);
    if (sought?.kind !== 'game') return null;
    const [reading] = linesNaming(await this.#file.part(sought.at, sought.length), id);
    const line = reading?.kind === 'read' ? reading.value : null;
    if (line?.kind === 'game' && generationOf(line.record.game) === sought.generation) return line.record;
    // The index is not trusted for what the line does not say itself.
    await this.#index.forget();
    const found = await this.#inFile(id);
    return found?.kind === 'game' ? found.record : null;
  }

  /** What the file itself says of a game: its deletion, or its line of the highest generation. */
  async #inFile(id: string): Promise<ArchivedLine | null> {
    let best: Extract<ArchivedLine, { kind: 'game' }> | null = null;
    for (const reading of linesNaming(await this.#disk.read(this.#file.path), id)) {
      if (reading.kind === 'newer') continue;
      const line = reading.value;
      if (line.kind === 'deleted') return line;
      if (best === null || generationOf(line.record.game) >= generationOf(best.record.game)) best = line;
    }
    return best;
  }
}
