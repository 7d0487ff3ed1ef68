import { constants, statSync } from 'node:fs';
import { access, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { InstalledVersion } from '../../contract/contract.ts';
import { codeOf } from '../../saves/disk/trouble.ts';

/** An installed version and its program. */
export interface Installed extends Pick<InstalledVersion, 'version'> {
  readonly program: string;
}

/** Where a package keeps its versions, beside the link `current` (scripts/package/debian/postinst.sh). */
const VERSIONS = 'versions';
const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}[\w.~+-]{0,40}$/u;

/**
 * The version that the next start takes, if it differs from this executable's. Null where no package keeps versions (a
 * checkout, Windows), after a removal, and while the new version looks incomplete.
 */
export async function otherInstalled(executable: string): Promise<Installed | null> {
  const versions = dirname(dirname(executable));
  if (basename(versions) !== VERSIONS) return null;
  try {
    const [folder, home] = await Promise.all([
      realpath(join(dirname(versions), 'current')),
      realpath(versions),
    ]);
    const own = join(home, basename(dirname(executable)));
    if (folder === own || dirname(folder) !== home) return null;
    const program = join(folder, basename(executable));
    await access(program, constants.X_OK);
    // The starter makes the same check, and would start the version before (scripts/package/debian/headpin.sh).
    if (sizeOfArchive(join(folder, 'resources', 'app.asar')) === 0) return null;
    const version = (await readFile(join(folder, 'headpin-version'), 'utf8')).trim();
    return VERSION.test(version) ? { version, program } : null;
  } catch (error) {
    // Something missing now may be there at the next look.
    codeOf(error);
    return null;
  }
}

/** In bytes. Electron's `fs` treats an archive as a folder of size 0, so that is turned off for this call. */
function sizeOfArchive(path: string): number {
  const before = process.noAsar;
  process.noAsar = true;
  try {
    return statSync(path).size;
  } finally {
    process.noAsar = before;
  }
}
