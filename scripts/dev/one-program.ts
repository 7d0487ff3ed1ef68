import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface OneProgram {
  /** Ends a running program and opens it again; restarts queue. */
  readonly restart: () => Promise<void>;
  /** Ends it for good. */
  readonly end: () => void;
}

/**
 * One program at a time, because two cannot hold one data folder. `ended` receives the exit code of a program that ended
 * by itself.
 */
export function createOneProgram(open: () => ChildProcess, ended: (code: number) => void): OneProgram {
  let program: ChildProcess | null = null;
  let isOver = false;
  let restarting = Promise.resolve();

  async function openAnew(): Promise<void> {
    const before = program;
    program = null;
    if (before !== null && before.exitCode === null && before.signalCode === null) {
      const gone = once(before, 'exit');
      before.kill('SIGTERM');
      await gone;
    }
    if (isOver) return;
    const opened = open();
    program = opened;
    opened.once('exit', (code) => {
      if (program === opened) ended(code ?? 1);
    });
  }

  return {
    restart: () => (restarting = restarting.then(openAnew)),
    end: () => {
      isOver = true;
      program?.kill('SIGTERM');
    },
  };
}
