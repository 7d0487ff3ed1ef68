import { utimesSync } from 'node:fs';
import { logTrouble } from '../log/log.ts';

/** Names a file, made by the kiosk in memory, whose time tells it that this process does not hang. */
const VARIABLE = 'HEADPIN_HEARTBEAT';

/** In milliseconds. The kiosk waits for ten of them. */
export const BEAT = 2_000;

/**
 * Gives a sign of life while this process answers, if the environment names a file for it. It is written in line: a
 * program whose threads all wait for a slow disk does not hang, and killing it would mend no disk.
 */
export function giveSignsOfLife(environment: NodeJS.ProcessEnv = process.env): void {
  const file = environment[VARIABLE] ?? '';
  if (file === '' || !sign(file)) return;
  const timer = setInterval(() => {
    if (!sign(file)) clearInterval(timer);
  }, BEAT);
  timer.unref();
}

/** The exit code after which whoever waits for signs of life starts the program again at once; 0 would be the end. */
export const STARTS_AGAIN = 75;

/** Whether somebody waits for signs of life, and starts the program again when it ends with a code other than 0. */
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
