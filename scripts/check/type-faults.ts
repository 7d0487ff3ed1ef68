import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { exitCode, Output } from '../test/command.ts';
import { compilation, projectsIn } from './projects.ts';
import { inTypedCopy, type TypedCopy } from './typed-copy.ts';

/** What to compile of a checkout: some projects, and some tests on their own. */
export interface Compiled {
  readonly projects: readonly string[];
  readonly tests: readonly string[];
}

/**
 * What the compiler finds in a checkout, or in a part of it: `file(line,column): error CODE: text (project)`.
 */
export function typeFaults(checkout: string, part?: Compiled): Promise<readonly string[]> {
  const { projects, tests } = part ?? { projects: projectsIn(checkout), tests: [] };
  return inTypedCopy(checkout, async (copy) => {
    const waiting = [...(tests.length === 0 ? [] : [projectOf(copy, tests)]), ...projects];
    const found: string[] = [];
    const compileOneByOne = async (): Promise<void> => {
      for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
        found.push(...(await compile(copy, project)));
    };
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, compileOneByOne));
    return found.toSorted();
  });
}

/** These declare what others use without an import. */
const AMBIENT = ['*/*.d.ts', 'house/testing/one-cluster.testing.ts'];

/** Makes a project of some tests and of what they import. */
function projectOf({ folder }: TypedCopy, tests: readonly string[]): string {
  const file = 'src/tsconfig.some-tests.json';
  const files = tests.map((test) => relative('src', test).replaceAll('\\', '/'));
  writeFileSync(join(folder, file), JSON.stringify({ extends: './tsconfig.json', files, include: AMBIENT }));
  return file;
}

async function compile(copy: TypedCopy, project: string): Promise<readonly string[]> {
  const said = new Output();
  const code = await exitCode(process.execPath, compilation(project), { cwd: copy.folder }, said);
  const text = said.read().trimEnd();
  const faults = text.split(/\r?\n(?!\s)/u).filter((fault) => fault !== '');
  if (code !== 0 && faults.length === 0) return [`${project}: the compiler ended with ${String(code)}`];
  return faults.flatMap((fault) => inComponent(copy, fault)).map((fault) => `${fault} (${project})`);
}

/** A fault where its author can see it; none if it is in what no author wrote. */
function inComponent(copy: TypedCopy, fault: string): readonly string[] {
  const [, file = '', line = '', column = '', rest = ''] =
    /^(\S+)\((\d+),(\d+)\)(: error .*)$/su.exec(fault) ?? [];
  const component = copy.component(file);
  if (component === undefined) return [fault];
  const lines = component.typescript.split('\n').slice(0, Number(line) - 1);
  const at = lines.reduce((sum, text) => sum + text.length + 1, Number(column) - 1);
  const place = component.placeOf(at, at, /TS(\d+)/u.exec(rest)?.[1] ?? '');
  if (place === null) return [];
  return [`${file.replace(/\.ts$/u, '')}(${String(place.line)},${String(place.column)})${rest}`];
}
