import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';

/**
 * The projects of a checkout, by their tsconfig. Each room has one, which says what exists there; that of `src` has
 * all, for tests. Large ones first, because they take longest.
 */
export function projectsIn(checkout: string): readonly string[] {
  return globSync(['tsconfig.json', 'src/**/tsconfig*.json'], { cwd: checkout })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted((one, other) => one.length - other.length);
}

/** The command that compiles a project, as parameters for Node. */
export function compilation(project: string): readonly string[] {
  // Projects run in parallel, so one thread each: several would check what they share again.
  return [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project, '--singleThreaded'];
}
