import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { slowestOf, type Count } from './count.ts';

/** Writes Playwright's results to the file named by HEADPIN_COUNT. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: string[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    this.#errors.push(error.message ?? 'an error outside the tests');
  }

  onEnd(result: FullResult): void {
    const file = process.env['HEADPIN_COUNT'];
    if (file === undefined) return;
    const tests = this.#suite?.allTests() ?? [];
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const count: Count = {
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failures: [
        // A test that passes only at the second attempt counts as a failure.
        ...tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome())).map(nameOf),
        ...this.#errors,
        ...(result.status === 'timedout' || result.status === 'interrupted'
          ? [`the suite ${result.status}`]
          : []),
      ],
      skips: skipped.map((test) => ({ test: nameOf(test), reason: textOf(test, ['skip', 'fixme']) })),
      notes: tests.flatMap((test) => {
        const fired = textOf(test, ['fired']);
        return fired === null ? [] : [`${nameOf(test)}: ${fired}`];
      }),
      slowest: slowestOf(
        tests.map((test) => ({
          test: nameOf(test),
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
    };
    writeFileSync(file, JSON.stringify(count));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function nameOf(test: TestCase): string {
  return test
    .titlePath()
    .filter((part) => part !== '')
    .join(' › ');
}

function textOf(test: TestCase, types: readonly string[]): string | null {
  const texts = test.annotations
    .filter(({ type }) => types.includes(type))
    .map(({ description }) => description ?? '');
  return texts.find((text) => text !== '') ?? null;
}
