import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';

/**
 * Unpacks a zip file, because a minimal system has no unzip.
 * @param placeOf an entry's place below `target`; undefined leaves it out
 */
export async function unzip(
  file: string,
  target: string,
  placeOf: (entry: string) => string | undefined,
): Promise<void> {
  const zip = await yauzl.openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const place = placeOf(entry.fileName);
    if (place === undefined || entry.fileName.endsWith('/')) continue;
    const path = join(target, place);
    if (relative(target, path).startsWith('..'))
      throw new Error(`${entry.fileName} in ${file} points out of its folder`);
    await mkdir(dirname(path), { recursive: true });
    const mode = ((entry.externalFileAttributes >>> 16) & 0o100) === 0 ? 0o644 : 0o755;
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { mode }));
  }
}
