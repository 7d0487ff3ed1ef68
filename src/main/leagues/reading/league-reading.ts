import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Result } from '../../../core/line/result.ts';
import type { FileFaults } from '../../../league-files/fault.ts';
import type { FoundFile, ReadLeague } from '../../../league-files/in/read-league.ts';
import { inTime } from '../../in-time.ts';
import { logTrouble } from '../../log/log.ts';

/** In milliseconds. A slow PC reads twenty hostile files of a megabyte in less. */
const TIME_LIMIT = 60_000;
const MEMORY_MB = 512;

/** Reads files; null if reading had to be stopped, also by `ending`. */
export type Reading = (
  files: readonly FoundFile[],
  ending: AbortSignal,
) => Promise<Result<ReadLeague, FileFaults> | null>;

/** The worker's path in the build. */
export const BUILT_WORKER = join(import.meta.dirname, 'leagueReading.js');

/**
 * Reads a league's files in a thread of its own (decision 18), because a hostile megabyte can take seconds, and balls
 * must be saved meanwhile.
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

/** Null if the thread dies first. */
async function answerOf(thread: Worker): Promise<Result<ReadLeague, FileFaults> | null> {
  try {
    const died = once(thread, 'exit').then(() => null);
    const answered = once(thread, 'message').then(([answer]) => answer as Result<ReadLeague, FileFaults>);
    return await Promise.race([answered, died]);
  } catch (trouble) {
    logTrouble(trouble);
    return null;
  }
}
