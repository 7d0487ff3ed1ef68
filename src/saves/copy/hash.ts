import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** A slow PC hashes this many bytes in a few milliseconds; a ball may come between two blocks. */
const PIECE = 1024 * 1024;

/** SHA-256 as 64 hex digits. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let place = 0; place < bytes.length; place += PIECE) {
    hash.update(bytes.subarray(place, place + PIECE));
    await setImmediate();
  }
  return hash.digest('hex');
}
