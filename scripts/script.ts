import { setTimeout as wait } from 'node:timers/promises';
import { whenNpmIsGone } from './npm.ts';
import { beginRun, type Run } from './processes.ts';

/** A shell's exit codes for signals. */
const codeOf = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a script and leaves no process or temporary file behind, even on Ctrl-C.
 * @param main gets the run that owns its processes and a signal to end them; returns the exit code
 */
export async function runScript(main: (run: Run, stop: AbortSignal) => Promise<number>): Promise<void> {
  const run = beginRun();
  const stopping = new AbortController();
  let code: number | undefined;
  const end = (name: keyof typeof codeOf): void => {
    code ??= codeOf[name];
    // First the program, with time to release its data; then its display and the rest.
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
