import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Runtime } from '../../drive/runtime.ts';
import type { Run } from '../processes.ts';
import { exitCode } from '../test/command.ts';
import { addCheckTool } from './check-tool.ts';
import { setFuses, wrongFuses } from './fuses.ts';
import { licenceTexts } from './licences.ts';
import { openToAll } from './tree.ts';

const BUILDER = join(root, 'scripts/package/node_modules/electron-builder/cli.js');

export const PUBLISHER = 'The Headpin authors';
export const COPYRIGHT = `Copyright (c) 2026 ${PUBLISHER}`;

/** electron-builder's option and names for one system. */
interface Target {
  readonly option: string;
  readonly folder: string;
  readonly executable: string;
}

const TARGETS: Partial<Record<NodeJS.Platform, Target>> = {
  linux: { option: '--linux', folder: 'linux-unpacked', executable: 'headpin' },
  // Untested: no Electron for Windows was available.
  win32: { option: '--win', folder: 'win-unpacked', executable: 'headpin.exe' },
};

/** What to build: the program of out/ on this Electron, under this version. */
export interface Wish {
  readonly runtime: Runtime;
  readonly version: string;
  /** Emptied before the build. */
  readonly output: string;
}

/**
 * Builds the unpacked program of this system: Electron, the program as one archive, and the licences. Sets the fuses
 * and reads them back. @returns its folder
 */
export async function makeUnpacked(wish: Wish, run: Run, stop: AbortSignal): Promise<string> {
  const target = TARGETS[process.platform];
  if (target === undefined)
    throw new Error('The package is made on Linux, and on Windows the program for it.');
  rmSync(wish.output, { recursive: true, force: true });
  const settings = join(run.folder, 'electron-builder.json');
  writeFileSync(settings, JSON.stringify(builderSettings(wish)));
  await runBuilder(target, settings, run, stop);
  const folder = join(wish.output, target.folder);
  const executable = join(folder, target.executable);
  // The fallback's loader does not belong to the program. The fuse would keep it from running, but it should not be
  // shipped either.
  rmSync(join(folder, 'resources', 'app'), { recursive: true, force: true });
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE.headpin.txt'));
  writeFileSync(join(folder, 'LICENSES.packages.txt'), licenceTexts(root));
  writeFileSync(join(folder, 'headpin-version'), `${wish.version}\n`);
  await addCheckTool(folder);
  await setFuses(executable);
  const wrong = await wrongFuses(executable);
  if (wrong.length > 0) throw new Error(`fuses of ${executable} are not set: ${wrong.join(', ')}`);
  openToAll(folder);
  return folder;
}

/** One configuration for all systems. Pages and main are bundled, so no package is copied. */
function builderSettings({ runtime, version, output }: Wish): unknown {
  return {
    appId: 'org.headpin.Headpin',
    productName: 'Headpin',
    copyright: COPYRIGHT,
    electronVersion: runtime.version,
    electronDist: runtime.dist,
    npmRebuild: false,
    asar: true,
    directories: { output, buildResources: 'scripts/package/icons' },
    files: ['package.json', 'out/main/**', 'out/preload/**', 'out/renderer/**', '!node_modules/**'],
    // Headpin's own package description, without the commands of a checkout.
    extraMetadata: { version, author: PUBLISHER },
    linux: { executableName: 'headpin' },
    win: { executableName: 'headpin', icon: 'scripts/package/icons/headpin-256.png' },
    // Untested.
    mac: {
      target: ['dir', 'dmg'],
      category: 'public.app-category.sports-games',
      icon: 'scripts/package/icons/headpin-512.png',
    },
    publish: null,
  };
}

async function runBuilder({ option }: Target, settings: string, run: Run, stop: AbortSignal): Promise<void> {
  const parameters = [BUILDER, option, 'dir', '--config', settings, '--publish', 'never'];
  const env = { ...process.env, ...run.environment };
  const code = await exitCode(process.execPath, parameters, { cwd: root, env, signal: stop }, null);
  if (code !== 0) throw new Error('electron-builder did not make the program: see above.');
}
