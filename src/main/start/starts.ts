import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { codeOf } from '../../saves/disk/trouble.ts';

// An installed program is started by scripts/package/debian/headpin.sh, which counts a version's starts in a row that
// came to nothing, and after three of them takes the version before it.

/** Names the file with the version and its count. */
const COUNT = 'HEADPIN_STARTS';
/** Names the version that came to nothing; this one is started in its place. */
const NOT_STARTED = 'HEADPIN_NOT_STARTED';
/** Names the starter itself. */
const STARTER = 'HEADPIN_STARTER';

/** Who starts the installed version, and where it counts. */
export interface Starter {
  readonly command: string;
  readonly count: string;
}

/** Ends the count of this version: it shows a window, or refuses the start itself and says why. */
export function startedWell(
  environment: NodeJS.ProcessEnv = process.env,
  executable = process.execPath,
): void {
  const file = environment[COUNT] ?? '';
  if (file === '') return;
  try {
    // A version that is started in place of another leaves the other's count.
    if (readFileSync(file, 'utf8').split(' ')[0] === basename(dirname(executable))) rmSync(file);
  } catch (error) {
    // None is counted.
    codeOf(error);
  }
}

/** Lets every version start again, at staff's word too. */
export function forgetStarts(environment: NodeJS.ProcessEnv = process.env): void {
  const file = environment[COUNT] ?? '';
  if (file === '') return;
  try {
    rmSync(file, { force: true });
  } catch (error) {
    // The version before may start once more.
    codeOf(error);
  }
}

/** The folder's name of the version that this one is started in place of; null: of none. */
export function notStarted(environment: NodeJS.ProcessEnv = process.env): string | null {
  const build = environment[NOT_STARTED] ?? '';
  return build === '' ? null : build;
}

/** Null for a program that was started without a starter, or where nothing is counted. */
export function starter(environment: NodeJS.ProcessEnv = process.env): Starter | null {
  const [command = '', count = ''] = [environment[STARTER], environment[COUNT]];
  return command === '' || count === '' ? null : { command, count };
}
