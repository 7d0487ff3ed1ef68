import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../../processes.ts';
import { exitCode, Output } from '../../test/command.ts';
import { judge, nothing, readCount, type Count } from '../../test/count.ts';
import { stages, type Suite } from '../../test/suites.ts';
import { temporaryIn } from '../../test/temporary.ts';
import type { Copy } from './copy.ts';
import type { Finder } from './patch.ts';

/** Where finders run. */
export interface Round {
  readonly copy: Copy;
  readonly run: Run;
  readonly stop: AbortSignal;
}

/** Runs these unit tests, or all of them until the first failure. */
export function runUnit(round: Round, finders: readonly Finder[] | 'all'): Promise<Count> {
  // The patch of a planted fault does not fit a second time, which says nothing of the other tests.
  const chosen =
    finders === 'all'
      ? [...usualParameters('vitest'), '--bail=1', '--exclude=scripts/mutation/planted/**']
      : [...filesOf(finders), '-t', patternOf(finders)];
  return vitest(round, chosen);
}

/** Runs these tests of the real program, or all of `npm test` until the first failure. */
export function runProgram(round: Round, finders: readonly Finder[] | 'all'): Promise<Count> {
  const chosen =
    finders === 'all'
      ? [...usualParameters('playwright'), '-x']
      : [...filesOf(finders), '-g', patternOf(finders), '--workers=2'];
  return playwright(round, chosen);
}

async function vitest({ copy, run, stop }: Round, parameters: readonly string[]): Promise<Count> {
  const report = join(run.folder, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts'];
  const tool = join(copy.folder, 'node_modules/vitest/vitest.mjs');
  rmSync(report, { force: true });
  const env = { ...process.env, ...run.environment, HEADPIN_COUNT: report, TMPDIR: temporaryIn(run) };
  const own = { cwd: copy.folder, env, signal: stop };
  const said = new Output();
  const code = await exitCode(copy.node, [tool, 'run', ...parameters, ...reporters], own, said);
  return counted('the unit tests', readCount(report), code, said);
}

async function playwright({ copy, run, stop }: Round, parameters: readonly string[]): Promise<Count> {
  // A fault is the same at the second attempt.
  const all = [join(copy.folder, 'scripts/e2e.ts'), ...parameters, '--retries=0'];
  const own = { cwd: copy.folder, env: { ...process.env, ...run.environment }, signal: stop };
  const said = new Output();
  const code = await exitCode(copy.node, all, own, said);
  if (code === 0) return { ...nothing, passed: 1 };
  // The run leaves its report where something failed.
  return counted('the real program', readCount(join(copy.folder, 'test-results/e2e/e2e.json')), code, said);
}

/** Throws where no test could run: that finds no fault. */
function counted(name: string, count: Count | null, code: number | null, said: Output): Count {
  if (count === null || count.passed + count.failures.length === 0)
    throw new Error(`${said.read().trimEnd()}\n${name}: ended with ${String(code)}, and no test ran`);
  return judge(name, count, code);
}

/** What `npm test` itself gives to its suites of this kind. */
function usualParameters(kind: 'vitest' | 'playwright'): readonly string[] {
  const isUsual = (suite: Suite): boolean =>
    suite.kind === kind && (suite.kind !== 'playwright' || suite.user === 'ordinary');
  return stages.flat(2).flatMap((suite) => (isUsual(suite) && 'parameters' in suite ? suite.parameters : []));
}

function filesOf(finders: readonly Finder[]): readonly string[] {
  return [...new Set(finders.map(({ file }) => file))];
}

/** What both runners take as a pattern; a table's values (`%s`, `$name`) may be anything. */
export function patternOf(finders: readonly Finder[]): string {
  return finders
    .map(({ title }) =>
      title.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll(/%[sdijfoc]|\\\$[\w.\\]+/gu, '.*'),
    )
    .join('|');
}
