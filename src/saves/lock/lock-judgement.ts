import type { Holder } from './lock-text.ts';
import { isSame, type Here } from './machine.ts';
import { fateOf } from './processes.ts';

/** What is certain about a lock's holder. */
export type Judgement =
  | { readonly kind: 'running'; readonly holder: Holder }
  | { readonly kind: 'gone' }
  | Watched
  /** A lock that its program never refreshed. Staff know whether it still runs. */
  | { readonly kind: 'ask' };

/** Only further refreshing can show whether the holder runs. */
interface Watched {
  readonly kind: 'watch';
  /** What to do if the lock does not change. */
  readonly still: 'free' | 'ask';
  /** The process of this PC that refreshes a changing lock; null: another machine does. */
  readonly here: Holder | null;
}

const STILL_FREE: Watched = { kind: 'watch', still: 'free', here: null };

/** Judges the holder of a lock; null: the lock is unreadable. */
export async function judge(holder: Holder | null, here: Here): Promise<Judgement> {
  // A holder whose lock was damaged notices within a beat and stops writing, so nobody has to be asked.
  if (holder === null) return STILL_FREE;
  const sameBoot = bootsOf(holder, here);
  if (holder.machine === null && sameBoot !== true) return { kind: 'ask' };
  if (holder.machine !== null && !isSame(holder.machine, here.machine))
    return { kind: 'watch', still: 'ask', here: null };
  // The PC was restarted. A lock that claims to be newer may be of another PC with the same name and disk image.
  if (sameBoot === false) return isNewer(holder, here) ? STILL_FREE : { kind: 'gone' };
  const fate = await fateOf(holder);
  if (fate === 'running') return { kind: 'running', holder };
  if (fate === 'gone') return { kind: 'gone' };
  if (holder.machine === null) return { kind: 'ask' };
  // The system only shows that the process number is in use (Windows). The process of a silent lock from before this
  // PC's start has ended.
  return { kind: 'watch', still: isNewer(holder, here) ? 'ask' : 'free', here: holder };
}

/** Null: at least one of the two is unknown. */
function bootsOf(holder: Holder, here: Here): boolean | null {
  const mine = here.process.boot;
  return holder.boot === null || mine === null ? null : holder.boot === mine;
}

/** Not proof: a clock may have been set. It only makes us watch longer. */
function isNewer({ at }: Holder, { bootedAt }: Here): boolean {
  return at !== null && Date.parse(at) >= bootedAt;
}
