/**
 * `npm run quick`: types of the rooms that a change reaches, format and lint of changed files, and the unit tests
 * nearest to them, in parallel. Changed means uncommitted or not in main; `--since COMMIT` sets another base. Only
 * `npm test` proves a change.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../drive/runtime.ts';
import { projectsIn } from './check/projects.ts';
import { tooSlow } from './mutation/groups.js';
import { runScript } from './script.ts';
import { runSideBySide, type Step } from './test/side-by-side.ts';
import { changedFiles, nearest, projectsOf, testsOf } from './quick/near.ts';

const { values } = parseArgs({ options: { since: { type: 'string' } } });

/** Tests that take seconds to minutes. */
const SLOW = new Set(tooSlow);

/** Of a file that half a room imports, the tests take minutes. */
const MOST_TESTS = 10;

function stepsFor(changed: readonly string[]): readonly Step[] {
  const sources = changed.filter((file) => /\.(?:ts|vue|js|mjs)$/u.test(file));
  const all = globSync('{src,drive,e2e,scripts}/**/*.{ts,vue}', { cwd: root, exclude: isInstalled }).map(
    (file) => file.replaceAll('\\', '/'),
  );
  const near = testsOf(
    root,
    changed,
    all.filter((file) => /^(?:src|scripts)\/.*\.(?:test|testing)\.ts$/u.test(file)),
  );
  const fast = near.filter((file) => !SLOW.has(file));
  const tests = nearest(fast, changed, MOST_TESTS);
  console.log(`${String(changed.length)} files changed, ${String(tests.length)} files of tests near them`);
  if (fast.length > tests.length)
    console.log(
      `left to npm test, as they are farther away: ${String(fast.length - tests.length)} files of tests`,
    );
  for (const file of near.filter((file) => SLOW.has(file)))
    console.log(`left to npm test, as it takes long: ${file}`);
  const projects = projectsOf(root, changed, projectsIn(root), all);
  const typed = [
    ...projects.map((file) => `--project=${file}`),
    ...testsIn(tests, changed).map((file) => `--test=${file}`),
  ];
  return [
    ...(typed.length === 0 ? [] : [tool('types', 'scripts/check/types.ts', ...typed)]),
    ...(changed.length === 0
      ? []
      : [
          tool(
            'format',
            'node_modules/oxfmt/bin/oxfmt',
            '--check',
            '--no-error-on-unmatched-pattern',
            ...changed,
          ),
        ]),
    ...(sources.length === 0 ? [] : [tool('lint', 'scripts/check/lint.ts', ...sources)]),
    ...(tests.length === 0 ? [] : [tool('unit tests', 'node_modules/vitest/vitest.mjs', 'run', ...tests)]),
  ];
}

/** What the rooms' own projects leave out: tests near to a change, and their helpers. */
function testsIn(near: readonly string[], changed: readonly string[]): readonly string[] {
  return [...new Set([...near, ...changed])].filter((file) => /^src\/.*\.(?:test|testing)\.ts$/u.test(file));
}

function isInstalled(name: string): boolean {
  return name.includes('node_modules');
}

function tool(name: string, file: string, ...parameters: readonly string[]): Step {
  return { name, program: process.execPath, parameters: [join(root, file), ...parameters] };
}

await runScript((run, stop) => runSideBySide(stepsFor(changedFiles(root, values.since)), run, stop));
