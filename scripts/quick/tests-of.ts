import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const TEST = /\.test\.ts$/u;
const HELPER = /\.testing\.ts$/u;

/**
 * The unit tests nearest to a change: changed tests, tests named after a changed file, and tests that import a
 * changed file, directly or through a test helper.
 * @param files of the checkout, from which the tests are chosen
 */
export function testsOf(
  checkout: string,
  changed: readonly string[],
  files: readonly string[],
): readonly string[] {
  const touched = new Set(changed);
  const tests = files.filter((file) => TEST.test(file));
  const helpers = files.filter(
    (file) => HELPER.test(file) && importsOf(checkout, file).some((one) => touched.has(one)),
  );
  const near = new Set([...changed, ...helpers]);
  return tests.filter(
    (test) =>
      touched.has(test) ||
      ['.ts', '.vue', '.js', '.mjs'].some((end) => touched.has(test.replace(TEST, end))) ||
      importsOf(checkout, test).some((file) => near.has(file)),
  );
}

/** A file's imports, as paths from the checkout. */
function importsOf(checkout: string, file: string): readonly string[] {
  const text = readFileSync(join(checkout, file), 'utf8');
  return Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/gu), ([, path = '']) =>
    normalize(join(dirname(file), path)).replaceAll('\\', '/'),
  );
}
