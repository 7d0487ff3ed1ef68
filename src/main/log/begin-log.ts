import { join } from 'node:path';
import { app } from 'electron';
import { LOG_LINES } from '../../contract/contract.ts';
import { systemName } from '../operations/system-name.ts';
import type { DataFolder } from '../start/data-folder.ts';
import { lastRunIn } from './log-entry.ts';
import { LogFile } from './log-file.ts';
import { keepLog, log, logNotice, logPage } from './log.ts';

/** Chromium's level of an error. */
const ERROR = 3;
/** The most errors of a page that are logged; more tell nothing new. */
const MOST = 20;

/** Logs the errors that pages write to their consoles (`src/renderer/page-errors.ts`), from now on. */
export function logPageErrors(): void {
  app.on('web-contents-created', (_event, contents) => {
    let left = MOST;
    // Electron 33 has no other form of this.
    contents.on('console-message', (_details, level, message) => {
      if (level < ERROR || left === 0) return;
      left -= 1;
      logPage(`${new URL(contents.getURL() || 'about:blank').pathname}: ${message}`);
    });
  });
}

/** Begins the log in the data folder, with the lines written before the folder was open. */
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
  for (const notice of notices) logNotice(notice);
  void lost.then((by) => {
    log('folder-lost', { by });
    // The folder's new holder writes its own lines into this log.
    void file.settled().then(() => {
      keepLog(null);
    });
  });
  return file;
}

/** Logs processes of Chromium that end, and second starts, from now on. */
export function logProcesses(): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log('process-gone', { what: type, why: reason, code: exitCode });
  });
  app.on('second-instance', () => {
    log('second-start', {});
  });
}
