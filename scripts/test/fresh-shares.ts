import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';

/** As many days as it takes until every test of a kept program has run in one of its own. */
export const SHARES = 30;

/** A file of tests, and how many of them `npm test` runs. */
export interface Weighed {
  readonly file: string;
  readonly tests: number;
}

/**
 * The files of each share. A start costs three times as much as another folder in a program that runs; so the largest
 * files come first, each to the share that has the fewest tests.
 */
export function sharesOf(files: readonly Weighed[], shares: number): readonly (readonly Weighed[])[] {
  const all: Weighed[][] = Array.from({ length: shares }, () => []);
  const sorted = files.toSorted((one, other) => other.tests - one.tests || (one.file < other.file ? -1 : 1));
  for (const file of sorted) all.toSorted((one, other) => testsIn(one) - testsIn(other))[0]?.push(file);
  return all;
}

export function testsIn(share: readonly Weighed[]): number {
  return share.reduce((sum, { tests }) => sum + tests, 0);
}

/** The files in `e2e/` whose tests open their folders in a kept program. */
export function keptFiles(): readonly Weighed[] {
  return globSync('e2e/{*,attack/*}.spec.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => weighed(file, readFileSync(join(root, file), 'utf8')));
}

/** Empty for files whose tests always start a program. */
function weighed(file: string, source: string): readonly Weighed[] {
  // reopening.spec.ts makes its own kept programs.
  if (source.includes("/support/kept.ts'")) return [];
  const isKept = /\b(?:begin|party|open)\b/u.test(source) && source.includes("/support/test.ts'");
  if (!isKept || /\bfresh: true\b/u.test(source) || /\/series-/u.test(file)) return [];
  const tests = (source.match(/^ *test\(/gmu) ?? []).length - (source.match(/'@long'|@root/gu) ?? []).length;
  return tests > 0 ? [{ file, tests }] : [];
}
