import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from '../../processes.ts';
import { installTools } from '../../setup/libraries.ts';
import { must } from '../../test/system.ts';
import { buildTime } from '../build-time.ts';
import { ICON_SIZES } from '../icons.ts';
import { fingerprint, kilobytes } from '../tree.ts';
import { icoOf } from './ico.ts';
import { installerScript, type InstallerFacts } from './script.ts';

/** An installer to make. */
export interface InstallerWish {
  /** The folder of the unpacked program for Windows, with `headpin.exe`. */
  readonly payload: string;
  /** The folder for the installer. */
  readonly output: string;
  readonly compressor?: InstallerFacts['compressor'];
}

/** Makes the installer for Windows with makensis. The same program gives the same bytes. Returns its file. */
export async function makeInstaller(
  { payload, output, compressor = 'lzma' }: InstallerWish,
  run: Run,
  stop: AbortSignal,
): Promise<string> {
  for (const name of ['headpin.exe', 'headpin-version'])
    if (!existsSync(join(payload, name)))
      throw new Error(`${payload} is no unpacked Headpin for Windows: it has no ${name}.`);
  await installTools([{ what: 'makensis', packages: ['nsis'] }]);
  const version = readFileSync(join(payload, 'headpin-version'), 'utf8').trim();
  const work = join(run.folder, 'windows');
  mkdirSync(work, { recursive: true });
  mkdirSync(output, { recursive: true });
  const name = `headpin-setup-${version}.exe`;
  const icon = join(work, 'headpin.ico');
  writeFileSync(icon, icoOf(ICON_SIZES.map((size) => ({ size, png: readFileSync(drawn(size)) }))));
  const build = `${version}-${fingerprint(payload)}`;
  const made = `${join(output, name)}.part`;
  const facts = { version, build, payload, kilobytes: kilobytes(payload), icon, output: made, compressor };
  const script = join(work, 'installer.nsi');
  // With a byte order mark, or makensis would read it in the system's code page.
  writeFileSync(script, `\uFEFF${installerScript(facts)}`);
  const environment = [`SOURCE_DATE_EPOCH=${String(buildTime())}`, 'LC_ALL=C.UTF-8'];
  await must(run, stop, 'env', [...environment, 'makensis', '-V2', '-WX', script]);
  await rename(made, join(output, name));
  return join(output, name);
}

function drawn(size: number): string {
  return join(import.meta.dirname, '..', 'icons', `headpin-${String(size)}.png`);
}
