import {
  MOST_ASKED,
  MOST_IMPORT_NAMES,
  MOST_SKIPPED,
  type AskedGame,
  type ImportNote,
  type ImportReport,
  type SaveTrouble,
  type Skipped,
  type UnclearSource,
} from '../../contract/contract.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';
import type { GameRecord } from '../record/game-record.ts';

/** An import's report as it grows; its lists are bounded, whatever a file holds. */
export class ReportInProgress {
  readonly #names = new Set<string>();
  readonly #asked: AskedGame[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #unclear: UnclearSource[] = [];
  readonly #notes: ImportNote[] = [];
  #hasMoreNames = false;
  #moreAsked = 0;
  #moreSkipped = 0;
  #from: string | null = null;
  #to: string | null = null;
  fresh = 0;
  here = 0;
  oursMore = 0;
  taken = 0;
  trouble: SaveTrouble | null = null;

  /** Every game that has been read. */
  get read(): number {
    const { fresh, here, oursMore, taken } = this;
    return fresh + here + oursMore + taken + this.#asked.length + this.#moreAsked;
  }

  addFresh({ game }: GameRecord): void {
    this.fresh += 1;
    const { startedAt } = game.setup;
    if (this.#from === null || startedAt < this.#from) this.#from = startedAt;
    if (this.#to === null || startedAt > this.#to) this.#to = startedAt;
    for (const { name } of game.position.lines) {
      if (this.#names.has(name) || isPlaceholderName(name)) continue;
      if (this.#names.size < MOST_IMPORT_NAMES) this.#names.add(name);
      else this.#hasMoreNames = true;
    }
  }

  ask(asked: AskedGame): void {
    if (this.#asked.length < MOST_ASKED) this.#asked.push(asked);
    else this.#moreAsked += 1;
  }

  skip(skipped: Skipped): void {
    if (this.#skipped.length < MOST_SKIPPED) this.#skipped.push(skipped);
    else this.#moreSkipped += 1;
  }

  askAbout(unclear: UnclearSource): void {
    this.#unclear.push(unclear);
  }

  /** Each once for a file. */
  note(note: ImportNote): void {
    if (!this.#notes.some(({ file, code }) => file === note.file && code === note.code))
      this.#notes.push(note);
  }

  done(isAdded: boolean): Omit<ImportReport, 'look'> {
    const { fresh, here, oursMore, taken, trouble } = this;
    return {
      ...{ isAdded, fresh, here, oursMore, taken, trouble },
      ...{ from: this.#from, to: this.#to, names: [...this.#names], hasMoreNames: this.#hasMoreNames },
      ...{ asked: this.#asked, moreAsked: this.#moreAsked },
      ...{ skipped: this.#skipped, moreSkipped: this.#moreSkipped },
      ...{ unclear: this.#unclear, notes: this.#notes },
    };
  }
}
