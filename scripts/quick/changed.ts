import { execFileSync } from 'node:child_process';

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
