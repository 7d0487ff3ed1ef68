/** An attempt fails for one run in many. */
const ATTEMPTS = 5;

/**
 * Repeats an attempt to kill a worker at a call until the kill came; whether it did. strace counts writes to the
 * eventfd too, of which a run may have fewer (`fileCalls`), so that it ends before that call.
 */
export async function untilKilled(attempt: () => Promise<boolean>): Promise<boolean> {
  for (let count = 0; count < ATTEMPTS; count += 1) if (await attempt()) return true;
  return false;
}
