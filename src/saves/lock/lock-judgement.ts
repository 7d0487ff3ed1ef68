import type { Holder } from './lock-text.ts';
import { isSame, type Here } from './machine.ts';
import { fateOf } from './processes.ts';

/**
 * What can be said of a lock's holder at once: it runs; it is gone; or it shows only in whether the lock is kept fresh.
 * If it is not, the holder is gone (`free-if-still`) or staff are asked; `ask`: this lock was never kept fresh.
 */
export type Judgement = 'running' | 'gone' | 'free-if-still' | 'ask-here-if-still' | 'ask-if-still' | 'ask';

/** Judges the holder of a lock; null: what is there cannot be read as a lock. */
export async function judge(holder: Holder | null, here: Here): Promise<Judgement> {
  // Who loses its lock to a damage notices within a beat and writes no more, so that nobody needs to be asked.
  if (holder === null) return 'free-if-still';
  const sameBoot = bootsOf(holder, here);
  if (holder.machine === null && sameBoot !== true) return 'ask';
  if (holder.machine !== null && !isSame(holder.machine, here.machine)) return 'ask-if-still';
  // The PC was started again. A lock that says it is newer than that may be of a PC with the same name and disk image.
  if (sameBoot === false) return isNewer(holder, here) ? 'free-if-still' : 'gone';
  const fate = await fateOf(holder);
  if (fate !== 'maybe') return fate;
  return holder.machine === null ? 'ask' : 'ask-here-if-still';
}

/** Null: one of the two is not told. */
function bootsOf(holder: Holder, here: Here): boolean | null {
  const mine = here.process.boot;
  return holder.boot === null || mine === null ? null : holder.boot === mine;
}

/** Only a reason to look longer: a clock may have been set. */
function isNewer({ at }: Holder, { bootedAt }: Here): boolean {
  return at !== null && Date.parse(at) >= bootedAt;
}
