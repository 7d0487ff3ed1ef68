import { hostname } from 'node:os';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  LOG_LINES,
  type Diagnostics,
  type Failure,
  type LogEntry,
  type ProgramRuntime,
  type SavedFile,
  type ScreenInfo,
} from '../../contract/contract.ts';
import type { SecondCopy } from '../copy/second-copy.ts';
import { logEntryIn } from '../log/log-entry.ts';
import type { LaneHouse } from '../house-link/lane-house.ts';
import type { LogFile } from '../log/log-file.ts';
import { log } from '../log/log.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import type { Printing } from '../printing/printing.ts';
import { diskSpace } from './disk-space.ts';
import type { SaveTimes } from './save-times.ts';
import { systemName } from './system-name.ts';

export interface DiagnosticsDeps {
  /** The data folder. */
  readonly path: string;
  readonly runtime: ProgramRuntime;
  readonly log: Pick<LogFile, 'last'>;
  readonly saves: SaveTimes;
  readonly waiting: () => boolean;
  readonly copy: Pick<SecondCopy, 'state'>;
  readonly printing: Pick<Printing, 'printers'>;
  readonly house: Pick<LaneHouse, 'state'>;
  readonly screens: { readonly infos: readonly ScreenInfo[] };
  readonly exports: Pick<ExportFolder, 'save'>;
}

const REFUSED: ReadonlySet<string> = new Set(['start-refused', 'second-start']);

/** Reports the lane's state to staff, and exports it for those who help them. */
export class LaneDiagnostics {
  readonly #deps: DiagnosticsDeps;
  readonly #startedAt = new Date().toISOString();

  constructor(deps: DiagnosticsDeps) {
    this.#deps = deps;
  }

  async look(): Promise<Diagnostics> {
    const [state, lines] = await Promise.all([this.#state(), this.#deps.log.last(LOG_LINES)]);
    const entries = lines.map(logEntryIn).filter((line) => line !== null);
    return { ...state, refusedStarts: refusedIn(entries), log: entries };
  }

  /**
   * Saves everything that `look` reports, the data folder's name and the whole log in one file, which staff can read
   * anywhere.
   */
  async export(): Promise<Result<SavedFile, Failure>> {
    const { path, exports } = this.#deps;
    const [state, lines] = await Promise.all([this.#state(), this.#deps.log.last(Number.MAX_SAFE_INTEGER)]);
    const newest = lines.slice(-LOG_LINES).map(logEntryIn);
    const at = new Date().toISOString();
    const head = {
      ...{ file: 'headpin-diagnostics', version: 1, at, computer: hostname(), folder: path },
      ...state,
      refusedStarts: refusedIn(newest.filter((line) => line !== null)),
    };
    const text = `${JSON.stringify(head, null, 2)}\n${lines.join('\n')}\n`;
    const name = `headpin-${at.slice(0, 19).replaceAll(':', '-')}.txt`;
    const saved = await exports.save(name, new TextEncoder().encode(text));
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    log('exported', { what: 'diagnostics', place: saved.value.place.kind });
    return ok(saved.value);
  }

  async #state(): Promise<Omit<Diagnostics, 'refusedStarts' | 'log'>> {
    const { path, runtime, saves, waiting, copy, printing, screens, house } = this.#deps;
    const [disk, copied, printers] = await Promise.all([diskSpace(path), copy.state(), printing.printers()]);
    return {
      ...{ runtime, system: systemName(), startedAt: this.#startedAt },
      ...{ disk, saves: saves.figures, waiting: waiting() },
      ...{
        copy: copied,
        house: house.state,
        printers: printers.ok ? printers.value : null,
        screens: screens.infos,
      },
    };
  }
}

function refusedIn(log: readonly LogEntry[]): number {
  return log.filter(({ event }) => REFUSED.has(event)).length;
}
