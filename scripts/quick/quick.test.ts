import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles, nearest, projectsOf, testsOf } from './near.ts';

/** A checkout with these files. */
function checkoutOf(files: Readonly<Record<string, string>>): string {
  const checkout = mkdtempSync(join(tmpdir(), 'headpin-quick-'));
  onTestFinished(() => {
    rmSync(checkout, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) write(checkout, file, text);
  return checkout;
}

function write(checkout: string, file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

function git(checkout: string, ...parameters: readonly string[]): void {
  const who = ['-c', 'user.name=PJS', '-c', 'user.email=pjs@lane.invalid'];
  execFileSync('git', [...who, ...parameters], { cwd: checkout, stdio: 'ignore' });
}

const FILES = {
  'src/spare.ts': 'export const spare = 10;',
  'src/spare.test.ts': "import { game } from './game.ts';",
  'src/game.ts': "import { spare } from './spare.ts';",
  'src/game.test.ts': "import { played } from './played.testing.ts';",
  'src/played.testing.ts': "import { spare } from './spare.ts';",
  'src/sheet/rows.test.ts': "import { spare } from '../spare.ts';",
  'src/sheet/Sheet.vue': '<template />',
  'src/sheet/Sheet.test.ts': "import { mount } from '@vue/test-utils';",
};

test('a change selects the tests of its name, those that import it, and those whose helper does', () => {
  const checkout = checkoutOf(FILES);
  const of = (...changed: readonly string[]): readonly string[] =>
    testsOf(checkout, changed, Object.keys(FILES));
  expect(of('src/spare.ts')).toEqual(['src/spare.test.ts', 'src/game.test.ts', 'src/sheet/rows.test.ts']);
  expect(of('src/game.ts')).toEqual(['src/spare.test.ts', 'src/game.test.ts']);
  expect(of('src/played.testing.ts')).toEqual(['src/game.test.ts']);
  expect(of('src/sheet/Sheet.vue')).toEqual(['src/sheet/Sheet.test.ts']);
  expect(of('src/sheet/rows.test.ts')).toEqual(['src/sheet/rows.test.ts']);
  expect(of('README.md')).toEqual([]);
});

test('changed means uncommitted, new, or not in main', () => {
  const checkout = checkoutOf({ 'a.ts': '1', 'b.ts': '1', 'gone.ts': '1' });
  git(checkout, 'init', '-b', 'main');
  git(checkout, 'add', '.');
  git(checkout, 'commit', '-m', 'one');
  expect(changedFiles(checkout)).toEqual([]);
  git(checkout, 'switch', '-c', 'spares');
  write(checkout, 'b.ts', '2');
  git(checkout, 'commit', '-a', '-m', 'two');
  write(checkout, 'a.ts', '2');
  write(checkout, 'new name.ts', '1');
  rmSync(join(checkout, 'gone.ts'));
  expect(changedFiles(checkout)).toEqual(['a.ts', 'b.ts', 'new name.ts']);
  expect(changedFiles(checkout, 'HEAD')).toEqual(['a.ts', 'new name.ts']);
});

test('a change is compiled in its room, and in rooms that import it', () => {
  const files = {
    'src/core/line/roll.ts': '',
    'src/saves/save.ts': "import '../core/line/roll.ts';",
    'src/board/Board.vue': "import '../saves/save.ts';",
    'scripts/core/core.ts': "import '../../src/saves/save.ts';",
  };
  const checkout = checkoutOf(files);
  const projects = ['tsconfig.json', 'src/tsconfig.json'].concat(
    ['core', 'saves', 'renderer', 'text'].map((room) => `src/${room}/tsconfig.json`),
  );
  const of = (changed: string): readonly string[] =>
    projectsOf(checkout, [changed], projects, Object.keys(files));
  expect(of('src/core/line/roll.ts')).toEqual(['src/core/tsconfig.json', 'src/saves/tsconfig.json']);
  expect(of('src/saves/save.ts')).toEqual([
    'tsconfig.json',
    'src/saves/tsconfig.json',
    'src/renderer/tsconfig.json',
  ]);
  expect(of('src/board/Board.vue')).toEqual(['src/renderer/tsconfig.json']);
  expect(of('scripts/core/core.ts')).toEqual(['tsconfig.json']);
  expect(of('README.md')).toEqual([]);
});

test('of many tests the nearest are run: of the name, of the folder, of the room', () => {
  const tests = [
    'src/saves/save.test.ts',
    'src/core/game/game.test.ts',
    'src/core/line/spare.test.ts',
    'src/core/line/roll.test.ts',
  ];
  expect(nearest(tests, ['src/core/line/roll.ts'], 3)).toEqual([
    'src/core/line/roll.test.ts',
    'src/core/line/spare.test.ts',
    'src/core/game/game.test.ts',
  ]);
});
