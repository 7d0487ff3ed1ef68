import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../processes.ts';
import {
  isRoot,
  readRuntime,
  root,
  runtimeEnvironment,
  writeRuntime,
  type Runtime,
} from '../../drive/runtime.ts';
import { delaysEnvironment } from '../soak/delays-environment.ts';
import { startVirtualDisplay } from '../xvfb.ts';
import { must, said, worked } from './system.ts';

/** The folder and the user for the tests of the real program. */
export interface Place {
  readonly checkout: string;
  readonly node: string;
  readonly environment: Readonly<Record<string, string>>;
  /** For pictures, traces and reports. */
  readonly output: string;
  readonly identity: { readonly uid: number; readonly gid: number } | Record<string, never>;
}

/** A copy's run, its stop signal and its target. */
interface Copies {
  readonly run: Run;
  readonly stop: AbortSignal;
  readonly folder: string;
}

/** The user `nobody`, who owns nothing else. */
const nobody = 65534;

/** Left out of a copy: large or generated. */
const leftOut = ['.git', 'demo', 'views', 'test-results'];
/** The tools' cache in `node_modules`. Other users cannot read it, so it cannot be hard-linked. */
const KEPT_BY_TOOLS = '.cache';

/**
 * Makes a place for the tests: a virtual display, and their own home, temporary and output folders. Root's tests run
 * as an ordinary user, who may not read root's cache and often not the checkout: both are hard-linked into the run's
 * folder. All work is done in child processes of the run, so that stopping it waits for no copy and leaves no disk
 * mounted.
 * @param user `root` stays root and in the checkout
 * @param stop ends the work
 * @param seen uses the existing display; not for root's ordinary user, who may not paint on it
 */
export async function makePlace(
  run: Run,
  user: 'ordinary' | 'root',
  stop: AbortSignal,
  seen = false,
): Promise<Place> {
  const drop = isRoot() && user === 'ordinary';
  const folder = join(run.folder, user);
  mkdirSync(folder);
  const [home, temporary, output] = ['home', 'tmp', 'output'].map((name) => join(folder, name));
  if (home === undefined || temporary === undefined || output === undefined) throw new Error('no folders');
  for (const path of [home, temporary, output]) {
    mkdirSync(path);
    if (drop) chownSync(path, nobody, nobody);
  }
  const copies: Copies = { run, stop, folder };
  const runtime = drop ? await copyRuntime(copies) : readRuntime();
  const checkout = drop ? await copyCheckout(copies, runtime) : root;
  const disk = drop ? await mountSmallDisk(copies) : null;
  stop.throwIfAborted();
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
      ...delaysEnvironment(checkout),
      ...runtimeEnvironment(runtime),
      ...run.environment,
      ...(seen && !drop ? {} : await startVirtualDisplay(run, drop ? { user: nobody } : {})),
      HOME: home,
      TMPDIR: temporary,
      // Playwright deletes and recreates it, so its parent must be the user's own.
      HEADPIN_E2E_OUTPUT: join(output, 'results'),
      ...(disk === null ? {} : { HEADPIN_SMALL_DISK: disk }),
      HEADPIN_NO_SANDBOX: user === 'root' ? '1' : '0',
    },
  };
}

/** A disk small enough to fill; removed with the run. In some containers not even root may mount one. */
async function mountSmallDisk({ run, stop, folder }: Copies): Promise<string | null> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const id = String(nobody);
  const options = `size=64m,mode=0700,uid=${id},gid=${id}`;
  return (await worked(run, stop, 'mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])) ? disk : null;
}

/** The environment without this user's settings, session and printers. */
function plainEnvironment(): Record<string, string> {
  const personal = /^(XDG_|DBUS_|CUPS_|WAYLAND_|npm_|INIT_CWD$|HEADPIN_|ELECTRON_)/;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || personal.test(name) ? [] : [[name, value]],
    ),
  );
}

async function copyRuntime(copies: Copies): Promise<Runtime> {
  const runtime = readRuntime();
  const dist = join(copies.folder, 'electron');
  await copy(copies, runtime.dist, dist);
  return { ...runtime, dist, executable: runtime.executable.replace(runtime.dist, dist) };
}

async function copyCheckout(copies: Copies, runtime: Runtime): Promise<string> {
  const checkout = join(copies.folder, 'checkout');
  mkdirSync(checkout);
  for (const name of readdirSync(root).filter((name) => !leftOut.includes(name)))
    await copy(copies, join(root, name), join(checkout, name));
  writeRuntime(runtime, checkout);
  return checkout;
}

/** Hard links cost nothing, but need a single file system and files readable by all. */
async function copy(copies: Copies, from: string, to: string): Promise<void> {
  const { run, stop } = copies;
  if (!(await isOpen(copies, from)) || !(await worked(run, stop, 'cp', ['-al', from, to]))) {
    await must(run, stop, 'rm', ['-rf', to]);
    await must(run, stop, 'cp', ['-a', from, to]);
    await must(run, stop, 'chmod', ['-R', 'a+rX', to]);
  }
  await must(run, stop, 'rm', ['-rf', join(to, KEPT_BY_TOOLS)]);
}

/** Whether all files are readable by everybody; with a strict umask they are not. */
async function isOpen({ run, stop }: Copies, path: string): Promise<boolean> {
  const unused = ['-name', KEPT_BY_TOOLS, '-prune', '-o'];
  const closed = ['(', '-type', 'd', '!', '-perm', '-005', '-o', '-type', 'f', '!', '-perm', '-004', ')'];
  const found = await said(run, stop, 'find', [path, ...unused, ...closed, '-print', '-quit']);
  return found.worked && found.text === '';
}
