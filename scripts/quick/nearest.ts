import { dirname } from 'node:path';

/**
 * So many tests as fit into a short wait, the nearest to a change first: changed or of the same name, in the same
 * folder, in the same room, elsewhere.
 */
export function nearest(
  tests: readonly string[],
  changed: readonly string[],
  most: number,
): readonly string[] {
  const names = new Set(changed.map(nameOf));
  const folders = new Set(changed.map(dirname));
  const rooms = new Set(changed.map(roomOf));
  const distanceOf = (test: string): number => {
    if (names.has(nameOf(test))) return 0;
    if (folders.has(dirname(test))) return 1;
    return rooms.has(roomOf(test)) ? 2 : 3;
  };
  return tests.toSorted((one, other) => distanceOf(one) - distanceOf(other)).slice(0, most);
}

/** A file and its tests have one name. */
function nameOf(file: string): string {
  return file.replace(/(?:\.test)?\.\w+$/u, '');
}

function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
