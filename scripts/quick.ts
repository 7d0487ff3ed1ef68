/**
 * `npm run quick`: all types, format and lint of changed files, and the unit tests nearest to them, in parallel.
 * Changed means uncommitted or not in main; `--since COMMIT` sets another base. Only `npm test` proves a change.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../drive/runtime.ts';
import { tooSlow } from './mutation/groups.js';
import { changedFiles } from './quick/changed.ts';
import { testsOf } from './quick/tests-of.ts';
import { runScript } from './script.ts';
import { runSideBySide, type Step } from './test/side-by-side.ts';

const { values } = parseArgs({ options: { since: { type: 'string' } } });

/** Tests that take seconds to minutes. */
const SLOW = new Set(tooSlow);

function stepsFor(changed: readonly string[]): readonly Step[] {
  const sources = changed.filter((file) => /\.(?:ts|vue|js|mjs)$/u.test(file));
  const near = testsOf(root, changed, globSync('{src,scripts}/**/*.{test,testing}.ts', { cwd: root }));
  const tests = near.filter((file) => !SLOW.has(file));
  console.log(`${String(changed.length)} files changed, ${String(tests.length)} files of tests near them`);
  for (const file of near.filter((file) => SLOW.has(file)))
    console.log(`left to npm test, as it takes long: ${file}`);
  return [
    tool('types', 'scripts/check/types.ts'),
    ...(changed.length === 0
      ? []
      : [
          tool('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed),
        ]),
    ...(sources.length === 0
      ? []
      : [tool('lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...CACHED, ...sources)]),
    ...(tests.length === 0 ? [] : [tool('unit tests', 'node_modules/vitest/vitest.mjs', 'run', ...tests)]),
  ];
}

/** Unchanged files are not linted again; `npm run check:lint` uses no cache. */
const CACHED = [
  '--no-warn-ignored',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/headpin/eslint/',
];

function tool(name: string, file: string, ...parameters: readonly string[]): Step {
  return { name, program: process.execPath, parameters: [join(root, file), ...parameters] };
}

await runScript((run, stop) => runSideBySide(stepsFor(changedFiles(root, values.since)), run, stop));
