import { defineConfig } from 'vitest/config';
import { groupOf, leftOut, tests } from './groups.js';

export default defineConfig({
  test: {
    include: [...tests[groupOf(process.env)]],
    exclude: [...leftOut(process.env)],
    testTimeout: 60_000,
    // Whichever day it is, every case of a proof may kill a mutant.
    env: { HEADPIN_SHARE: 'all' },
    setupFiles: ['scripts/mutation/same-games.ts'],
    env: { TZ: 'UTC' },
  },
});
