import { forgetCrashes } from '../start/crashes.ts';
import { isKept, STARTS_AGAIN } from '../start/sign-of-life.ts';
import { forgetStarts, starter } from '../start/starts.ts';
import { logTrouble } from '../log/log.ts';
import { leaveFor } from '../windows/quit.ts';
import { argumentsAgain } from './arguments-again.ts';
import { startAfter } from './start-after.ts';

/**
 * Quits, and starts this program with the same arguments. In a kiosk the kiosk starts it, because two starters would
 * race.
 */
export function restartAs(program: string): void {
  leaveFor(() => {
    forgetStarts();
    forgetCrashes(process.env);
    if (isKept()) return STARTS_AGAIN;
    startAfter([program, ...argumentsAgain(process.argv.slice(1))], starter(), logTrouble);
    return 0;
  });
}
