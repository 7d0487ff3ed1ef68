import { logTrouble } from '../log/log.ts';

/**
 * SIGUSR1 makes Node open a debugger to everybody on this PC, without a password; a listener for the signal prevents
 * that.
 */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => {
    logTrouble('Somebody asked for a debugger (SIGUSR1): there is none here.');
  });
}
