import { defineConfig } from 'vitest/config';
import { groupOf, leftOut, tests } from './groups.js';
import { NearFirst } from './near-first.ts';

const group = groupOf(process.env);

export default defineConfig({
  test: {
    include: [...tests[group]],
    // Some of its tests are of pages.
    environment: group === 'contract' ? 'happy-dom' : 'node',
    exclude: [...leftOut(process.env)],
    sequence: { sequencer: NearFirst },
    testTimeout: 60_000,
    // Whichever day it is, every case of a proof may kill a mutant.
    env: { HEADPIN_SHARE: 'all' },
    setupFiles: ['scripts/mutation/same-games.ts'],
  },
});
