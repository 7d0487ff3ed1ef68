import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../processes.ts';
import { isRoot, readRuntime, root, runtimeEnvironment, writeRuntime, type Runtime } from '../runtime.ts';
import { startVirtualDisplay } from '../xvfb.ts';

/** Where and as whom the tests of the real program run. */
export interface Place {
  readonly checkout: string;
  readonly node: string;
  readonly environment: Readonly<Record<string, string>>;
  /** What tests leave behind: pictures, traces, reports. */
  readonly output: string;
  readonly identity: { readonly uid: number; readonly gid: number } | Record<string, never>;
}

/** The user `nobody`, in whose hands nothing else is. */
const nobody = 65534;

/** Left out of a copy: large, or made anew by whoever needs it. */
const leftOut = ['.git', 'demo', 'views', 'test-results'];

/**
 * Makes a place for the tests: a virtual display, and a home, temporary and output folder of their own. Root's tests are run by an
 * ordinary user, who may read neither root's cache nor, often, the checkout: they get both as hard links in the run's folder.
 * @param user `root` stays root and in the checkout
 */
export async function makePlace(run: Run, user: 'ordinary' | 'root'): Promise<Place> {
  const drop = isRoot() && user === 'ordinary';
  const folder = join(run.folder, user);
  mkdirSync(folder);
  const [home, temporary, output] = ['home', 'tmp', 'output'].map((name) => join(folder, name));
  if (home === undefined || temporary === undefined || output === undefined) throw new Error('no folders');
  for (const path of [home, temporary, output]) {
    mkdirSync(path);
    if (drop) chownSync(path, nobody, nobody);
  }
  const runtime = drop ? copyRuntime(folder) : readRuntime();
  const checkout = drop ? copyCheckout(folder, runtime) : root;
  const disk = drop ? mountSmallDisk(folder) : null;
  if (drop)
    [run.folder, folder].forEach((path) => {
      chmodSync(path, 0o755);
    });
  return {
    checkout,
    node: process.execPath.replace(root, checkout),
    output,
    identity: drop ? { uid: nobody, gid: nobody } : {},
    environment: {
      ...plainEnvironment(),
      ...runtimeEnvironment(runtime),
      ...run.environment,
      ...(await startVirtualDisplay(run, drop ? { user: nobody } : {})),
      HOME: home,
      TMPDIR: temporary,
      // Playwright deletes and makes it anew, so it needs a folder of the user's own around it.
      HEADPIN_E2E_OUTPUT: join(output, 'results'),
      ...(disk === null ? {} : { HEADPIN_SMALL_DISK: disk }),
      HEADPIN_NO_SANDBOX: user === 'root' ? '1' : '0',
    },
  };
}

/** A disk small enough to be filled; it goes with the run. Not even root may mount one in every container. */
function mountSmallDisk(folder: string): string | null {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const id = String(nobody);
  const options = `size=64m,mode=0700,uid=${id},gid=${id}`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status === 0 ? disk : null;
}

/** The environment without what leads to this user's own settings, session and printers. */
function plainEnvironment(): Record<string, string> {
  const personal = /^(XDG_|DBUS_|CUPS_|WAYLAND_|npm_|INIT_CWD$|HEADPIN_|ELECTRON_)/;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || personal.test(name) ? [] : [[name, value]],
    ),
  );
}

function copyRuntime(folder: string): Runtime {
  const runtime = readRuntime();
  const dist = join(folder, 'electron');
  copy(runtime.dist, dist);
  return { ...runtime, dist, executable: runtime.executable.replace(runtime.dist, dist) };
}

function copyCheckout(folder: string, runtime: Runtime): string {
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  for (const name of readdirSync(root).filter((name) => !leftOut.includes(name)))
    copy(join(root, name), join(checkout, name));
  writeRuntime(runtime, checkout);
  return checkout;
}

/** Hard links cost nothing; they need one file system, and files that everybody may read as they are. */
function copy(from: string, to: string): void {
  if (isOpen(from) && spawnSync('cp', ['-al', from, to]).status === 0) return;
  must('rm', ['-rf', to]);
  must('cp', ['-a', from, to]);
  must('chmod', ['-R', 'a+rX', to]);
}

/** Whether everybody may read everything in there: not so for whoever keeps a strict umask. */
function isOpen(path: string): boolean {
  const closed = ['(', '-type', 'd', '!', '-perm', '-005', '-o', '-type', 'f', '!', '-perm', '-004', ')'];
  const found = spawnSync('find', [path, ...closed, '-print', '-quit'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout === '';
}

function must(command: string, parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr.trim()}`);
}
