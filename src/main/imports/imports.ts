import { err, ok, type Result } from '../../core/line/result.ts';
import type { BowlerId, OpaqueId, Origin } from '../../core/players/opaque-id.ts';
import type {
  Failure,
  ImportChoice,
  ImportProgress,
  ImportReport,
  ImportSources,
  SourceEncoding,
} from '../../contract/contract.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { AddLines, MonthLines } from '../../saves/imports/batch.ts';
import { linesWithoutErased } from '../../saves/imports/erased-names.ts';
import { log } from '../log/log.ts';
import type { FoundSources, SourceFiles } from './found-sources.ts';
import type { ImportReading } from './reading/import-reading.ts';

export interface ImportsDeps {
  /** The data folder. */
  readonly path: string;
  readonly origin: { readonly current: () => { readonly origin: Origin } };
  readonly sources: Pick<FoundSources, 'look' | 'filesOf'>;
  readonly reading: ImportReading;
  /** Adds checked lines to the archive between balls. */
  readonly games: { readonly takeIn: (ready: () => MonthLines) => ReturnType<AddLines> };
  /** The bowlers who were erased or are being erased here. */
  readonly erased: () => ReadonlySet<BowlerId>;
  readonly newId: () => OpaqueId;
}

type Answer = Promise<Result<ImportReport, Failure>>;

/**
 * Takes games in from sticks and the import folder: first they are only counted and compared, then staff say that they
 * are added. Never more than one import runs.
 */
export class Imports {
  readonly #deps: ImportsDeps;
  readonly #queue = new OneAtATime();
  #ending = new AbortController();
  #isEnding = false;
  #progress: ImportProgress | null = null;
  /** What was looked at last; `add` names it by this id. */
  #look: { readonly id: OpaqueId; readonly files: SourceFiles } | null = null;

  constructor(deps: ImportsDeps) {
    this.#deps = deps;
  }

  /** How far a running import is; null while none runs. */
  get progress(): ImportProgress | null {
    return this.#progress;
  }

  /** The files, data folders and copies that may hold games. */
  sources(): Promise<ImportSources> {
    return this.#queue.run(() => this.#deps.sources.look());
  }

  /** Counts and compares the games of sources; nothing is added. Fails with `no-such-file`, `file-unread`, `reading-ended`. */
  read(sources: readonly OpaqueId[], encodings: readonly SourceEncoding[] = []): Answer {
    return this.#queue.run(async () => {
      this.#look = null;
      const files = await this.#deps.sources.filesOf(sources, encodings);
      if (!files.ok) return files;
      const look = { id: this.#deps.newId(), files: files.value };
      const report = await this.#run(look.id, look.files, null);
      if (report.ok) this.#look = look;
      return report;
    });
  }

  /**
   * Adds the games that were looked at and are not here, and those of which staff chose the other state. Fails with
   * `no-such-file`, `reading-ended`; games that were added before that stay.
   */
  add(look: OpaqueId, choices: readonly ImportChoice[]): Answer {
    return this.#queue.run(async () => {
      if (this.#look?.id !== look) return err({ code: 'no-such-file' });
      const report = await this.#run(look, this.#look.files, choices);
      if (report.ok) log('imported', { games: report.value.fresh + report.value.taken });
      return report;
    });
  }

  /** Ends a running import after the batch that is being written; the games before stay. */
  stop(): void {
    this.#ending.abort();
    if (!this.#isEnding) this.#ending = new AbortController();
  }

  /** Ends a running import for good. Resolves once the lock may be released. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#ending.abort();
    await this.#queue.settled();
  }

  async #run(look: OpaqueId, files: SourceFiles, choices: readonly ImportChoice[] | null): Answer {
    const { path, origin, reading, games, erased } = this.#deps;
    const before = erased();
    this.#progress = { read: 0, added: 0 };
    const add: AddLines = async (lines) => {
      // Somebody may have been erased since the thread began.
      const trouble = await games.takeIn(() => {
        const since = new Set([...erased()].filter((bowler) => !before.has(bowler)));
        return since.size === 0 ? lines : { ...lines, lines: linesWithoutErased(lines.lines, since) };
      });
      const { read, added } = this.#progress ?? { read: 0, added: 0 };
      if (trouble === null) this.#progress = { read, added: added + lines.lines.length };
      return trouble;
    };
    const read = (count: number): void => {
      this.#progress = { read: count, added: this.#progress?.added ?? 0 };
    };
    try {
      const job = { ...files, data: path, ...origin.current(), erased: [...before], choices };
      const outcome = await reading(job, { add, read }, this.#ending.signal);
      return outcome === null ? err({ code: 'reading-ended' }) : ok({ look, ...outcome });
    } finally {
      this.#progress = null;
    }
  }
}
