import { spawn } from 'node:child_process';
import type { Starter } from '../start/starts.ts';

/** Not repeated, because a PIN set since then must stay. */
const FORGET_PIN = '--forget-pin';

/** The arguments with which a program is started again, given those it was started with. */
export function argumentsAgain(given: readonly string[]): string[] {
  return given.filter((argument) => argument !== FORGET_PIN);
}

/** A shell script that runs its arguments once the pipe is closed. */
const ONCE = 'read -r ended; exec "$@" </dev/null';

/**
 * The same through the starter, repeated while the version fails and the starter counts it; the fourth time the starter
 * takes the version before (scripts/package/debian/headpin.sh). A version that ends normally may have started the next
 * one itself.
 */
const UNTIL_SHOWN = `read -r ended; count=$1; shift; for time in 1 2 3 4; do
  "$@" </dev/null && exit 0
  [ -e "$count" ] || exit 0
done`;

/**
 * Starts a program with its arguments once this process has ended in any way, which is what closes the pipe. Electron's
 * own `app.relaunch` crashes in the packaged program on Linux.
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
