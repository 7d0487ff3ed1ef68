import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** So many bytes take a slow lane's PC a few milliseconds; then a ball may come in between. */
const PIECE = 1024 * 1024;

/** The SHA-256 of the bytes, as 64 hex digits. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let place = 0; place < bytes.length; place += PIECE) {
    hash.update(bytes.subarray(place, place + PIECE));
    await setImmediate();
  }
  return hash.digest('hex');
}
