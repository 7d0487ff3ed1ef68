import { withoutJoiners } from './readable.ts';

/** The same key for names that differ only in case, in joiners or in how their letters are composed. */
export function nameKey(name: string): string {
  return withoutJoiners(name).normalize('NFC').toLowerCase();
}
