import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { projectsIn } from './projects.ts';

const projects = projectsIn(root);

/** The files that a tsconfig includes, as paths from the checkout. */
function filesOf(config: string): readonly string[] {
  const file = join(root, config);
  const read: unknown = ts.readConfigFile(file, ts.sys.readFile.bind(ts.sys)).config;
  return ts
    .parseJsonConfigFileContent(read, ts.sys, dirname(file))
    .fileNames.map((name) => relative(root, name).replaceAll('\\', '/'));
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
  expect(readers).toContain('src/renderer/tsconfig.json');
  expect(readers).toContain('tsconfig.tests.json');
  const files = projects.map(({ file }) => file);
  expect(files).toContain('src/main/tsconfig.floor.json');
  expect(new Set(files).size).toBe(files.length);
});
