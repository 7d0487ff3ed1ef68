import { readFileSync } from 'node:fs';
import { parentOf } from '../drive/process-tree.ts';

/**
 * Calls back when the npm that started this script is gone. npm passes signals to a shell that does not forward them,
 * and npm can be killed; then nothing notifies the script, but a process between the two gets a new parent.
 */
export function whenNpmIsGone(act: () => void): void {
  const line = lineToNpm(process.pid);
  const timer = setInterval(() => {
    if (line.every(([child, parent]) => parentOf(child) === parent)) return;
    clearInterval(timer);
    act();
  }, 300);
  timer.unref();
}

/** Pairs of child and parent from this process up to npm; empty if npm did not start it. */
function lineToNpm(pid: number): readonly (readonly [child: number, parent: number])[] {
  const parent = parentOf(pid);
  if (parent === null || parent <= 1) return [];
  if (isNpm(parent)) return [[pid, parent]];
  const above = lineToNpm(parent);
  return above.length === 0 ? [] : [[pid, parent], ...above];
}

/** npm names its process after its command: `npm start`, `npm test`. */
function isNpm(pid: number): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/comm`, 'utf8').startsWith('npm ');
  } catch {
    return false;
  }
}
