// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node for the set-up itself; everything after it runs on the pinned one. */
const oldest = [20, 19];
/** The oldest Node that runs TypeScript files directly. */
const oldestWithTypes = [22, 18];

/**
 * @param {string} version as `process.version` says it
 * @param {readonly number[]} least major and minor
 * @returns {boolean} whether the version is at least that
 */
export function isAtLeast(version, [major = 0, minor = 0]) {
  const [haveMajor = 0, haveMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

/**
 * Throws a sentence for a Node that is too old.
 * @param {string} version
 */
export function checkNode(version) {
  if (isAtLeast(version, oldest)) return;
  throw new Error(
    `Headpin needs Node ${oldest.join('.')} or newer to set itself up, and this is ${version}. Please install a newer Node and try again.`,
  );
}

/**
 * Finds the Node pinned in the lockfile for this system and checks that it runs.
 * @param {string} root the checkout
 * @returns {string} the path of its executable
 */
export function findPinnedNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  // The running Node is often the pinned one, which needs no trial.
  if (existsSync(pinned) && (process.execPath === pinned || spawnSync(pinned, ['--version']).status === 0))
    return pinned;
  if (isAtLeast(process.version, oldestWithTypes)) return process.execPath;
  throw new Error(
    `there is no pinned Node for ${process.platform}-${process.arch} that runs here, and ${process.version} is too old to do without: ` +
      `please install Node ${oldestWithTypes.join('.')} or newer.`,
  );
}
