import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Run } from '../processes.ts';

/** Of the kernel's counts of CPU time, on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** Begins processes that compute until they are killed or their run ends. */
export function startLoad(count: number, run: Run): readonly ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], {
      stdio: 'ignore',
      env: { ...process.env, ...run.environment },
    }),
  );
}

/** The CPU seconds of all ended children of this process and of theirs; 0 where the system does not count them. */
export function childrenSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // cutime and cstime, the 16th and 17th field (proc(5)); the name in parentheses may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
