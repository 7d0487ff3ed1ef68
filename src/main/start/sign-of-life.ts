import { utimesSync } from 'node:fs';
import { logTrouble } from '../log/log.ts';

/**
 * The environment variable with the path of a file. Its modification time shows the kiosk that this process does not
 * hang.
 */
const VARIABLE = 'HEADPIN_HEARTBEAT';

/** In milliseconds. The kiosk gives up after ten of them. */
export const BEAT = 2_000;

/**
 * Touches the file regularly while this process responds, if the environment names one. The call is synchronous: a
 * program whose threads all wait for a slow disk does not hang, and killing it would not help the disk.
 */
export function giveSignsOfLife(environment: NodeJS.ProcessEnv = process.env): void {
  const file = environment[VARIABLE] ?? '';
  if (file === '' || !sign(file)) return;
  const timer = setInterval(() => {
    if (!sign(file)) clearInterval(timer);
  }, BEAT);
  timer.unref();
}

/** The exit code with which the kiosk restarts the program at once; after 0 it would not. */
export const STARTS_AGAIN = 75;

/** Whether a kiosk watches for signs of life and restarts the program after an exit code other than 0. */
export function isKept(environment: NodeJS.ProcessEnv = process.env): boolean {
  return (environment[VARIABLE] ?? '') !== '';
}

function sign(file: string): boolean {
  try {
    const now = new Date();
    utimesSync(file, now, now);
    return true;
  } catch (trouble) {
    logTrouble(trouble);
    return false;
  }
}
