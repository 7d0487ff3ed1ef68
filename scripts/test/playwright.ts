import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, type Minutes } from './command.ts';
import { readCount, type Count } from './count.ts';
import type { Place } from './place.ts';

/** Where the pictures and traces of failed tests are kept. */
const RESULTS = join(root, 'test-results');

/** What came of a run of Playwright. */
export interface PlaywrightEnd {
  readonly code: number | null;
  /** Null when it ended before it could say what it ran. */
  readonly count: Count | null;
}

/** How a run of Playwright is heard and stopped. */
export interface Hearing {
  readonly stop: AbortSignal;
  /** Keeps what is printed; to the terminal if not given. */
  readonly minutes?: Minutes | null;
}

/**
 * Runs Playwright in a place, with these parameters of its own behind `test`.
 * @param name of the run: its report and what its failed tests leave are named after it
 */
export async function runPlaywright(
  place: Place,
  name: string,
  parameters: readonly string[],
  { stop, minutes = null }: Hearing,
): Promise<PlaywrightEnd> {
  const file = name.replaceAll(/\W+/gu, '-');
  const report = join(place.output, `${file}.json`);
  const code = await exitCode(
    place.node,
    [join(place.checkout, 'node_modules/@playwright/test/cli.js'), 'test', ...parameters],
    {
      ...place.identity,
      cwd: place.checkout,
      env: { ...place.environment, HEADPIN_COUNT: report },
      signal: stop,
    },
    minutes,
  );
  if (code !== 0) cpSync(place.output, join(RESULTS, file), { recursive: true });
  return { code, count: readCount(report) };
}

/** Forgets what earlier runs left. */
export function forgetResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
}
