/** A script to be interrupted: `interrupted.testing.ts display|disk|stubborn|around` says `ready` when it is in the middle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { worked } from './test/system.ts';
import { startVirtualDisplay } from './xvfb.ts';

const MIDDLES: Readonly<Record<string, (run: Run, stop: AbortSignal) => Promise<unknown>>> = {
  /** A display is there, for something that takes its time. */
  display: async (run, stop) => {
    await startVirtualDisplay(run);
    await forEver(stop);
  },
  /** A disk is just being mounted. */
  disk: async (run, stop) => {
    const disk = join(run.folder, 'disk');
    mkdirSync(disk);
    console.log('ready');
    await worked(run, stop, 'sh', ['-c', `sleep 1; mount -t tmpfs -o size=64k tmpfs '${disk}'; sleep 60`]);
  },
  /** A disk is mounted, and a process ends only when it is killed. */
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
  /** Another script runs inside this one, as the fault table does inside `npm test`. */
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
