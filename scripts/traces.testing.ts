import { readFileSync, readdirSync } from 'node:fs';

/** Every process, mount and loop device connected with a folder. */
export function traces(folder: string): readonly string[] {
  const files = [
    '/proc/mounts',
    ...readdirSync('/proc').flatMap((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`]),
    ...readdirSync('/sys/block').map((device) => `/sys/block/${device}/loop/backing_file`),
  ];
  return files.flatMap((file) => contentOf(file).split('\n')).filter((line) => line.includes(folder));
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  } catch {
    // No process or loop device, or one that has ended or is free.
    return '';
  }
}
