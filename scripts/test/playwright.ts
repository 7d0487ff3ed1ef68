import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, type Output } from './command.ts';
import { readCount, type Count } from './count.ts';
import type { Place } from './place.ts';

/** For pictures and traces of failed tests. */
const RESULTS = join(root, 'test-results');

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
  if (code !== 0) cpSync(place.output, join(RESULTS, file), { recursive: true });
  return { code, count: readCount(report) };
}

/** Removes earlier runs' results. */
export function forgetResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
}
