import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { codeOf } from '../../saves/disk/trouble.ts';

// scripts/package/debian/headpin.sh starts an installed program. It counts a version's starts that failed in a row, and
// after three it starts the version before.

/** The environment variable with the path of the file that holds version and count. */
const COUNT = 'HEADPIN_STARTS';
/** The environment variable with the version that failed; this one runs in its place. */
const NOT_STARTED = 'HEADPIN_NOT_STARTED';
/** The environment variable with the path of the starter. */
const STARTER = 'HEADPIN_STARTER';

/** The starter of the installed version, and its file with the count. */
export interface Starter {
  readonly command: string;
  readonly count: string;
}

/** Resets this version's count: it shows a window, or refuses to start and says why. */
export function startedWell(
  environment: NodeJS.ProcessEnv = process.env,
  executable = process.execPath,
): void {
  const file = environment[COUNT] ?? '';
  if (file === '') return;
  try {
    // A version that replaces another one leaves the other's count.
    if (readFileSync(file, 'utf8').split(' ')[0] === basename(dirname(executable))) rmSync(file);
  } catch (error) {
    // There is no count.
    codeOf(error);
  }
}

/** Clears the count, so that every version may start again. */
export function forgetStarts(environment: NodeJS.ProcessEnv = process.env): void {
  const file = environment[COUNT] ?? '';
  if (file === '') return;
  try {
    rmSync(file, { force: true });
  } catch (error) {
    // If this fails, the version before may start once more.
    codeOf(error);
  }
}

/** The folder name of the version that this one replaces because it failed; null: none. */
export function notStarted(environment: NodeJS.ProcessEnv = process.env): string | null {
  const build = environment[NOT_STARTED] ?? '';
  return build === '' ? null : build;
}

/** Null for a program that was started without the starter, or where the starter cannot count. */
export function starter(environment: NodeJS.ProcessEnv = process.env): Starter | null {
  const [command = '', count = ''] = [environment[STARTER], environment[COUNT]];
  return command === '' || count === '' ? null : { command, count };
}
