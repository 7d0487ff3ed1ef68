import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The room of a file: its folder in `src`. */
const ROOM = /^src\/([^/]+)\//u;

/**
 * The projects whose types a change may reach: those of its rooms, and of rooms that import one of these. Tests are
 * not among them.
 * @param projects of the checkout
 * @param files of the checkout, which say what imports what
 */
export function projectsOf(
  checkout: string,
  changed: readonly string[],
  projects: readonly string[],
  files: readonly string[],
): readonly string[] {
  const rooms = roomsOf(changed);
  const importers = files.filter((file) => imports(readFileSync(join(checkout, file), 'utf8'), rooms));
  const reached = new Set([...rooms, ...roomsOf(importers)]);
  // The renderer's project has the board too.
  if (reached.has('board')) reached.add('renderer');
  const outside = changed.some((file) => /\.(?:ts|js|mjs)$/u.test(file) && !ROOM.test(file));
  const imported = importers.some((file) => !ROOM.test(file));
  return projects.filter((project) => {
    const room = ROOM.exec(project)?.[1];
    return room === undefined ? project === 'tsconfig.json' && (outside || imported) : reached.has(room);
  });
}

function roomsOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.flatMap((file) => ROOM.exec(file)?.[1] ?? []))];
}

function imports(text: string, rooms: readonly string[]): boolean {
  return rooms.some((room) => new RegExp(`'(?:\\.\\./)+(?:src/)?${room}/`, 'u').test(text));
}
