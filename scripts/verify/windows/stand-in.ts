import { cpSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../drive/runtime.ts';
import { checksums, fingerprint, writeOpen } from '../../package/tree.ts';
import { makeInstaller } from '../../package/windows/installer.ts';
import type { Run } from '../../processes.ts';

/** A stand-in for the real program, and its installer. */
export interface StandIn {
  readonly version: string;
  readonly build: string;
  readonly installer: string;
  /** One checksum line for each of its files. */
  readonly sums: string;
}

/** Source folders that the terminal programs need. */
const ROOMS = ['contract', 'core', 'league-files', 'options', 'saves', 'terminal', 'text'];

/**
 * Makes an installer of a stand-in program. Electron for Windows cannot be downloaded here, so Node for Windows with
 * the terminal programs takes its place.
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
  // All these folders together would take half a gigabyte.
  rmSync(payload, { recursive: true });
  return { version, build, installer, sums };
}
