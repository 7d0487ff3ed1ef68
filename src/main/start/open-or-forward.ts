import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '../../core/line/result.ts';
import type { LockRefusal } from '../../saves/lock/lock.ts';

/** How often a folder is tried while its holder is ending: a process takes a moment to disappear. */
const LOOKS = 20;
/** In milliseconds. */
const BETWEEN_LOOKS = 100;

/**
 * Opens a folder. If another Headpin that can be reached holds it, `bringForward` asks that one to come to the front;
 * null if it did. One that hangs is ended by Chromium meanwhile, and then this opens the folder after all.
 */
export async function openOrForward<T>(
  open: () => Promise<Result<T, LockRefusal>>,
  bringForward: () => boolean,
  pause = BETWEEN_LOOKS,
): Promise<Result<T, LockRefusal> | null> {
  const first = await open();
  if (!isHeld(first)) return first;
  if (bringForward()) return null;
  for (let looks = 1; looks < LOOKS; looks += 1) {
    const opened = await open();
    if (!isHeld(opened)) return opened;
    await wait(pause);
  }
  return open();
}

function isHeld(opened: Result<unknown, LockRefusal>): boolean {
  if (opened.ok || opened.error.code !== 'held' || opened.error.by !== 'program') return false;
  return isReachable(opened.error.pid);
}

/** Another user's program can neither be signalled nor brought to the front. */
function isReachable(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
