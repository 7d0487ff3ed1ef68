import { setTimeout as wait } from 'node:timers/promises';
import { Acknowledged } from './acknowledged.ts';
import type { Row } from './row.ts';
import { survey } from './survey.ts';
import { newFolder } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const KILLS = { short: 14, full: 700 } as const;
const LATEST_KILL = 30;
/** A longer game would only slow every start down. */
const LONGEST_GAME = 150;

/** Fault row 1: killed at any moment of a game whose balls come as fast as the disk takes them. */
export const kill: Row = {
  number: 1,
  fault: 'SIGKILL at a random moment',
  run: async (mode, tools) => {
    let [data, log] = [newFolder(tools, 'kill'), new Acknowledged()];
    let [fired, halfDone, ahead, told] = [0, 0, 0, 0];
    for (let kill = 0; kill < KILLS[mode]; kill += 1) {
      const worker = await WorkerProcess.opened(tools, data, { log, journal: kill % 2 === 0 });
      worker.tell('play');
      await wait(Math.random() * LATEST_KILL);
      await worker.kill();
      if ((await worker.ended) === 'SIGKILL') fired += 1;
      const left = await survey(data, log);
      if (left.halfDone) halfDone += 1;
      if (left.ahead) ahead += 1;
      if ((log.last()?.generation ?? 0) < LONGEST_GAME && kill < KILLS[mode] - 1) continue;
      told += log.count();
      [data, log] = [newFolder(tools, 'kill'), new Acknowledged()];
    }
    if (halfDone === 0) throw new Error('no kill fell into a save: nothing is proved');
    const note = `${String(told)} balls acknowledged; ${String(halfDone)} kills left a save half done, ${String(ahead)} fell between disk and answer; with a journal and without one in turn`;
    return { fired, note };
  },
};
