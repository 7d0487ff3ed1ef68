import { spawn, type ChildProcess } from 'node:child_process';
import type { Run } from '../processes.ts';

/** Begins processes that compute until they are killed or their run ends. */
export function startLoad(count: number, run: Run): readonly ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], {
      stdio: 'ignore',
      env: { ...process.env, ...run.environment },
    }),
  );
}
