import { readFile } from 'node:fs/promises';

/** Whether this operating system can tell sticks from other disks. */
export function knowsSticks(platform: NodeJS.Platform = process.platform): boolean {
  return platform === 'linux';
}

/**
 * The mounted, writable USB sticks, newest first. All platform differences are here. Linux: what a desktop mounts
 * under /media or /run/media. Elsewhere (Windows: untested) Node cannot tell a stick from a disk, so none is found
 * and the export folder is used.
 */
export async function mountedSticks(
  platform: NodeJS.Platform = process.platform,
): Promise<readonly string[]> {
  return knowsSticks(platform) ? sticksIn(await readFile('/proc/self/mounts', 'utf8')) : [];
}

const STICK = /^\/(?:run\/)?media\/[^/]+\/[^/]+$/u;

/** The same including write-protected sticks. */
export async function readableSticks(
  platform: NodeJS.Platform = process.platform,
): Promise<readonly string[]> {
  return knowsSticks(platform) ? sticksIn(await readFile('/proc/self/mounts', 'utf8'), ['rw', 'ro']) : [];
}

/** The sticks in a mount table that are mounted in one of these ways, newest first. */
export function sticksIn(mounts: string, ways: readonly ('rw' | 'ro')[] = ['rw']): readonly string[] {
  const sticks = mounts.split('\n').flatMap((row) => {
    const [, folder = '', , options = ''] = row.split(' ');
    const path = unescaped(folder);
    return STICK.test(path) && options.split(',').some((option) => ways.some((way) => way === option))
      ? [path]
      : [];
  });
  return sticks.toReversed();
}

/** The kernel writes a space in a name as `\040`; other separators likewise. */
function unescaped(name: string): string {
  return name.replace(/\\([0-7]{3})/gu, (_all, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 8)),
  );
}
