import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeDisk } from '../../../saves/disk/node-disk.ts';
import { importGames } from '../../../saves/imports/importing.ts';
import type { ImportAdded, ImportJob, ImportSaid } from './import-job.ts';

/** Games between two signs of life. */
const SIGN = 50;

/**
 * Reads other lanes' games in a thread (decision 18). It writes nothing: whole lines that are checked go to main, one
 * batch after another.
 */
async function work({ data, files, written, erased, choices, origin }: ImportJob): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  const say = (said: ImportSaid): void => {
    port.postMessage(said);
  };
  let ticks = 0;
  const outcome = await importGames({
    ...{ disk: new NodeDisk(), data, files, written, choices, origin },
    erased: new Set(erased),
    add: async (lines) => {
      const answer = once(port, 'message');
      say({ kind: 'add', lines });
      const [added] = (await answer) as [ImportAdded];
      return added.trouble;
    },
    tick: (read) => {
      ticks += 1;
      if (ticks % SIGN === 0) say({ kind: 'read', read });
    },
  });
  say({ kind: 'done', outcome });
}

await work(workerData as ImportJob);
