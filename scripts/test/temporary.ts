import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../processes.ts';

/** The temporary folder of a run's unit tests, whose mounts and files disappear with the run. */
export function temporaryIn(run: Run): string {
  const folder = join(run.folder, 'tmp');
  mkdirSync(folder, { recursive: true });
  // PostgreSQL refuses root, and its user has to reach what root's tests put here.
  chmodSync(run.folder, 0o711);
  return folder;
}
