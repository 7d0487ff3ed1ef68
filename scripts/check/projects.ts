import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A tsconfig and its compiler in node_modules. */
export interface Project {
  readonly file: string;
  readonly compiler: typeof COMPONENTS | typeof NATIVE;
}

/** Reads components; its TypeScript is 6. */
const COMPONENTS = 'vue-tsc/bin/vue-tsc.js';
/** TypeScript 7: takes a tenth of the time, and knows no components. */
const NATIVE = 'typescript-native/bin/tsc';

/** Base and linter configurations, not projects. */
const NONE = new Set(['tsconfig.base.json', 'tsconfig.lint.json']);

/** Every project of a checkout; those with components come first because they take longest. */
export function projectsIn(checkout: string): readonly Project[] {
  return globSync(['tsconfig*.json', 'src/**/tsconfig*.json'], { cwd: checkout })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NONE.has(file))
    .map((file): Project => {
      const components = file.startsWith('src/') && hasComponents(join(checkout, dirname(file)));
      return { file, compiler: components ? COMPONENTS : NATIVE };
    })
    .toSorted(
      (one, other) =>
        Number(other.compiler === COMPONENTS) - Number(one.compiler === COMPONENTS) ||
        one.file.length - other.file.length,
    );
}

/** The command that compiles a project, as parameters for Node. More options may follow. */
export function compilation({ file, compiler }: Project, checkout: string): readonly string[] {
  // Projects run in parallel, so one thread each: several would check what they share again.
  const threads = compiler === NATIVE ? ['--singleThreaded'] : [];
  return [join(checkout, 'node_modules', compiler), '-p', file, ...threads];
}

function hasComponents(folder: string): boolean {
  return globSync('**/*.vue', { cwd: folder }).length > 0;
}
