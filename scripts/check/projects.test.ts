import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { projectsIn } from './projects.ts';

const projects = projectsIn(root);

test('every room of the house is compiled, its components by the compiler that reads them', () => {
  const rooms = globSync('src/*/', { cwd: root }).map(
    (room) => `${room.replaceAll('\\', '/').replace(/\/$/u, '')}/`,
  );
  expect(rooms).not.toEqual([]);
  for (const room of rooms) expect(projects.filter(({ file }) => file.startsWith(room))).not.toEqual([]);
  const readers = projects.filter(({ compiler }) => compiler.startsWith('vue')).map(({ file }) => file);
  expect(readers).toContain('src/renderer/tsconfig.json');
  expect(readers).toContain('tsconfig.tests.json');
});

test('what drives the program, its tests and the scripts are compiled, and main against the older Electron too', () => {
  const files = projects.map(({ file }) => file);
  expect(files).toContain('tsconfig.json');
  expect(files).toContain('src/main/tsconfig.floor.json');
  expect(new Set(files).size).toBe(files.length);
});
