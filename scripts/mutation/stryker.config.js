// @ts-check
import { groupOf, sources } from './groups.js';

const group = groupOf(process.env);

export default {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [...sources[group], '!src/**/*.test.ts', '!src/**/*.testing.ts'],
  coverageAnalysis: 'perTest',
  tempDirName: `out/mutation/${group}.sandbox`,
  reporters: ['json', 'progress-append-only'],
  // A mutant whose code and tests have not changed keeps its earlier result.
  incremental: true,
  incrementalFile: `out/mutation/${group}.incremental.json`,
  jsonReporter: { fileName: `out/mutation/${group}.json` },
  ignorePatterns: ['out', 'demo', 'views', 'test-results', 'e2e'],
  // The first run, of all tests, on a busy machine.
  dryRunTimeoutMinutes: 60,
  // Ends a hanging mutant; long enough not to hit a busy machine.
  timeoutMS: 10_000,
  timeoutFactor: 4,
  disableTypeChecks: false,
};
