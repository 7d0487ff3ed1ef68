import { app } from 'electron';
import type { Lane } from '../lane/lane.ts';
import { notStarted } from '../start/starts.ts';
import { otherInstalled } from './installed.ts';
import { restartAs } from './restart.ts';
import { Update } from './update.ts';

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
