import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeRuntime, findRuntime, root, writeRuntime, type Runtime } from '../../drive/runtime.ts';
import { fallbackVersion, hasFallback, installFallback } from './fallback.ts';
import { installOfficial, officialFolder } from './official.ts';
import { forgetRefusal, isRefusalFresh, rememberRefusal } from './refusal.ts';
import { say } from './say.ts';

const pinned = pinnedVersion();
const executableName = process.platform === 'win32' ? 'electron.exe' : 'electron';

/** Finds or fetches an Electron: the pinned release, or the fallback where its download is refused. */
export async function findElectron(): Promise<Runtime> {
  const given = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (given !== undefined && given !== '') return remember(runtimeIn(given, 'given'));
  if (isElectron(officialFolder, pinned)) return remember(runtimeIn(officialFolder, 'official'));
  const known = findRuntime();
  if (
    known?.kind === 'fallback' &&
    known.pinned === pinned &&
    known.version === fallbackVersion &&
    isRefusalFresh(pinned)
  )
    return known;
  if (!isRefusalFresh(pinned)) {
    const refusal = await installOfficial(pinned);
    if (refusal === undefined) {
      forgetRefusal(pinned);
      return remember(runtimeIn(officialFolder, 'official'));
    }
    say(`the download of Electron ${pinned} was refused: ${refusal}`);
    rememberRefusal(pinned, refusal);
  }
  if (!hasFallback()) {
    throw new Error(
      `Electron ${pinned} cannot be downloaded here, and there is a fallback for Linux x64 only. Please allow the download, name a mirror in ` +
        'ELECTRON_MIRROR, or unpack that release yourself and name its folder in ELECTRON_OVERRIDE_DIST_PATH.',
    );
  }
  const fallback = remember(runtimeIn(await installFallback(), 'fallback'));
  say(`note: the program will run on ${describeRuntime(fallback)}`);
  return fallback;
}

function remember(runtime: Runtime): Runtime {
  const known = findRuntime();
  if (known === undefined || JSON.stringify(known) !== JSON.stringify(runtime)) writeRuntime(runtime);
  return runtime;
}

function runtimeIn(dist: string, kind: Runtime['kind']): Runtime {
  const version = versionIn(dist);
  const executable = executableIn(dist);
  if (version === undefined || !existsSync(executable))
    throw new Error(`there is no Electron in ${dist} (named by ELECTRON_OVERRIDE_DIST_PATH)`);
  return { kind, version, pinned, dist, executable };
}

function isElectron(dist: string, version: string): boolean {
  return versionIn(dist) === version && existsSync(executableIn(dist));
}

function executableIn(dist: string): string {
  return process.platform === 'darwin'
    ? join(dist, 'Electron.app/Contents/MacOS/Electron')
    : join(dist, executableName);
}

function versionIn(dist: string): string | undefined {
  try {
    return readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '');
  } catch {
    return undefined;
  }
}

function pinnedVersion(): string {
  const { version } = createRequire(join(root, 'package.json'))('electron/package.json') as {
    version: string;
  };
  return version;
}
