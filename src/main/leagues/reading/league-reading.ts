import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Result } from '../../../core/line/result.ts';
import type { FileFaults } from '../../../league-files/fault.ts';
import type { FoundFile, ReadLeague } from '../../../league-files/in/read-league.ts';
import { inTime } from '../../in-time.ts';

/** In milliseconds; twenty hostile files of a megabyte take a slow PC less. */
const TIME_LIMIT = 60_000;
const MEMORY_MB = 512;

/** What files say; null where reading them had to be ended, by `ending` too. */
export type Reading = (
  files: readonly FoundFile[],
  ending: AbortSignal,
) => Promise<Result<ReadLeague, FileFaults> | null>;

/** Where the build puts the worker. */
export const BUILT_WORKER = join(import.meta.dirname, 'leagueReading.js');

/**
 * Reads a league's files in a thread of its own (decision 18): a megabyte that somebody made on purpose takes seconds,
 * and a ball has to be saved meanwhile.
 */
export function readingIn(worker: string | URL, limit = TIME_LIMIT): Reading {
  return async (files, ending) => {
    if (ending.aborted) return null;
    const thread = new Worker(worker, {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const end = (): void => {
      void thread.terminate();
    };
    ending.addEventListener('abort', end);
    try {
      return await inTime(answerOf(thread), limit);
    } finally {
      ending.removeEventListener('abort', end);
      await thread.terminate();
    }
  };
}

/** Null where the thread dies first. */
async function answerOf(thread: Worker): Promise<Result<ReadLeague, FileFaults> | null> {
  try {
    const died = once(thread, 'exit').then(() => null);
    const answered = once(thread, 'message').then(([answer]) => answer as Result<ReadLeague, FileFaults>);
    return await Promise.race([answered, died]);
  } catch {
    return null;
  }
}
