import { defineConfig } from 'vitest/config';
import { groupOf, leftOut, tests } from './groups.js';

const group = groupOf(process.env);

export default defineConfig({
  test: {
    include: [...tests[group]],
    // Some of its tests are of pages.
    environment: group === 'contract' ? 'happy-dom' : 'node',
    exclude: [...leftOut(process.env)],
    testTimeout: 60_000,
    // Whichever day it is, every case of a proof may kill a mutant; evenings have local dates.
    env: { HEADPIN_SHARE: 'all', TZ: 'UTC' },
    setupFiles: ['scripts/mutation/same-games.ts'],
  },
});
