/** A script to interrupt: `interrupted.testing.ts display|disk|stubborn|around` prints `ready` in mid-run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { worked } from './test/system.ts';
import { startVirtualDisplay } from './xvfb.ts';

const MIDDLES: Readonly<Record<string, (run: Run, stop: AbortSignal) => Promise<unknown>>> = {
  /** Holds a display for a while. */
  display: async (run, stop) => {
    await startVirtualDisplay(run);
    await forEver(stop);
  },
  /** Is about to mount a disk. */
  disk: async (run, stop) => {
    const disk = join(run.folder, 'disk');
    mkdirSync(disk);
    console.log('ready');
    await worked(run, stop, 'sh', ['-c', `sleep 1; mount -t tmpfs -o size=64k tmpfs '${disk}'; sleep 60`]);
  },
  /** Has a mounted disk and a process that ends only by SIGKILL. */
  stubborn: async (run) => {
    const disk = join(run.folder, 'disk');
    mkdirSync(disk);
    const mount = `mount -t tmpfs -o size=64k tmpfs '${disk}'`;
    const line = `trap '' INT TERM HUP; ${mount}; echo ready; while :; do sleep 0.1; done`;
    const child = spawn('sh', ['-c', line], {
      env: { ...process.env, ...run.environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await once(child, 'exit');
  },
  /** Runs another script inside, as `npm test` runs the fault table. */
  around: async (run, stop) => {
    const child = spawn(process.execPath, [import.meta.filename, 'stubborn'], {
      env: { ...process.env, ...run.environment },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stop,
    });
    await once(child, 'exit');
  },
};

async function forEver(stop: AbortSignal): Promise<void> {
  console.log('ready');
  const timer = setInterval(() => undefined, 60_000);
  await once(stop, 'abort');
  clearInterval(timer);
}

const middle = MIDDLES[process.argv[2] ?? ''];
await runScript(async (run, stop) => {
  await middle?.(run, stop);
  return 0;
});
