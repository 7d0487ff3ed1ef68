import { setTimeout as wait } from 'node:timers/promises';
import { whenNpmIsGone } from './npm.ts';
import { beginRun, type Run } from './processes.ts';

/** What a shell says of a program that was ended by a signal. */
const codeOf = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a script from its first line to its exit code, and leaves no process and no temporary file behind, also on Ctrl-C.
 * @param main gets the run its processes belong to and a signal that asks it to end them; returns the exit code
 */
export async function runScript(main: (run: Run, stop: AbortSignal) => Promise<number>): Promise<void> {
  const run = beginRun();
  const stopping = new AbortController();
  let code: number | undefined;
  const end = (name: keyof typeof codeOf): void => {
    code ??= codeOf[name];
    // A program first, with time to let go of its data; its display and whatever hangs after it.
    stopping.abort();
    void wait(4000, undefined, { ref: false }).then(() => run.end());
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, end);
  whenNpmIsGone(() => {
    end('SIGTERM');
  });
  try {
    const ended = await main(run, stopping.signal);
    code ??= ended;
  } catch (error) {
    if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : String(error));
    code ??= 1;
  }
  await run.end();
  process.exit(code);
}
