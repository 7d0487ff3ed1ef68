import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../drive/runtime.ts';
import { say } from './say.ts';

const packageFolder = join(root, 'node_modules', 'electron');

/** The electron package's folder for its download. */
export const officialFolder = join(packageFolder, 'dist');

/**
 * In milliseconds. Behind a firewall that drops packets a download hangs instead of failing; this long without a byte
 * counts as refused.
 */
const patience = 20_000;

interface Progress {
  readonly transferred: number;
  readonly percent: number;
}

interface Downloader {
  readonly downloadArtifact: (request: {
    version: string;
    artifactName: string;
    platform: string;
    arch: string;
    checksums: Record<string, string>;
    downloadOptions: {
      quiet: boolean;
      signal: AbortSignal;
      getProgressCallback: (progress: Progress) => Promise<void>;
    };
  }) => Promise<string>;
}

/**
 * Downloads the pinned release into Electron's cache, where the electron package's installer looks first, and lets
 * that unpack it.
 * @returns nothing when it worked, else the reason
 */
export async function installOfficial(version: string): Promise<string | undefined> {
  say(`downloading Electron ${version}`);
  const watch = new Watch(patience);
  try {
    const { downloadArtifact } = await loadDownloader();
    await downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      checksums: JSON.parse(readFileSync(join(packageFolder, 'checksums.json'), 'utf8')) as Record<
        string,
        string
      >,
      downloadOptions: {
        quiet: true,
        signal: watch.signal,
        getProgressCallback: (progress) => watch.saw(progress),
      },
    });
  } catch (error) {
    return reasonOf(error);
  } finally {
    watch.end();
  }
  const installed = spawnSync(process.execPath, [join(packageFolder, 'install.js')], { stdio: 'inherit' });
  return installed.status === 0 ? undefined : 'its installer failed';
}

/** Ends a silent download and reports the progress of a working one. */
class Watch {
  readonly #controller = new AbortController();
  readonly #patience: number;
  #timer: NodeJS.Timeout;
  #said = 0;

  constructor(patience: number) {
    this.#patience = patience;
    this.#timer = this.#start();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  saw(progress: Progress): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
    const tenths = Math.floor(progress.percent * 10);
    if (tenths > this.#said)
      say(`${String(tenths * 10)} % (${String(Math.round(progress.transferred / 1e6))} MB)`);
    this.#said = Math.max(tenths, this.#said);
    return Promise.resolve();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#controller.abort(new Error(`not a byte within ${String(this.#patience / 1000)} s`));
    }, this.#patience);
  }
}

/** @electron/get belongs to the electron package and is resolved from there. */
async function loadDownloader(): Promise<Downloader> {
  const manifest = createRequire(join(packageFolder, 'package.json')).resolve('@electron/get');
  return (await import(pathToFileURL(manifest).href)) as Downloader;
}

/** `fetch` hides the reason in its cause, sometimes two levels deep. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}
