import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeLock, type Holder } from '../lock-text.ts';
import { thisMachine, type Machine } from '../machine.ts';
import { thisProcess, type ProcessMark } from '../processes.ts';
import type { AskingAs } from './take-lock.testing.ts';

/** A process that tries to take the lock when `go` is called. */
interface Contender {
  readonly child: ChildProcessWithoutNullStreams;
  go(): Promise<string>;
}

/** Starts a process that waits for `go`; it ends with the test. */
export async function contender(folder: string, as: AskingAs = {}): Promise<Contender> {
  const script = join(import.meta.dirname, 'take-lock.testing.ts');
  const child = spawn(process.execPath, [script, folder, JSON.stringify(as)]);
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

/** A process's first line, which is short and written at once. */
export function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => {
    child.stdout.once('data', (said: Buffer) => {
      resolve(said.toString().trim());
    });
  });
}

/** This many processes that wait for `go`. */
export async function contenders(
  folder: string,
  count: number,
  as: AskingAs = {},
): Promise<readonly Contender[]> {
  return Promise.all(Array.from({ length: count }, () => contender(folder, as)));
}

/** A test lock: its holder's process and PC, and when it was last kept fresh. */
export interface Left extends Partial<ProcessMark> {
  readonly machine?: Machine | null;
  readonly at?: Date;
}

/** A lock left behind: by default by this process on this PC, long ago. */
export async function leave(folder: string, left: Left = {}): Promise<void> {
  const { machine = await thisMachine(), at = new Date(0), ...mark } = left;
  const holder: Holder = {
    ...{ kind: 'program', ...(await thisProcess()), ...mark },
    ...{ nonce: 'old', machine, at: null },
  };
  const lock = join(folder, 'lock');
  // A running holder reads the lock before or this one, never half of it.
  await writeFile(`${lock}.left`, makeLock(holder, 0, at));
  await rename(`${lock}.left`, lock);
}

/** A lock as an earlier Headpin wrote it, without a PC. */
export async function leaveOld(folder: string, mark: ProcessMark): Promise<void> {
  await writeFile(join(folder, 'lock'), JSON.stringify({ kind: 'program', ...mark, nonce: 'old' }));
}
