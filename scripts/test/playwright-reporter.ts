import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { isRoot } from '../../drive/runtime.ts';
import { inOneLine, slowestOf, type Count } from './count.ts';
import { helpOf } from './failed-test.ts';

/** The most tests of a run that may pass at their second attempt. */
const MOST_SPOILED = 5;

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
    const spoiled = tests.filter(wasSpoiled);
    // So many cannot come from a busy machine; the program must be at fault.
    const excused = new Set(spoiled.length > MOST_SPOILED ? [] : spoiled);
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    return {
      passed: tests.filter((test) => test.outcome() === 'expected' || excused.has(test)).length,
      failures: [
        ...failed.filter((test) => !excused.has(test)).map(whyFailed),
        ...this.#errors,
        ...(result.status === 'timedout' || result.status === 'interrupted'
          ? [`the suite ${result.status}`]
          : []),
      ],
      again: [...excused].map((test) => `${nameOf(test)}: ${whySpoiled(test)}`),
      skips: skipped.map((test) => ({ test: nameOf(test), reason: textOf(test, ['skip', 'fixme']) })),
      notes: tests.flatMap((test) => {
        const note = textOf(test, ['fired']);
        return note === null ? [] : [`${nameOf(test)}: ${note}`];
      }),
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

/** Whether the test passed at its second attempt, and the machine had spoiled the first (`e2e/support/spoiled.ts`). */
function wasSpoiled(test: TestCase): boolean {
  return test.outcome() === 'flaky' && test.results.slice(0, -1).every((result) => reasonOf(result) !== null);
}

function whySpoiled({ results }: TestCase): string {
  return results
    .slice(0, -1)
    .map((result) => `${String(reasonOf(result))}: ${errorOf(result)}`)
    .join('; ');
}

/** A failed test with the errors of its attempts. */
function whyFailed(test: TestCase): string {
  const failed = test.results.filter(({ status }) => status !== 'passed');
  const errors = [...new Set(failed.map(errorOf))];
  const then = test.outcome() === 'flaky' ? ['passed at its second attempt'] : [];
  const why = `${nameOf(test)}: ${[...errors, ...then].join('; ')}`;
  const [, , , ...titles] = test.titlePath();
  const messages = failed.flatMap(({ error }) => error?.message ?? []);
  const kept = failed.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
  const file = relative(process.cwd(), test.location.file);
  const user = isRoot() ? ' --as-root' : '';
  const help = helpOf({ file, titles, messages, kept }, `e2e --${user}${projectOf(test)}`);
  return [why, ...help].join('\n');
}

/** The options for the project of a share, which is there on its days only (`playwright.config.ts`). */
function projectOf({ parent }: TestCase): string {
  const name = parent.project()?.name ?? '';
  return name.startsWith('fresh ') ? ` --project='${name}' --day=all` : '';
}

function reasonOf({ annotations }: TestResult): string | null {
  return annotations.find(({ type }) => type === 'spoiled')?.description ?? null;
}

function errorOf({ error }: TestResult): string {
  return inOneLine(error?.message ?? 'no error');
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
