import { logTrouble } from '../log/log.ts';

/**
 * SIGUSR1 makes Node open a debugger, to everybody on this machine and without a password. Somebody who listens to the
 * signal takes it away from Node.
 */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => {
    logTrouble('Somebody asked for a debugger (SIGUSR1): there is none here.');
  });
}
