import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { DELAYS } from '../soak/delays-environment.ts';
import { readCount, type Count } from './count.ts';

/** A test that fails at its first attempt; `also` runs before it fails. */
const failsOnce = (title: string, also = ''): string =>
  `test('${title}', ({}, info) => { if (info.retry === 0) { ${also} throw new Error('once'); } });`;

/** Runs Playwright on these tests with our reporter, in the project of a share. */
function run(...tests: readonly string[]): { readonly code: number | null; readonly count: Count | null } {
  // Inside the project, where the tests find Playwright.
  const cache = join(root, 'node_modules/.cache/headpin');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'reporter-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const report = join(folder, 'count.json');
  const reporter = join(import.meta.dirname, 'playwright-reporter.ts');
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default ${JSON.stringify({ name: 'fresh 1 of 30', retries: 1, workers: 1, reporter: [[reporter]] })};`,
  );
  const lines = ["import { test } from '@playwright/test';", ...tests];
  writeFileSync(join(folder, 'lane.spec.mjs'), lines.join('\n'));
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', folder],
    // A delayed run says so in the command that repeats a test (failed-test.test.ts).
    { cwd: folder, env: { ...process.env, [DELAYS]: undefined, HEADPIN_COUNT: report } },
  );
  return { code: status, count: readCount(report) };
}

const SPOILED = "info.annotations.push({ type: 'spoiled', description: 'the machine stood still' });";

test('a test that passes at its second attempt passed if the machine spoiled the first, and the report says so', () => {
  const { code, count } = run(failsOnce('a strike', SPOILED));
  expect(count).toMatchObject({ passed: 1, failures: [] });
  expect(count?.again).toEqual([
    'fresh 1 of 30 › lane.spec.mjs › a strike: the machine stood still: Error: once',
  ]);
  expect(code).toBe(0);
});

test('a test that passes at its second attempt for any other reason has failed, and so has the run', () => {
  const { code, count } = run(failsOnce('a spare'), "test('a miss', () => undefined);");
  expect(count).toMatchObject({ passed: 1, again: [], notes: [] });
  expect(count?.failures.map((failure) => failure.split('\n')[0])).toEqual([
    'fresh 1 of 30 › lane.spec.mjs › a spare: Error: once; passed at its second attempt',
  ]);
  expect(code).toBe(1);
});

test('a failed test says what was kept of it and how it is repeated', () => {
  const keep = "info.attachments.push({ name: 'log', contentType: 'text/plain', path: '/tmp/headpin.log' });";
  const { count } = run(failsOnce('a split (7-10)', keep));
  const [, ...help] = count?.failures[0]?.split('\n') ?? [];
  expect(help).toContain('  kept: /tmp/headpin.log');
  expect(help.at(-1)).toMatch(
    /^ {2}alone: npm run e2e -- (--as-root )?--project='fresh 1 of 30' --day=all lane\.spec\.mjs -g 'a split \\\(7-10\\\)'$/u,
  );
});

test('many spoiled tests in a run have all failed', () => {
  const frames = [1, 2, 3, 4, 5, 6].map((frame) => failsOnce(`frame ${String(frame)}`, SPOILED));
  const { code, count } = run(...frames);
  expect(count?.passed).toBe(0);
  expect(count?.failures).toHaveLength(6);
  expect(code).toBe(1);
});
