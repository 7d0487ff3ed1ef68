import { existsSync, renameSync } from 'node:fs';

/** Renames it out of the way, and never removes it. Returns the new name; null if it did not exist. */
export function moveAside(path: string): string | null {
  if (!existsSync(path)) return null;
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const aside = `${path}.before-${stamp}`;
  renameSync(path, aside);
  return aside;
}
