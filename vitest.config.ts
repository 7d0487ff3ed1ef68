import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { delaysEnvironment } from './scripts/soak/delays-environment.ts';
import { chosenSeed } from './scripts/test/seed.ts';
import { SHARED_STYLES } from './scripts/test/shared-styles.ts';

/** The rooms with pages: all their tests have a document, which a worker makes once. */
const PAGES = 'board,front-desk,renderer';
/** The rooms whose tests need PostgreSQL. */
const HOUSE = 'house,main/house-link';
/** Tests that replace a module, or end a process of their own, and so share none. */
const ALONE = [
  'src/house/accounts/signing-in.test.ts',
  'src/main/bridge/door.test.ts',
  'src/main/staff/house-settings.test.ts',
  'src/preload/index.test.ts',
];

/** `npm run verify` runs these. */
const LONG = process.env['HEADPIN_LONG'] === undefined ? ['**/*.long.test.ts'] : [];
const NOT_OURS = ['**/node_modules/**', ...LONG];

export default defineConfig({
  plugins: [vue(), SHARED_STYLES],
  test: {
    // Many tests wait for a process or a disk: two files at a time, on two cores too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Nothing is said of speed here (npm run bench does that): a machine may be busy. This ends what hangs.
    ...{ testTimeout: 300_000, hookTimeout: 300_000 },
    expect: { poll: { timeout: 60_000 } },
    // A worker loads every module once for all its files. Each file leaves the modules as it found them.
    isolate: false,
    setupFiles: [
      './scripts/test/cpu-of-file.ts',
      './scripts/test/patience.ts',
      './scripts/test/properties.ts',
    ],
    env: {
      // Sheets, lists and names of files have local dates.
      TZ: 'UTC',
      ...delaysEnvironment(import.meta.dirname),
      // The terminal's programs are started hundreds of times: their code is compiled once.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/headpin'),
      HEADPIN_SEED: chosenSeed(),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...NOT_OURS, ...ALONE, `src/{${PAGES},${HOUSE}}/**`],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          setupFiles: ['./scripts/test/clean-page.ts'],
          include: [`src/{${PAGES}}/**/*.test.ts`],
          exclude: NOT_OURS,
        },
      },
      // One PostgreSQL for all its files. A few make another one, which on a busy disk takes half a minute.
      {
        extends: true,
        test: {
          name: 'house',
          include: [`src/{${HOUSE}}/**/*.test.ts`],
          exclude: [...NOT_OURS, ...ALONE],
          globalSetup: 'src/house/testing/one-cluster.testing.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          isolate: true,
          include: ALONE,
          globalSetup: 'src/house/testing/one-cluster.testing.ts',
        },
      },
    ],
  },
});
