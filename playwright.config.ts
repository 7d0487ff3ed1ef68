import { defineConfig } from '@playwright/test';
import { turnOf } from './drive/turns.ts';
import { keptFiles, SHARES, sharesOf } from './scripts/test/fresh-shares.ts';

/** A share of the tests that keep their program runs in programs of their own as well, and must agree. */
const fresh = sharesOf(keptFiles(), SHARES)
  .map((files, place) => ({ files, share: place + 1 }))
  .filter(({ share }) => (turnOf(SHARES) ?? share) === share)
  .map(({ files, share }) => ({
    name: `fresh ${String(share)} of ${String(SHARES)}`,
    testMatch: files.map(({ file }) => `**/${file}`),
    use: { fresh: true },
    workers: 1,
  }));

export default defineConfig<{ readonly fresh: boolean }>({
  testDir: 'e2e',
  outputDir: process.env['HEADPIN_E2E_OUTPUT'] ?? 'test-results',
  // Each test waits for its program much of its time, so three keep two cores busy; `npm test` begins with more.
  fullyParallel: true,
  workers: 3,
  // A condition is waited for on a machine five times slower than a quiet one, too; a test that passes takes no longer for it.
  timeout: 300_000,
  // Another machine may smooth its letters a little differently.
  expect: { timeout: 45_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  // A second attempt counts only if the machine spoiled the first one, as when it stood still and the program refused a
  // press (decision 6, e2e/support/spoiled.ts). Any other test that fails once has failed.
  retries: 1,
  reporter: [['list'], ['./scripts/test/playwright-reporter.ts']],
  // Few, because each starts workers and a program of its own.
  projects: [
    // First, because one worker runs them, one after another, beside those of the rest.
    ...fresh,
    { name: 'e2e', testIgnore: '**/verify/**' },
    // `npm run verify`: what takes minutes and is looked at before a release.
    { name: 'verify', testMatch: '**/verify/**/*.spec.ts' },
  ],
});
