import { existsSync, renameSync } from 'node:fs';

/** Out of the way, never removed. Returns its new name; null where there was none. */
export function moveAside(path: string): string | null {
  if (!existsSync(path)) return null;
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const aside = `${path}.before-${stamp}`;
  renameSync(path, aside);
  return aside;
}
