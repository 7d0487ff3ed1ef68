import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The files of a checkout that differ from a commit, new ones included, deleted ones left out.
 * @param since by default the commit at which this branch left main, or the last commit
 */
export function changedFiles(checkout: string, since?: string): readonly string[] {
  const base = since ?? branchedAt(checkout) ?? 'HEAD';
  const differing = git(checkout, 'diff', '--name-only', '--diff-filter=d', '-z', base);
  const added = git(checkout, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...differing.split('\0'), ...added.split('\0')])].filter((file) => file !== '');
}

function branchedAt(checkout: string): string | null {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(checkout, 'merge-base', 'HEAD', main).trim();
    } catch {
      // No such branch.
    }
  }
  return null;
}

function git(checkout: string, ...parameters: readonly string[]): string {
  return execFileSync('git', parameters, {
    cwd: checkout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const TEST = /\.test\.ts$/u;
const HELPER = /\.testing\.ts$/u;

/**
 * The unit tests nearest to a change: changed tests, tests named after a changed file, and tests that import a
 * changed file, directly or through a test helper.
 * @param files of the checkout, from which the tests are chosen
 */
export function testsOf(
  checkout: string,
  changed: readonly string[],
  files: readonly string[],
): readonly string[] {
  const touched = new Set(changed);
  const tests = files.filter((file) => TEST.test(file));
  const helpers = files.filter(
    (file) => HELPER.test(file) && importsOf(checkout, file).some((one) => touched.has(one)),
  );
  const near = new Set([...changed, ...helpers]);
  return tests.filter(
    (test) =>
      touched.has(test) ||
      ['.ts', '.vue', '.js', '.mjs'].some((end) => touched.has(test.replace(TEST, end))) ||
      importsOf(checkout, test).some((file) => near.has(file)),
  );
}

/** A file's imports, as paths from the checkout. */
function importsOf(checkout: string, file: string): readonly string[] {
  const text = readFileSync(join(checkout, file), 'utf8');
  return Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/gu), ([, path = '']) =>
    normalize(join(dirname(file), path)).replaceAll('\\', '/'),
  );
}

/**
 * So many tests as fit into a short wait, the nearest to a change first: changed or of the same name, in the same
 * folder, in the same room, elsewhere.
 */
export function nearest(
  tests: readonly string[],
  changed: readonly string[],
  most: number,
): readonly string[] {
  const names = new Set(changed.map(nameOf));
  const folders = new Set(changed.map(dirname));
  const rooms = new Set(changed.map(roomOf));
  const distanceOf = (test: string): number => {
    if (names.has(nameOf(test))) return 0;
    if (folders.has(dirname(test))) return 1;
    return rooms.has(roomOf(test)) ? 2 : 3;
  };
  return tests.toSorted((one, other) => distanceOf(one) - distanceOf(other)).slice(0, most);
}

/** A file and its tests have one name. */
function nameOf(file: string): string {
  return file.replace(/(?:\.test)?\.\w+$/u, '');
}

function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** The room of a file: its folder in `src`. */
const ROOM = /^src\/([^/]+)\//u;

/**
 * The projects whose types a change may reach: those of its rooms, and of rooms that import one of these. Tests are
 * not among them.
 * @param projects of the checkout
 * @param files of the checkout, which say what imports what
 */
export function projectsOf(
  checkout: string,
  changed: readonly string[],
  projects: readonly string[],
  files: readonly string[],
): readonly string[] {
  const rooms = roomsOf(changed);
  const importers = files.filter((file) => imports(readFileSync(join(checkout, file), 'utf8'), rooms));
  const reached = new Set([...rooms, ...roomsOf(importers)]);
  // The renderer's project has the board too.
  if (reached.has('board')) reached.add('renderer');
  const outside = changed.some((file) => /\.(?:ts|js|mjs)$/u.test(file) && !ROOM.test(file));
  const imported = importers.some((file) => !ROOM.test(file));
  return projects.filter((project) => {
    const room = ROOM.exec(project)?.[1];
    return room === undefined ? project === 'tsconfig.json' && (outside || imported) : reached.has(room);
  });
}

function roomsOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.flatMap((file) => ROOM.exec(file)?.[1] ?? []))];
}

function imports(text: string, rooms: readonly string[]): boolean {
  return rooms.some((room) => new RegExp(`'(?:\\.\\./)+(?:src/)?${room}/`, 'u').test(text));
}
