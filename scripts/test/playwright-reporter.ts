import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { STANDSTILL } from '../../drive/standstill.ts';
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

  /** A run with a failure has failed, even if Playwright accepts the second attempt. */
  onEnd(result: FullResult): Promise<{ status?: FullResult['status'] }> {
    const count = this.#count(result);
    const file = process.env['HEADPIN_COUNT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(count));
    return Promise.resolve(
      count.failures.length > 0 && result.status === 'passed' ? { status: 'failed' } : {},
    );
  }

  #count(result: FullResult): Count {
    const tests = this.#suite?.allTests() ?? [];
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    return {
      passed: tests.filter((test) => test.outcome() === 'expected' || wasRepeated(test)).length,
      failures: [
        ...tests
          .filter((test) => ['unexpected', 'flaky'].includes(test.outcome()) && !wasRepeated(test))
          .map(nameOf),
        ...this.#errors,
        ...(result.status === 'timedout' || result.status === 'interrupted'
          ? [`the suite ${result.status}`]
          : []),
      ],
      skips: skipped.map((test) => ({ test: nameOf(test), reason: textOf(test, ['skip', 'fixme']) })),
      notes: tests.flatMap((test) =>
        [
          ...(wasRepeated(test) ? ['the machine stood still, so it ran twice'] : []),
          textOf(test, ['fired']),
        ].flatMap((note) => (note === null ? [] : [`${nameOf(test)}: ${note}`])),
      ),
      slowest: slowestOf(
        tests.map((test) => ({
          test: nameOf(test),
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
    };
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Whether the test passed after attempts that a standstill of the machine had spoiled. */
function wasRepeated(test: TestCase): boolean {
  return test.outcome() === 'flaky' && test.results.slice(0, -1).every(stoodStill);
}

function stoodStill({ annotations }: TestResult): boolean {
  return annotations.some(({ type }) => type === STANDSTILL);
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
