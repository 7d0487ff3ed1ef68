/** `npm test`: every suite, one after the other, and one line at the end that counts them all. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import type { Run } from './processes.ts';
import { describeRuntime, isRoot, readRuntime, root } from './runtime.ts';
import { runScript } from './script.ts';
import { countOne, judge, nothing, parseCount, summary, total, type Count } from './test/count.ts';
import { makePlace, type Place } from './test/place.ts';
import { suites, type Suite } from './test/suites.ts';

/** Where a failed test's pictures and traces are kept. */
const results = join(root, 'test-results');

async function test(run: Run, stop: AbortSignal): Promise<number> {
  console.log(`testing on ${describeRuntime(readRuntime())}`);
  rmSync(results, { recursive: true, force: true });
  const counts: Count[] = [];
  for (const suite of suites) {
    if (stop.aborted) break;
    console.log(`\n── ${suite.name} ──`);
    const started = Date.now();
    counts.push(await runSuite(suite, run, stop));
    console.log(`── ${suite.name}: ${String(Math.round((Date.now() - started) / 1000))} s ──`);
  }
  const all = total(counts);
  console.log(`\n${summary(all)}`);
  return all.failures.length > 0 ? 1 : 0;
}

async function runSuite(suite: Suite, run: Run, stop: AbortSignal): Promise<Count> {
  const own = { cwd: root, env: { ...process.env, ...run.environment }, signal: stop };
  switch (suite.kind) {
    case 'npm':
      return countOne(suite.name, (await exitCode('npm', ['run', '--silent', suite.name], own)) === 0);
    case 'build':
      return countOne(suite.name, await build(stop));
    case 'vitest': {
      const report = join(run.folder, `${suite.name}.json`);
      const parameters = [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...suite.parameters,
        '--reporter=default',
        '--reporter=./scripts/test/vitest-reporter.ts',
      ];
      const code = await exitCode(process.execPath, parameters, {
        ...own,
        env: { ...own.env, HEADPIN_COUNT: report },
      });
      return judge(suite.name, readReport(report), code);
    }
    case 'torture': {
      const report = join(run.folder, `${suite.name}.json`);
      const parameters = [join(root, 'scripts/torture.ts'), '--short'];
      const environment = { ...own.env, HEADPIN_COUNT: report };
      const code = await exitCode(process.execPath, parameters, { ...own, env: environment });
      return judge(suite.name, readReport(report), code);
    }
    case 'playwright': {
      if (suite.user === 'root' && !isRoot())
        return { ...nothing, skips: [{ test: suite.name, reason: 'needs root' }] };
      return runPlaywright(suite, await placeFor(run, suite.user), stop);
    }
  }
}

async function runPlaywright(
  suite: Suite & { kind: 'playwright' },
  place: Place,
  stop: AbortSignal,
): Promise<Count> {
  const report = join(place.output, `${suite.name.replaceAll(' ', '-')}.json`);
  const parameters = [
    join(place.checkout, 'node_modules/@playwright/test/cli.js'),
    'test',
    ...suite.parameters,
    '--reporter=list,./scripts/test/playwright-reporter.ts',
  ];
  const code = await exitCode(place.node, parameters, {
    ...place.identity,
    cwd: place.checkout,
    env: { ...place.environment, HEADPIN_COUNT: report },
    signal: stop,
  });
  const count = judge(suite.name, readReport(report), code);
  if (count.failures.length > 0)
    cpSync(place.output, join(results, suite.name.replaceAll(' ', '-')), { recursive: true });
  const ran = count.passed + count.failures.length;
  if (ran >= suite.least) return count;
  const lost = `${suite.name}: ran ${String(ran)} tests, and there are at least ${String(suite.least)}`;
  return { ...count, failures: [...count.failures, lost] };
}

const places = new Map<string, Promise<Place>>();

/** One place for all suites of a user: it takes a display and a copy of the checkout. Made after the build, which it copies. */
function placeFor(run: Run, user: 'ordinary' | 'root'): Promise<Place> {
  const place = places.get(user) ?? makePlace(run, user);
  places.set(user, place);
  return place;
}

async function exitCode(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
): Promise<number | null> {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

function readReport(file: string): Count | null {
  try {
    return parseCount(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

await runScript(test);
