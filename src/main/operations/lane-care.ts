import { join } from 'node:path';
import { app } from 'electron';
import { LOG_LINES, type Notice } from '../../contract/contract.ts';
import type { Games } from '../games/games.ts';
import { lastRunIn } from '../log/last-run.ts';
import { LogFile } from '../log/log-file.ts';
import { keepLog, log } from '../log/log.ts';
import { ExportFolder } from '../printing/export-folder.ts';
import type { DataFolder } from '../start/data-folder.ts';
import { LaneDiagnostics, type DiagnosticsDeps } from './diagnostics.ts';
import { Health } from './health.ts';
import { systemName } from './system-name.ts';

/** The parts of the lane that are looked at. */
export interface LookedAt extends Pick<DiagnosticsDeps, 'copy' | 'printing' | 'screens' | 'runtime'> {
  readonly games: Pick<Games, 'isWaiting'>;
}

/** Begins to keep the log in the data folder, from the program's first line on. */
export function beginLog({ path, lost, notices }: Pick<DataFolder, 'path' | 'lost' | 'notices'>): LogFile {
  const file = new LogFile(join(path, 'log'));
  const before = file.before(LOG_LINES);
  keepLog(file);
  const { electron } = process.versions;
  log('started', { headpin: app.getVersion(), electron, system: systemName(), pid: process.pid });
  void before.then((lines) => {
    const { version, wasCutOff } = lastRunIn(lines);
    if (wasCutOff) log('cut-off', {});
    if (version !== null && version !== app.getVersion())
      log('updated', { from: version, to: app.getVersion() });
  });
  for (const notice of notices)
    log('notice', { kind: notice.kind, file: 'file' in notice ? notice.file : null });
  void lost.then((by) => {
    log('folder-lost', { by });
    // Whoever has the folder now writes its own.
    void file.settled().then(() => {
      keepLog(null);
    });
  });
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log('process-gone', { what: type, why: reason, code: exitCode });
  });
  app.on('second-instance', () => {
    log('second-start', {});
  });
  return file;
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
