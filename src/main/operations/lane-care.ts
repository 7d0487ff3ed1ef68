import { app } from 'electron';
import type { Notice } from '../../contract/contract.ts';
import type { Games } from '../games/games.ts';
import type { LogFile } from '../log/log-file.ts';
import { keepLog, log } from '../log/log.ts';
import { ExportFolder } from '../printing/export-folder.ts';
import type { DataFolder } from '../start/data-folder.ts';
import { LaneDiagnostics, type DiagnosticsDeps } from './diagnostics.ts';
import { Health } from './health.ts';

/** The parts of the lane that are looked at. */
export interface LookedAt extends Pick<DiagnosticsDeps, 'copy' | 'printing' | 'screens' | 'runtime'> {
  readonly games: Pick<Games, 'isWaiting'>;
}

/** What a house looks after its lane with: the log, the health file and the diagnostics. */
export class LaneCare {
  readonly diagnostics: LaneDiagnostics;
  readonly #health: Health;
  readonly #log: LogFile;
  #isWaiting = false;

  constructor(
    { disk, path, saves }: Pick<DataFolder, 'disk' | 'path' | 'saves'>,
    file: LogFile,
    lane: LookedAt,
  ) {
    const exports = new ExportFolder(disk, path);
    const waiting = (): boolean => lane.games.isWaiting;
    this.#log = file;
    this.diagnostics = new LaneDiagnostics({ ...lane, path, saves, waiting, log: file, exports });
    this.#health = new Health({ disk, path, saves, waiting, version: app.getVersion() });
    saves.whenChanged(() => {
      this.#health.changed();
    });
  }

  begin(): void {
    this.#health.begin();
  }

  /** Hears what main announces: a ball that waits, or waits no longer, shows in the health file at once. */
  hear(notice: Notice): void {
    if (notice.name !== 'gameChanged' || (notice.value.waiting !== null) === this.#isWaiting) return;
    this.#isWaiting = !this.#isWaiting;
    this.#health.changed();
  }

  /** The last words of this run; the folder is still ours. */
  async end(): Promise<void> {
    log('stopped', {});
    // What ends from here on, such as Chromium's own processes, writes no line into a folder that is released.
    keepLog(null);
    await Promise.all([this.#health.end(), this.#log.settled()]);
  }
}
