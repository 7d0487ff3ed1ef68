import { read } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const readInto = promisify(read);

/** So few that the answers to what comes at once are young when they are written, and the heap need not grow. */
const BYTES_AT_ONCE = 4096;

/**
 * What comes on a file descriptor, as it comes. Every chunk is the same memory, good until the next is asked for: the
 * buffers of a Node stream would be garbage by the thousand, found late because it lies outside the heap.
 * Rejects when the input cannot be read, as when it is a folder.
 */
export async function* chunksOf(descriptor: number): AsyncGenerator<Uint8Array, void, undefined> {
  const memory = new Uint8Array(BYTES_AT_ONCE);
  for (;;) {
    const size = await sizeRead(descriptor, memory);
    if (size === 0) return;
    if (size === null) await wait(5);
    else yield memory.subarray(0, size);
  }
}

/** How many bytes have come: 0 at the end, `null` when there are none yet on an input that does not wait. */
async function sizeRead(descriptor: number, memory: Uint8Array): Promise<number | null> {
  try {
    const { bytesRead } = await readInto(descriptor, memory, 0, memory.length, null);
    return bytesRead;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EAGAIN') return null;
    // The end of a pipe on Windows.
    if (code === 'EOF') return 0;
    throw error;
  }
}
