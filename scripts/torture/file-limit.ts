import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './row.ts';
import { missing, must, newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** Bytes between limits. */
const STEP = { short: 32, full: 1 } as const;
/** In bytes. A retried ball makes the game longer than the limit; one taken back does not. */
const AGAIN_EVERY = 512;
/** In bytes, far beyond these games. */
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

/** Saves one ball at a limit in bytes; false if it fits. */
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
  // Only the soft limit, which can be raised again.
  must(tools, 'prlimit', ['--pid', String(worker.pid), `--fsize=${limit}:`]);
}
