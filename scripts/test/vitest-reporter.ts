import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { root } from '../../drive/runtime.ts';
import { helpOf } from './failed-test.ts';
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
      again: [],
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
  const messages = (test.result().errors ?? []).map(({ message }) => message);
  const file = relative(root, test.module.moduleId);
  const help = helpOf({ file, titles: titlesOf(test), messages }, 'unit --');
  return [[test.fullName, ...messages.map(inOneLine)].join(': '), ...help].join('\n');
}

function titlesOf(test: TestCase | TestSuite): readonly string[] {
  return test.parent.type === 'module' ? [test.name] : [...titlesOf(test.parent), test.name];
}
