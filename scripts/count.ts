/**
 * `npm run count`: lines and files of the product and its tools, now and, with a commit, then.
 *
 *     npm run count -- HEAD~20
 *
 * Product: `.ts` and `.vue` of src, with the style blocks. Tests and what only they use are apart, here and in scripts.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../drive/runtime.ts';

const TESTS = /\.(?:test|testing)\.ts$|\/(?:testing|fixtures)\//;
const kinds = {
  product: (path: string) => /^src\/.*\.(?:ts|vue)$/.test(path) && !TESTS.test(path),
  'CSS files': (path: string) => /^src\/.*\.css$/.test(path),
  scripts: (path: string) => /^scripts\/.*\.(?:ts|mjs|js)$/.test(path) && !TESTS.test(path),
  'tests of src': (path: string) => /^src\/.*\.ts$/.test(path) && TESTS.test(path),
  'tests of scripts': (path: string) => /^scripts\/.*\.ts$/.test(path) && TESTS.test(path),
  e2e: (path: string) => /^(?:e2e|drive)\/.*\.ts$/.test(path),
  documents: (path: string) => /\.md$/.test(path),
} as const;

interface Count {
  readonly lines: number;
  readonly files: number;
}

/**
 * Lines and files by kind, and the lines of style blocks in components, of the working tree or a commit.
 * @throws Error where git does not know the commit
 */
function countsOf(commit: string | null): Map<string, Count> {
  const counts = new Map<string, Count>();
  const lines = grep(commit, ['--count', '']).map((line) => /^(.*):(\d+)$/.exec(line));
  for (const [kind, holds] of Object.entries(kinds)) {
    const files = lines.filter((match) => match?.[1] !== undefined && holds(match[1]));
    counts.set(kind, {
      lines: files.reduce((sum, match) => sum + Number(match?.[2]), 0),
      files: files.length,
    });
  }
  counts.set('style blocks', styleBlocks(commit));
  return counts;
}

function styleBlocks(commit: string | null): Count {
  let lines = 0;
  const files = new Set<string>();
  let since = 0;
  for (const hit of grep(commit, ['--line-number', '-E', '^</?style'], '*.vue')) {
    const match = /^(.*):(\d+):<(\/?)style/.exec(hit);
    if (match?.[1] === undefined) continue;
    files.add(match[1]);
    if (match[3] === '') since = Number(match[2]);
    else lines += Number(match[2]) - since + 1;
  }
  return { lines, files: files.size };
}

/** Lines of `git grep`, without the name of the commit; `--untracked` counts a file before its first commit. */
function grep(commit: string | null, options: readonly string[], ...paths: readonly string[]): string[] {
  const where = commit === null ? ['--untracked', ...options] : [...options, commit];
  const run = spawnSync('git', ['grep', '-I', ...where, '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // git grep answers 1 for no line found.
  if (run.status !== 0 && run.status !== 1) throw new Error(run.stderr.trim() || 'git grep did not run');
  const lines = run.stdout.split('\n').filter((line) => line !== '');
  return commit === null ? lines : lines.map((line) => line.slice(commit.length + 1));
}

const [commit = null] = process.argv.slice(2);
const now = countsOf(null);
const then = commit === null ? null : countsOf(commit);
const difference = (a: number, b: number): string =>
  a === b ? '=' : a > b ? `+${String(a - b)}` : String(a - b);
console.table(
  Object.fromEntries(
    Array.from(now, ([kind, { lines, files }]) => {
      const before = then?.get(kind);
      const since =
        before === undefined
          ? {}
          : {
              'lines since': difference(lines, before.lines),
              'files since': difference(files, before.files),
            };
      return [kind, { lines, files, ...since }];
    }),
  ),
);
