import { createHash } from 'node:crypto';
import { chmodSync, globSync, lstatSync, lutimesSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file that everybody may read, and its folders. */
export function writeOpen(path: string, content: string | Buffer, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  // Sets the mode again because the umask may have removed bits.
  chmodSync(path, mode);
}

/** Lets everybody read and only the owner write, whatever the umask. */
export function openToAll(folder: string): void {
  for (const path of everything(folder)) {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, entry.isDirectory() || (entry.mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

/** Sets one timestamp on everything in a folder, in seconds since 1970. */
export function dateAll(folder: string, time: number): void {
  for (const path of everything(folder)) lutimesSync(path, time, time);
}

/** One line for each file below a folder in md5sum's format, with paths relative to `from`. */
export function checksums(folder: string, from: string): string {
  const lines = filesIn(folder).map((name) => `${digest('md5', join(folder, name))}  ${join(from, name)}\n`);
  return lines.join('');
}

/** Eight letters and digits, the same for the same content, names and modes. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesIn(folder)) {
    const path = join(folder, name);
    hash.update(`${name}\0${String(lstatSync(path).mode)}\0${digest('sha256', path)}\n`);
  }
  return hash.digest('hex').slice(0, 8);
}

/** The size of all files, in kilobytes. */
export function kilobytes(folder: string): number {
  const sizes = filesIn(folder).map((name) => Math.ceil(lstatSync(join(folder, name)).size / 1024));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function filesIn(folder: string): string[] {
  return globSync('**', { cwd: folder })
    .filter((name) => lstatSync(join(folder, name)).isFile())
    .toSorted();
}

function everything(folder: string): string[] {
  return [folder, ...globSync('**', { cwd: folder }).map((name) => join(folder, name))];
}

function digest(kind: 'md5' | 'sha256', path: string): string {
  return createHash(kind).update(readFileSync(path)).digest('hex');
}
