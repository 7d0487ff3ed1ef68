import { spawn } from 'node:child_process';

/**
 * Starts a command once this process has ended, however it ends: only then does the pipe close. Electron's own
 * `app.relaunch` crashes in the packaged program on Linux.
 */
export function startAfter(command: readonly string[], failed: (trouble: unknown) => void): void {
  const waits = 'read -r ended; exec "$@" </dev/null';
  const child = spawn('/bin/sh', ['-c', waits, 'headpin', ...command], {
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.once('error', failed);
  child.unref();
}
