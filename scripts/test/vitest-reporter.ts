import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { inOneLine, slowestOf, type Count } from './count.ts';

/** Writes Vitest's results to the file named by HEADPIN_COUNT; Vitest's own JSON omits why a test was skipped. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const file = process.env['HEADPIN_COUNT'];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skips = tests.flatMap((test) => {
      const result = test.result();
      return result.state === 'skipped' ? [{ test: test.fullName, reason: result.note ?? null }] : [];
    });
    const count: Count = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(whyFailed),
        // A file that cannot be loaded has no tests that could fail.
        ...modules.flatMap((module) =>
          module.errors().map((error) => `${module.moduleId}: ${error.message}`),
        ),
        ...errors.map((error) => error.message),
      ],
      skips,
      notes: tests.flatMap((test) => test.annotations().map(({ message }) => `${test.fullName}: ${message}`)),
      slowest: slowestOf(
        tests.map((test) => ({ test: test.fullName, seconds: (test.diagnostic()?.duration ?? 0) / 1000 })),
      ),
    };
    writeFileSync(file, JSON.stringify(count));
  }
}

function whyFailed(test: TestCase): string {
  const errors = test.result().errors ?? [];
  return [test.fullName, ...errors.map(({ message }) => inOneLine(message))].join(': ');
}
