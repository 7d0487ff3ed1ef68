import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AddLines } from '../../../saves/imports/batch.ts';
import { logTrouble } from '../../log/log.ts';
import type { ImportAdded, ImportJob, ImportOutcome, ImportSaid } from './import-job.ts';

/** In milliseconds without a sign of life. The largest game takes a slow PC a few seconds. */
const SILENCE_LIMIT = 60_000;
const MEMORY_MB = 1024;

export interface ImportHearing {
  readonly add: AddLines;
  readonly read: (games: number) => void;
}

/** Runs an import; null if it had to be stopped, also by `ending`. What was added before stays, each game whole. */
export type ImportReading = (
  job: ImportJob,
  hearing: ImportHearing,
  ending: AbortSignal,
) => Promise<ImportOutcome | null>;

/** The worker's path in the build. */
export const BUILT_IMPORT_WORKER = join(import.meta.dirname, 'importReading.js');

/** Reads files in a thread of its own, whose memory is bounded and which is ended when it falls silent. */
export function importReadingIn(worker: string | URL, limit = SILENCE_LIMIT): ImportReading {
  return async (job, hearing, ending) => {
    if (ending.aborted) return null;
    const thread = new Worker(worker, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    try {
      return await outcomeOf(thread, hearing, ending, limit);
    } finally {
      await thread.terminate();
    }
  };
}

function outcomeOf(
  thread: Worker,
  { add, read }: ImportHearing,
  ending: AbortSignal,
  limit: number,
): Promise<ImportOutcome | null> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    let adding: Promise<void> = Promise.resolve();
    const end = (outcome: ImportOutcome | null): void => {
      clearTimeout(timer);
      ending.removeEventListener('abort', stop);
      // A batch that is being written is finished first, so that the lock is not released under it.
      void adding.then(() => {
        resolve(outcome);
      });
    };
    const stop = (): void => {
      end(null);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, limit);
    };
    const added = async (lines: Parameters<AddLines>[0]): Promise<void> => {
      const answer: ImportAdded = { trouble: ending.aborted ? 'folder-lost' : await add(lines) };
      thread.postMessage(answer);
      wait();
    };
    thread.on('message', (said: ImportSaid) => {
      wait();
      if (said.kind === 'read') read(said.read);
      if (said.kind === 'done') end(said.outcome);
      if (said.kind !== 'add') return;
      // Main's own time does not count.
      clearTimeout(timer);
      // Known before it begins: whoever ends the import meanwhile waits for it.
      adding = Promise.resolve().then(() => added(said.lines));
    });
    thread.on('error', (trouble) => {
      logTrouble(trouble);
      stop();
    });
    thread.on('exit', stop);
    ending.addEventListener('abort', stop);
    wait();
  });
}
