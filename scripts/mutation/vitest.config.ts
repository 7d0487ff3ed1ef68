import { defineConfig } from 'vitest/config';
import { groupOf, tests, tooSlow } from './groups.js';

export default defineConfig({
  test: {
    include: [...tests[groupOf(process.env)]],
    exclude: [...tooSlow],
    testTimeout: 60_000,
    // Whichever day it is, every case of a proof may kill a mutant.
    env: { HEADPIN_SHARE: 'all' },
    setupFiles: ['scripts/mutation/same-games.ts'],
  },
});
