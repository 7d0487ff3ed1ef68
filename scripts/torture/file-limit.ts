import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './row.ts';
import { missing, must, newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** So many bytes from one limit to the next. */
const STEP = { short: 32, full: 1 } as const;
/** Every so many bytes. A ball that is tried again makes the game longer than the limit; one that is taken back does not. */
const AGAIN_EVERY = 512;
/** Far beyond the few balls of these games, in bytes. */
const BEYOND = 64 * 1024;

/** Fault row 3 for any user: no file may grow beyond a limit, at every limit up to the size of the game. */
export const fileLimit: Row = {
  number: 3,
  fault: 'files that may not grow (file size limit)',
  run: async (mode, tools) => {
    const absent = missing(['prlimit']);
    if (absent !== null) return { notRun: absent };
    const data = newFolder(tools, 'limit');
    const worker = await WorkerProcess.opened(tools, data);
    let [fired, limit] = [0, 0];
    while (await failsAt(tools, worker, data, limit, limit % AGAIN_EVERY < STEP[mode])) {
      fired += 1;
      limit += STEP[mode];
      if (limit > BEYOND) throw new Error('saving never succeeds again');
    }
    await worker.kill();
    return { fired, note: `up to ${String(limit)} bytes; all went on without the limit` };
  },
};

/** Saves one ball at a limit in bytes; false when it is large enough. */
async function failsAt(
  tools: Tools,
  worker: WorkerProcess,
  data: string,
  limit: number,
  again: boolean,
): Promise<boolean> {
  tools.stop.throwIfAborted();
  setLimit(tools, worker, String(limit));
  const answer = await oneSave(worker, data);
  setLimit(tools, worker, 'unlimited');
  if (answer.said !== 'failed') return false;
  if (answer.trouble !== 'disk-full') throw new Error(`a file that may not grow is called ${answer.trouble}`);
  if (again) await savedAgain(worker, data);
  else await worker.ask('back', 'acknowledged');
  return true;
}

function setLimit(tools: Tools, worker: WorkerProcess, limit: string): void {
  // The soft limit alone: only that can be raised again.
  must(tools, 'prlimit', ['--pid', String(worker.pid), `--fsize=${limit}:`]);
}
