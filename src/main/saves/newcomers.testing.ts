import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ProcessMark } from './processes.ts';

/** A process that will want the lock as soon as `go` is called. */
interface Newcomer {
  readonly child: ChildProcessWithoutNullStreams;
  go(): Promise<string>;
}

/** A process that waits to be told to take the lock; it is gone after the test. */
export async function newcomer(folder: string): Promise<Newcomer> {
  const script = join(import.meta.dirname, 'take-lock.testing.ts');
  const child = spawn(process.execPath, [script, folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  return {
    child,
    go() {
      child.stdin.write('go\n');
      return firstLine(child);
    },
  };
}

/** What a process says first: one short line, written at once. */
export function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => {
    child.stdout.once('data', (said: Buffer) => {
      resolve(said.toString().trim());
    });
  });
}

/** So many processes that will want the lock. */
export async function newcomers(folder: string, count: number): Promise<readonly Newcomer[]> {
  return Promise.all(Array.from({ length: count }, () => newcomer(folder)));
}

/** A lock that somebody with this mark left behind. */
export async function leave(folder: string, mark: ProcessMark): Promise<void> {
  await writeFile(join(folder, 'lock'), JSON.stringify({ kind: 'program', ...mark, nonce: 'old' }));
}
