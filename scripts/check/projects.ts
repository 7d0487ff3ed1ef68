import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A tsconfig and its compiler in node_modules. */
export interface Project {
  readonly file: string;
  readonly compiler: 'typescript/bin/tsc' | 'vue-tsc/bin/vue-tsc.js';
}

/** Base and linter configurations, not projects. */
const NONE = new Set(['tsconfig.base.json', 'tsconfig.lint.json']);

/** All tests are one project; some import components. */
const TESTS = 'tsconfig.tests.json';

/** Every project of a checkout; those with components come first because they take longest. */
export function projectsIn(checkout: string): readonly Project[] {
  return globSync(['tsconfig*.json', 'src/**/tsconfig*.json'], { cwd: checkout })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NONE.has(file))
    .map((file): Project => {
      const components =
        file === TESTS || (file.startsWith('src/') && hasComponents(join(checkout, dirname(file))));
      return { file, compiler: components ? 'vue-tsc/bin/vue-tsc.js' : 'typescript/bin/tsc' };
    })
    .toSorted(
      (one, other) =>
        Number(other.compiler.startsWith('vue')) - Number(one.compiler.startsWith('vue')) ||
        one.file.length - other.file.length,
    );
}

function hasComponents(folder: string): boolean {
  return globSync('**/*.vue', { cwd: folder }).length > 0;
}
