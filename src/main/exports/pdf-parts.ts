import { err, ok, type Result } from '../../core/line/result.ts';
import type { ExportTrouble, Failure, Paper } from '../../contract/contract.ts';
import type { GrowingFiles } from './export-folder.ts';

/** Games whose sheets are drawn together: a page that draws more takes longer than main waits for it. */
export const GAMES_A_PDF = 20;

export interface PdfPartsDeps {
  readonly set: GrowingFiles['set'];
  readonly pdfOf: (gameIds: readonly string[], paper: Paper) => Promise<Result<Uint8Array, Failure>>;
  readonly paper: Paper;
  /** The number of the set's next file. */
  readonly first: number;
  readonly isWanted: boolean;
  readonly nameOf: (part: number) => string;
}

/** The sheets of an export as PDF files of some games each, which follow the texts in its set. */
export class PdfParts {
  readonly #deps: PdfPartsDeps;
  readonly #names: string[] = [];
  #waiting: string[] = [];

  constructor(deps: PdfPartsDeps) {
    this.#deps = deps;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  /** Adds a game's sheet; draws those that wait once they fill a file. */
  async add(gameId: string): Promise<Result<null, ExportTrouble>> {
    if (!this.#deps.isWanted) return ok(null);
    this.#waiting.push(gameId);
    return this.#waiting.length < GAMES_A_PDF ? ok(null) : this.end();
  }

  /** Draws what waits. */
  async end(): Promise<Result<null, ExportTrouble>> {
    const { pdfOf, paper, set, first, nameOf } = this.#deps;
    if (this.#waiting.length === 0) return ok(null);
    const games = this.#waiting;
    this.#waiting = [];
    const pdf = await pdfOf(games, paper);
    if (!pdf.ok) return err('sheet-failed');
    const name = nameOf(this.#names.length + 1);
    const added = await set.add(name);
    if (!added.ok) return added;
    this.#names.push(name);
    return set.write(first + this.#names.length - 1, pdf.value);
  }
}
