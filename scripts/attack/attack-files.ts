import { nothing, type Count } from '../test/count.ts';
import { HostileFiles, type Fate } from './hostile-files.ts';
import type { Swept } from './table.ts';

/** How long to try. */
export interface Length {
  /** The seed of the first try; each further try takes the next one. */
  readonly seed: number;
  readonly tries: number;
  readonly milliseconds: number;
}

/** More failures than this say nothing new. */
const MOST_FAILURES = 20;

/** Damages files until the time is over, and counts the fates of each kind. */
export async function attackFiles(
  { seed, tries, milliseconds }: Length,
  stop: AbortSignal,
): Promise<{ readonly swept: readonly Swept[]; readonly count: Count }> {
  const files = await HostileFiles.begin();
  const fates = new Map<string, Record<Fate | 'failed', number>>();
  const failures: string[] = [];
  const end = performance.now() + milliseconds;
  let done = 0;
  for (; done < tries && performance.now() < end && failures.length < MOST_FAILURES; done += 1) {
    stop.throwIfAborted();
    const { file, fate, fault } = await files.attempt(seed + done);
    const kind = kindOf(file);
    const counted = fates.get(kind) ?? { read: 0, 'set aside': 0, left: 0, 'passed over': 0, failed: 0 };
    fates.set(kind, counted);
    counted[fault === null ? fate : 'failed'] += 1;
    if (fault !== null)
      failures.push(
        `${file}: ${fault} (npm run attack -- --only files --seed ${String(seed + done)} --tries 1)`,
      );
  }
  const swept = [...fates].toSorted(([one], [other]) => one.localeCompare(other)).map(sweptOf);
  const passed = failures.length === 0 && done > 0 ? 1 : 0;
  const note = `files: ${String(done)} damages from seed ${String(seed)}`;
  return { swept, count: { ...nothing, passed, failures, notes: [note] } };
}

function sweptOf([kind, fates]: readonly [string, Readonly<Record<Fate | 'failed', number>>]): Swept {
  const { read, left, failed } = fates;
  const refused = fates['set aside'] + fates['passed over'] + left;
  return { what: `file: ${kind}`, tried: read + refused + failed, accepted: read, refused };
}

/** The kind of a file, such as `game` or `second copy`. */
export function kindOf(file: string): string {
  if (file.startsWith('stick/')) return 'second copy';
  if (file.includes('/games/')) return 'game';
  if (file.endsWith('.jsonl')) return 'month of the archive';
  return file.endsWith('.index') ? 'index' : file.replace(/^lane\//u, '');
}
