import { defineConfig } from 'vitest/config';
import { groupOf, leftOut, tests } from './groups.js';

export default defineConfig({
  test: {
    include: [...tests[groupOf(process.env)]],
    exclude: [...leftOut(process.env)],
    testTimeout: 60_000,
    // Whichever day it is, every case of a proof may kill a mutant; evenings have local dates.
    env: { HEADPIN_SHARE: 'all', TZ: 'UTC' },
    setupFiles: ['scripts/mutation/same-games.ts'],
  },
});
