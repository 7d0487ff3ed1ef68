import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import type { Language } from '../../text/language.ts';
import { REFUSALS_TEXT } from '../../text/refusals/refusals.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { TAKE_OVER_TEXT } from '../../text/start/take-over.ts';
import type { LockRefusal, Unclear } from '../../saves/lock/lock.ts';
import { addFromOutside } from '../log/log-file.ts';
import { makeLogLine } from '../log/log-entry.ts';
import type { ConsoleWindow } from '../windows/console-window.ts';
import { startedWell } from './starts.ts';

/** In milliseconds: how long a message stays on the screen if nobody touches it. */
const MESSAGE_TIME = 8_000;

/** Reports why this instance cannot use the folder, and ends. */
export async function leaveFolder(refusal: LockRefusal, folder: string, language: Language): Promise<void> {
  startedWell();
  // Staff were asked and declined.
  if (refusal.code === 'unclear') return end(TAKE_OVER_TEXT[language].left, 1);
  if (refusal.code === 'held') {
    const why = `${refusal.by} ${String(refusal.pid)} has the folder`;
    const line = makeLogLine(new Date().toISOString(), 'start-refused', { why, pid: process.pid });
    await addFromOutside(join(folder, 'log'), line);
  }
  const sentence = reason(refusal, folder, language);
  process.stderr.write(`${sentence}\n`);
  // Chromium's own files must not go to another program's or a read-only folder.
  app.setPath('userData', join(tmpdir(), `headpin-${String(process.pid)}`));
  app.setPath('sessionData', app.getPath('userData'));
  await app.whenReady();
  setTimeout(() => {
    app.exit(1);
  }, MESSAGE_TIME);
  await dialog.showMessageBox({ type: 'error', title: 'Headpin', message: sentence });
  app.exit(1);
}

function reason(refusal: Exclude<LockRefusal, Unclear>, folder: string, language: Language): string {
  const text = START_TEXT[language];
  switch (refusal.code) {
    case 'held':
      return refusal.by === 'program' ? text.heldByProgram(refusal.pid) : text.heldByConsole(refusal.pid);
    case 'held-elsewhere':
      return TAKE_OVER_TEXT[language].heldElsewhere(refusal.name);
    case 'trouble':
      return text.folderUnusable(folder, REFUSALS_TEXT[language].troubles[refusal.trouble]);
  }
}

/** A second instance brings this one to the front. */
export function comeForward(window: Pick<ConsoleWindow, 'bringToFront'>): void {
  app.on('second-instance', () => {
    window.bringToFront();
  });
}

/** Ends a start that is refused, with a last line on the terminal. */
export function end(line: string, code: number): never {
  startedWell();
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

/** Ends a start that failed, with a last line on the terminal. The previous version may be started next. */
export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
