import { join } from 'node:path';
import { app } from 'electron';
import { inTime } from '../in-time.ts';
import { allLogged, logCrash } from '../log/log.ts';
import { argumentsAgain, startAfter } from '../update/start-after.ts';
import { exitNow, isEnding } from '../windows/quit.ts';
import { noteCrash } from './crashes.ts';
import { isKept } from './sign-of-life.ts';
import { starter } from './starts.ts';

/** The exit code after which the kiosk starts the program again and counts the error (EX_SOFTWARE of sysexits.h). */
const CRASHED = 70;
/** In milliseconds. A disk that takes longer for the log costs its last lines. */
const LONGEST_LOG = 1_000;

let isHeard = false;

// Electron would show a dialog and go on, in a state that nobody knows. Listened to when this is imported, which is
// before everything else of main.
process.on('uncaughtException', endAfter);
process.on('unhandledRejection', endAfter);

/**
 * Logs an error that nobody caught and ends the program, which is started again: what is shown is on disk. While it
 * ends anyway, it ends at once.
 */
function endAfter(trouble: unknown): void {
  // What fails after that tells nothing new.
  if (isHeard) return;
  isHeard = true;
  void logIt(trouble)
    .catch(() => undefined)
    .then(() => {
      exitNow(isEnding() ? undefined : startAgain);
    })
    .catch(() => {
      process.kill(process.pid, 'SIGKILL');
    });
}

async function logIt(trouble: unknown): Promise<void> {
  logCrash({ headpin: app.getVersion(), electron: process.versions.electron }, trouble);
  await inTime(allLogged(join(app.getPath('userData'), 'log')), LONGEST_LOG);
}

/** Returns the exit code. In a kiosk the kiosk starts the next program, because two starters would race. */
function startAgain(): number {
  if (isKept()) return CRASHED;
  noteCrash(process.env, new Date());
  startAfter([process.execPath, ...argumentsAgain(process.argv.slice(1))], starter(), () => undefined);
  return 0;
}
