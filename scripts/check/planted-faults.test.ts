/** The tools of `npm test`, once each, over a checkout that is made of faults. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { exitCode, Output } from '../test/command.ts';
import { lintFaults } from './lint-faults.ts';
import { plantedCheckout, removeCheckout } from './planted-checkout.testing.ts';
import { FINE, UNFORMATTED } from './planted-format.testing.ts';
import { PLANTED } from './planted-lint.testing.ts';
import { typeFaultsIn, typeFaultsToFind, type Global } from './planted-types.testing.ts';
import { projectsIn } from './projects.ts';
import { typeFaults } from './type-faults.ts';

const BOTH: readonly Global[] = ['dom', 'node'];

/** The globals that each project's folder may use besides the language's own. */
const KNOWN: Readonly<Record<string, readonly Global[]>> = {
  'tsconfig.json': BOTH,
  'src/tsconfig.json': BOTH,
  'src/contract/tsconfig.json': ['dom'],
  'src/core/tsconfig.json': [],
  'src/front-desk/tsconfig.json': ['dom'],
  'src/game-files/tsconfig.json': [],
  'src/house-contract/tsconfig.json': [],
  'src/house/tsconfig.json': ['node'],
  'src/league-files/tsconfig.json': [],
  'src/main/tsconfig.floor.json': ['node'],
  'src/main/tsconfig.json': ['node'],
  'src/options/tsconfig.json': ['node'],
  'src/preload/tsconfig.json': ['dom'],
  'src/renderer/tsconfig.json': ['dom'],
  'src/saves/tsconfig.json': ['node'],
  'src/terminal/tsconfig.json': ['node'],
  'src/text/tsconfig.json': [],
};

const projects = projectsIn(root);

/** The folder in which a project gets its faults. */
function folderOf(project: string): string {
  return project === 'tsconfig.json' ? 'scripts/planted' : `${dirname(project)}/planted`;
}

function hasComponents(project: string): boolean {
  return /^src\/(?:renderer|front-desk)\//u.test(project);
}

let checkout = '';
let types: readonly string[] = [];
let lint: readonly string[] = [];
let format = '';

beforeAll(async () => {
  checkout = plantedCheckout({
    ...Object.fromEntries(
      projects.flatMap((project) => Object.entries(typeFaultsIn(folderOf(project), hasComponents(project)))),
    ),
    ...Object.fromEntries(PLANTED.map(({ file, text }) => [file, text])),
    ...FINE,
    ...UNFORMATTED,
  });
  const said = new Output();
  const formatter = [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--list-different', 'format'];
  [types, lint] = await Promise.all([
    typeFaults(checkout),
    lintFaults(checkout),
    exitCode(process.execPath, formatter, { cwd: checkout }, said),
  ]);
  format = said.read();
});

afterAll(() => {
  removeCheckout(checkout);
});

describe('the compiler', () => {
  test('every source, test and script is compiled', () => {
    const included = ['src', 'drive', 'e2e', 'scripts'];
    const folders = globSync('*/**/*.{ts,js,mjs}', {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    })
      .map((file) => file.split(/[\\/]/u)[0])
      .filter((folder) => folder !== 'out');
    expect([...new Set(folders)].toSorted()).toEqual(included.toSorted());
  });

  test('each room has a project of its own, and main one for the older Electron', () => {
    expect([...projects].toSorted()).toEqual(Object.keys(KNOWN).toSorted());
  });

  test.each(projects)('every planted fault is found with the options of %s', (project) => {
    const folder = folderOf(project);
    const found = types
      .filter((fault) => fault.startsWith(`${folder}/`) && fault.endsWith(`(${project})`))
      .map((fault) => fault.replace(/\((\d+),\d+\): error (TS\d+)[^]*$/u, ':$1 $2'));
    expect(found.toSorted()).toEqual(typeFaultsToFind(folder, hasComponents(project), KNOWN[project] ?? []));
  });
});

describe('the linters', () => {
  test.each(PLANTED)('the linter refuses $fault', ({ file, found }) => {
    const here = lint.filter((fault) => fault.startsWith(`${file}:`));
    expect(here.join('\n')).toContain(found);
  });

  test.each(Object.keys(FINE))('the linter refuses nothing in %s', (file) => {
    expect(lint.filter((fault) => fault.startsWith(`${file}:`))).toEqual([]);
  });
});

describe('the formatter', () => {
  test.each(Object.keys(UNFORMATTED))('%s is not as it would be written', (file) => {
    expect(format.split(/\r?\n/u)).toContain(file);
  });
});
