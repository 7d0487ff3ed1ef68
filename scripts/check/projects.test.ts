import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { exitCode, Output } from '../test/command.ts';
import { faultsToFind, findPlanted, type Global } from './planted-faults.testing.ts';
import { compilation, projectsIn, type Project } from './projects.ts';

const projects = projectsIn(root);
const withComponents = new Set(
  ['front-desk', 'renderer'].flatMap((room) => [
    `src/${room}/tsconfig.json`,
    `src/${room}/tsconfig.tests.json`,
  ]),
);

/** The files that a tsconfig includes, as paths from the checkout. */
function filesOf(config: string): readonly string[] {
  const file = join(root, config);
  const read: unknown = ts.readConfigFile(file, ts.sys.readFile.bind(ts.sys)).config;
  return ts
    .parseJsonConfigFileContent(read, ts.sys, dirname(file))
    .fileNames.map((name) => relative(root, name).replaceAll('\\', '/'));
}

/** The files that the project's own compiler reads. */
async function filesRead(project: Project): Promise<ReadonlySet<string>> {
  const said = new Output();
  const parameters = [...compilation(project, root), '--listFilesOnly'];
  await exitCode(process.execPath, parameters, { cwd: root }, said);
  const names = said.read().split(/\r?\n/u);
  return new Set(names.map((name) => relative(root, name).replaceAll('\\', '/')));
}

test('every source, test and script is compiled', () => {
  const compiled = new Set(projects.flatMap(({ file }) => filesOf(file)));
  const files = globSync('{src,drive,e2e,scripts}/**/*.{ts,js,mjs}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/'));
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => !compiled.has(file))).toEqual([]);
});

test('components and what opens them go to the compiler that reads them, and main to the older Electron too', () => {
  const readers = projects.filter(({ compiler }) => compiler.startsWith('vue')).map(({ file }) => file);
  expect(new Set(readers)).toEqual(withComponents);
  const files = projects.map(({ file }) => file);
  expect(files).toContain('src/main/tsconfig.floor.json');
  expect(new Set(files).size).toBe(files.length);
});

test.each(projects.filter(({ file }) => !withComponents.has(file)))(
  'the native compiler reads all files of $file',
  async (project) => {
    const read = await filesRead(project);
    expect(filesOf(project.file).filter((file) => !read.has(file))).toEqual([]);
  },
);

/** The globals that each folder may use besides the language's own. */
const known: Readonly<Record<string, readonly Global[]>> = {
  'tsconfig.json': ['dom', 'node'],
  'tsconfig.tests.json': ['dom', 'node'],
  'src/contract/tsconfig.json': ['dom'],
  'src/core/tsconfig.json': [],
  'src/front-desk/tsconfig.json': ['dom'],
  'src/front-desk/tsconfig.tests.json': ['dom', 'node'],
  'src/game-files/tsconfig.json': [],
  'src/house-contract/tsconfig.json': [],
  'src/house/tsconfig.json': ['node'],
  'src/league-files/tsconfig.json': [],
  'src/main/tsconfig.floor.json': ['node'],
  'src/main/tsconfig.json': ['node'],
  'src/options/tsconfig.json': ['node'],
  'src/preload/tsconfig.json': ['dom'],
  'src/renderer/tsconfig.json': ['dom'],
  'src/renderer/tsconfig.tests.json': ['dom', 'node'],
  'src/saves/tsconfig.json': ['node'],
  'src/terminal/tsconfig.json': ['node'],
  'src/text/tsconfig.json': [],
};

test.each(projects)('every planted fault is found by the compiler and options of $file', async (project) => {
  const components = withComponents.has(project.file);
  expect(await findPlanted(project, root, components)).toEqual(
    faultsToFind(components, known[project.file] ?? []),
  );
});
