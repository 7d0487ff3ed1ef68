import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** For the owner alone, whole or as it was before. */
export function writeForOwner(file: string, text: string): void {
  const half = `${file}.half`;
  const handle = openSync(half, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(half, file);
}
