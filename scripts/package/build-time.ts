import { spawnSync } from 'node:child_process';
import { root } from '../../drive/runtime.ts';

/**
 * The timestamp of everything in a package, in seconds since 1970: SOURCE_DATE_EPOCH, or that of the commit. The clock
 * is never read, so that the same sources give the same package.
 */
export function buildTime(environment: NodeJS.ProcessEnv = process.env): number {
  const given = environment['SOURCE_DATE_EPOCH'];
  const git = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  const text = given ?? (git.error === undefined ? git.stdout : '');
  const time = /^\d+\s*$/u.test(text) ? Number(text) : null;
  if (time === null)
    throw new Error(
      'There is no commit here to date the package by. Set SOURCE_DATE_EPOCH to its time in seconds since 1970.',
    );
  return time;
}
