import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Program } from './program.ts';

const run = promisify(execFile);

/**
 * Lets the program write no byte more than this into any file: the kernel refuses each write with EFBIG, which to
 * the program is a full disk. An ordinary user may do that to a process of his own; null lifts it again.
 */
export async function limitFiles(program: Program, bytes: number | null): Promise<void> {
  // The kernel also sends a signal, meant for programs that do not look at what a write answered.
  await program.app.evaluate(() => {
    if (process.listenerCount('SIGXFSZ') === 0) process.on('SIGXFSZ', () => undefined);
  });
  const { pid } = program.app.process();
  const limit = bytes === null ? 'unlimited' : String(bytes);
  // The soft limit alone: the hard one stays, so that the soft one can be raised again.
  await run('prlimit', ['--pid', String(pid), `--fsize=${limit}:`]);
}
