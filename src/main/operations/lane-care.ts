import { app } from 'electron';
import type { Notice } from '../../contract/contract.ts';
import type { Games } from '../games/games.ts';
import type { LogFile } from '../log/log-file.ts';
import { keepLog, log } from '../log/log.ts';
import type { DataFolder } from '../start/data-folder.ts';
import { LaneDiagnostics, type DiagnosticsDeps } from './diagnostics.ts';
import { Health } from './health.ts';

/** The parts of the lane that are monitored. */
export interface LookedAt extends Pick<
  DiagnosticsDeps,
  'copy' | 'printing' | 'screens' | 'runtime' | 'exports' | 'house'
> {
  readonly games: Pick<Games, 'isWaiting'>;
}

/** Tools for looking after a lane: log, health file and diagnostics. */
export class LaneCare {
  readonly diagnostics: LaneDiagnostics;
  readonly #health: Health;
  readonly #log: LogFile;
  readonly #waiting: () => boolean;
  #isWaiting = false;

  constructor(
    { disk, path, saves }: Pick<DataFolder, 'disk' | 'path' | 'saves'>,
    file: LogFile,
    lane: LookedAt,
  ) {
    const waiting = (): boolean => lane.games.isWaiting;
    this.#log = file;
    this.#waiting = waiting;
    this.diagnostics = new LaneDiagnostics({ ...lane, path, saves, waiting, log: file });
    this.#health = new Health({ disk, path, saves, waiting, version: app.getVersion() });
    saves.whenChanged(() => {
      this.#health.changed();
    });
  }

  begin(): void {
    this.#health.begin();
  }

  /** Watches main's announcements, so that the health file shows at once when a ball of either half waits or no longer waits. */
  hear(notice: Notice): void {
    const isWaiting = this.#waiting();
    if (notice.name !== 'gameChanged' || isWaiting === this.#isWaiting) return;
    this.#isWaiting = isWaiting;
    this.#health.changed();
  }

  /** Writes this run's last lines, while the folder is still ours. */
  async end(): Promise<void> {
    log('stopped', {});
    // Anything that ends later, such as Chromium's processes, must not write into a released folder.
    keepLog(null);
    await Promise.all([this.#health.end(), this.#log.settled()]);
  }
}
