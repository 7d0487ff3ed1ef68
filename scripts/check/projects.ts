import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A tsconfig, and the program in node_modules that compiles by it. */
export interface Project {
  readonly file: string;
  readonly compiler: 'typescript/bin/tsc' | 'vue-tsc/bin/vue-tsc.js';
}

/** What is extended, or is the linter's. */
const NONE = new Set(['tsconfig.base.json', 'tsconfig.lint.json']);

/** The tests of every room are one project; they open components too. */
const TESTS = 'tsconfig.tests.json';

/** Every project of a checkout, by the tsconfigs there are; those that compile components come first, as they take longest. */
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
