import { app } from 'electron';
import type { Lane } from '../lane/lane.ts';
import { notStarted, forgetStarts, starter } from '../start/starts.ts';
import { otherInstalled } from './installed.ts';
import { Update } from './update.ts';
import { forgetCrashes } from '../start/crashes.ts';
import { isKept, STARTS_AGAIN } from '../start/sign-of-life.ts';
import { logTrouble } from '../log/log.ts';
import { leaveFor } from '../windows/quit.ts';
import { argumentsAgain, startAfter } from './start-after.ts';

/** Looks for another version of this program, and starts it when nothing on the lane waits for this one. */
export function laneUpdate({ games, staff, printing, copy, exports, imports }: Lane): Update {
  return new Update({
    ...{ version: app.getVersion(), restart: restartAs, installed: () => otherInstalled(process.execPath) },
    notStarted: notStarted(),
    lane: () => ({
      ...{ phase: games.phase, waiting: games.isWaiting, staffOn: staff.state.on },
      ...{ printing: printing.isBusy, copying: copy.copying || exports.isBusy || imports.progress !== null },
    }),
  });
}

/**
 * Quits, and starts this program with the same arguments. In a kiosk the kiosk starts it, because two starters would
 * race.
 */
function restartAs(program: string): void {
  leaveFor(() => {
    forgetStarts();
    forgetCrashes(process.env);
    if (isKept()) return STARTS_AGAIN;
    startAfter([program, ...argumentsAgain(process.argv.slice(1))], starter(), logTrouble);
    return 0;
  });
}
