import type { Holder } from './lock-text.ts';
import { isSame, type Here } from './machine.ts';
import { fateOf } from './processes.ts';

/** What can be said of a lock's holder at once. */
export type Judgement =
  | { readonly kind: 'running'; readonly holder: Holder }
  | { readonly kind: 'gone' }
  | Watched
  /** This lock was never kept fresh: staff know. */
  | { readonly kind: 'ask' };

/** It shows only in whether the lock is kept fresh. */
interface Watched {
  readonly kind: 'watch';
  /** What is done with a lock that stays as it is. */
  readonly still: 'free' | 'ask';
  /** Who keeps it fresh here where it changes; null: another machine does. */
  readonly here: Holder | null;
}

const STILL_FREE: Watched = { kind: 'watch', still: 'free', here: null };

/** Judges the holder of a lock; null: what is there cannot be read as a lock. */
export async function judge(holder: Holder | null, here: Here): Promise<Judgement> {
  // A holder whose lock was damaged notices within a beat and writes no more, so that nobody needs to be asked.
  if (holder === null) return STILL_FREE;
  const sameBoot = bootsOf(holder, here);
  if (holder.machine === null && sameBoot !== true) return { kind: 'ask' };
  if (holder.machine !== null && !isSame(holder.machine, here.machine))
    return { kind: 'watch', still: 'ask', here: null };
  // The PC was started again. A lock that says it is newer than that may be of a PC with the same name and disk image.
  if (sameBoot === false) return isNewer(holder, here) ? STILL_FREE : { kind: 'gone' };
  const fate = await fateOf(holder);
  if (fate === 'running') return { kind: 'running', holder };
  if (fate === 'gone') return { kind: 'gone' };
  if (holder.machine === null) return { kind: 'ask' };
  // The system tells no more than that the number is taken (Windows). A silent lock from before the start of this PC
  // had a process that is gone.
  return { kind: 'watch', still: isNewer(holder, here) ? 'ask' : 'free', here: holder };
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
