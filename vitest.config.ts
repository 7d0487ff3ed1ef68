import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { delaysEnvironment } from './scripts/soak/delays-environment.ts';

const STATELESS = ['core', 'text', 'saves', 'league-files', 'game-files', 'terminal', 'contract', 'options'];

/** `npm run verify` runs these. */
const LONG = '**/*.long.test.ts';

export default defineConfig({
  plugins: [vue()],
  test: {
    // Many tests wait for a process or a disk: two files at a time, on two cores too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Nothing is said of speed here (npm run bench does that): a machine may be busy. This ends what hangs.
    ...{ testTimeout: 300_000, hookTimeout: 300_000 },
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['./scripts/test/patience.ts'],
    env: {
      // Sheets, lists and names of files have local dates.
      TZ: 'UTC',
      ...delaysEnvironment(import.meta.dirname),
      // The terminal's programs are started hundreds of times: their code is compiled once.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/headpin'),
    },
    projects: [
      // These rooms keep nothing in their modules (main does): a worker loads them once for all its files.
      {
        extends: true,
        test: { name: 'rooms', isolate: false, include: [`src/{${STATELESS.join()}}/**/*.test.ts`] },
      },
      // A test that needs a page begins with `@vitest-environment happy-dom`; the others are spared its set-up.
      {
        extends: true,
        test: {
          name: 'program',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', `src/{${[...STATELESS, 'house', 'main/house-link'].join()}}/**`],
        },
      },
      // One PostgreSQL for all its files. A few make another one, which on a busy disk takes half a minute.
      {
        extends: true,
        test: {
          name: 'house',
          include: ['src/{house,main/house-link}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(process.env['HEADPIN_LONG'] === undefined ? [LONG] : [])],
          globalSetup: 'src/house/testing/one-cluster.testing.ts',
        },
      },
    ],
  },
});
