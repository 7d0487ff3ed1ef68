// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed what npm wrote into node_modules when it had finished
 * @returns {boolean} whether what is installed is exactly what is wanted; a package for other systems may be missing
 */
export function isInstalled(wanted, installed) {
  const have = installed.packages ?? {};
  const want = wanted.packages ?? {};
  const complete = Object.entries(want).every(([path, locked]) => {
    const found = have[path];
    if (path === '') return true;
    if (found === undefined) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
  return complete && Object.keys(have).every((path) => path in want);
}

/**
 * @param {string} file
 * @returns {Lock | undefined} nothing when it is missing or torn
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root the checkout
 * @param {Lock} installed
 * @returns {boolean} whether each of them still has its folder; a removal that was killed leaves some without
 */
function areThere(root, { packages = {} }) {
  return Object.keys(packages).every((path) => path === '' || existsSync(join(root, path, 'package.json')));
}

/**
 * Runs `npm ci` if node_modules is missing, differs from the lockfile or is there by half.
 * @param {string} root the checkout
 */
export async function installPackages(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (wanted === undefined)
    throw new Error('package-lock.json is missing or damaged: please check out the whole project.');
  const note = join(root, 'node_modules', '.package-lock.json');
  const installed = readLock(note);
  if (installed !== undefined && isInstalled(wanted, installed) && areThere(root, installed)) return;
  console.error(
    `set-up: installing the packages the lockfile names (${installed === undefined ? 'none are here yet' : 'they have changed'})`,
  );
  // npm writes it again at its end. If it is killed before, the next set-up begins anew.
  rmSync(note, { force: true });
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(() => console.error(`set-up: still installing (${seconds()} s)`), 15_000);
  try {
    const code = await runNpm(root, [
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0)
      throw new Error(`npm ci ended with ${code}: what it says above has to be put right first.`);
  } finally {
    clearInterval(heartbeat);
  }
  console.error(`set-up: packages installed in ${seconds()} s`);
}

/**
 * Runs npm on the current Node, because `npm ci` deletes node_modules with the pinned one.
 * @param {string} root
 * @param {string[]} parameters
 * @returns {Promise<number | null>} the exit code
 */
async function runNpm(root, parameters) {
  // Standard input and output belong to the program, so the set-up prints to standard error.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 2, 2];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const child =
    npm !== undefined && node !== undefined
      ? spawn(node, [npm, ...parameters], { cwd: root, stdio })
      : spawn('npm', parameters, { cwd: root, stdio, shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  return code;
}
