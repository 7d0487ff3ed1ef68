import { cpSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../drive/runtime.ts';
import { checksums, fingerprint, writeOpen } from '../../package/tree.ts';
import { makeInstaller } from '../../package/windows/installer.ts';
import type { Run } from '../../processes.ts';

/** A program in the place of the real one, and its installer. */
export interface StandIn {
  readonly version: string;
  readonly build: string;
  readonly installer: string;
  /** A line for each of its files. */
  readonly sums: string;
}

/** What the programs of the terminal are made of. */
const ROOMS = ['contract', 'core', 'options', 'saves', 'terminal', 'text'];

/**
 * Makes an installer of a program that can be had here. No Electron for Windows can: Node for Windows stands in for
 * it, with the programs of the terminal.
 */
export async function makeStandIn(
  version: string,
  node: string,
  run: Run,
  stop: AbortSignal,
): Promise<StandIn> {
  const payload = join(run.folder, 'stand-in', version);
  mkdirSync(payload, { recursive: true });
  linkSync(node, join(payload, 'headpin.exe'));
  writeOpen(join(payload, 'headpin-version'), `${version}\n`);
  for (const name of ['package.json', 'node_modules/valibot', ...ROOMS.map((room) => `src/${room}`)])
    cpSync(join(root, name), join(payload, name), { recursive: true });
  const build = `${version}-${fingerprint(payload)}`;
  const sums = checksums(payload, '');
  const output = join(run.folder, 'installers');
  const installer = await makeInstaller({ payload, output, compressor: 'zlib' }, run, stop);
  // Several need half a gigabyte.
  rmSync(payload, { recursive: true });
  return { version, build, installer, sums };
}
