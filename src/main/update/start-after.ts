import { spawn } from 'node:child_process';
import type { Starter } from '../start/starts.ts';

/** Runs what follows the script's name once the pipe is closed. */
const ONCE = 'read -r ended; exec "$@" </dev/null';

/**
 * The same through the starter, and again while the version fails and the starter still counts it: the fourth time it
 * takes the version before (scripts/package/debian/headpin.sh). One that ends in order may have started the next itself.
 */
const UNTIL_SHOWN = `read -r ended; count=$1; shift; for time in 1 2 3 4; do
  "$@" </dev/null && exit 0
  [ -e "$count" ] || exit 0
done`;

/**
 * Starts a program with its arguments once this process has ended, however it ends: only then does the pipe close.
 * Electron's own `app.relaunch` crashes in the packaged program on Linux.
 */
export function startAfter(
  [program = '', ...parameters]: readonly string[],
  starter: Starter | null,
  failed: (trouble: unknown) => void,
): void {
  const command =
    starter === null
      ? [ONCE, 'headpin', program, ...parameters]
      : [UNTIL_SHOWN, 'headpin', starter.count, starter.command, ...parameters];
  const child = spawn('/bin/sh', ['-c', ...command], {
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.once('error', failed);
  child.unref();
}
