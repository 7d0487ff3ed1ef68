import type { Reason } from './equivalent.ts';

/** Mutants of the second copy that are known to survive. Add what a run newly shows, or a test that notices it. */
export const OF_COPIES: readonly Reason[] = [
  {
    file: 'src/saves/copy/copy-files.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'a name that is none of ours, which is left out',
  },
  {
    file: 'src/saves/copy/data-copy.ts',
    original: "'unfinished'",
    replacement: '""',
    why: 'of a copy that is not whole nobody asks why not, once it has another name',
  },
  {
    file: 'src/saves/copy/data-copy.ts',
    original: 'manifest?.number',
    replacement: 'manifest.number',
    why: 'a whole copy has a manifest: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/saves/copy/slot.ts',
    original: "document.kind !== 'bytes'",
    replacement: 'false',
    why: 'no bytes are no manifest either: there is none, as before',
  },
  {
    file: 'src/saves/copy/slot-writer.ts',
    original: "'leave'",
    replacement: '""',
    why: 'only `keep` is ever asked for',
  },
];
