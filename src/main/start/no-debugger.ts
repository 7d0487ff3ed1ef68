import { logTrouble } from '../log/log.ts';

/**
 * On SIGUSR1 Node opens a debugger without a password for everybody on this PC. A listener for the signal prevents
 * that.
 */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => {
    logTrouble('Somebody asked for a debugger (SIGUSR1): there is none here.');
  });
}
