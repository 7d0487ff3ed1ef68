import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, type Output } from './command.ts';
import { readCount, type Count } from './count.ts';
import type { Place } from './place.ts';

/** For pictures and traces of failed tests. */
export const RESULTS = join(root, 'test-results');

/** Our Node strips types itself; Playwright's compiler would take 5 s of CPU for it. */
const NATIVE = { PW_DISABLE_TS_ESM: '1' };

/** A Playwright run's result. */
export interface PlaywrightEnd {
  readonly code: number | null;
  /** Null when it ended before its report. */
  readonly count: Count | null;
}

/** A Playwright run's output and stop signal. */
export interface Hearing {
  readonly stop: AbortSignal;
  /** Collects the output; by default it goes to the terminal. */
  readonly output?: Output | null;
}

/**
 * Runs Playwright in a place; its own parameters come after `test`.
 * @param name of the run, for its report and the remains of failed tests
 */
export async function runPlaywright(
  place: Place,
  name: string,
  parameters: readonly string[],
  { stop, output = null }: Hearing,
): Promise<PlaywrightEnd> {
  const file = name.replaceAll(/\W+/gu, '-');
  const report = join(place.output, `${file}.json`);
  const code = await exitCode(
    place.node,
    [join(place.checkout, 'node_modules/@playwright/test/cli.js'), 'test', ...parameters],
    {
      ...place.identity,
      cwd: place.checkout,
      env: { ...place.environment, ...NATIVE, HEADPIN_COUNT: report },
      signal: stop,
    },
    output,
  );
  const count = readCount(report);
  if (code === 0 && count?.again.length === 0) return { code, count };
  const kept = join(RESULTS, file);
  cpSync(place.output, kept, { recursive: true });
  return { code, count: count === null ? null : withPaths(count, place.output, relative(root, kept)) };
}

/** What names files of a place names their copies instead: the place ends with the run. */
function withPaths(count: Count, from: string, to: string): Count {
  return { ...count, failures: count.failures.map((text) => text.replaceAll(from, to)) };
}

/** Keeps the last lines of a run beside what is left of its failed tests. */
export function keepSummary(lines: string): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'summary.txt'), `${lines}\n`);
}

/** Removes earlier runs' results. */
export function forgetResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
}
