import { mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for what set-up fetches and every checkout of this user may share. */
export function cacheFolder(): string {
  const base = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  try {
    return make(join(base, 'headpin'));
  } catch {
    // A user without a home folder (a service, `nobody`) still has the temporary one.
    return make(join(tmpdir(), `headpin-cache-${String(process.getuid?.() ?? 0)}`));
  }
}

function make(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
