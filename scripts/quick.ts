/**
 * `npm run quick`: types of everything, format and lint of what changed, and the unit tests nearest to it, side by side. Changed is what is not
 * committed and what the branch has over main; `--since COMMIT` says otherwise. `npm test` is what proves a change.
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

/** Proofs that take from many seconds to minutes. */
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

/** What was linted before and is as it was is not linted again; `npm run check:lint` trusts no such memory. */
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
