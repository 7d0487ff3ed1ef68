import { read } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** An input line without its line end; `null` for one that was too long. */
export type InputLine = string | null;

/** In UTF-16 units; a whole game in notation has about forty. */
export const LONGEST_LINE = 1024 * 1024;

/**
 * The lines of a UTF-8 stream, in groups as they come. A line that is too long is dropped while it is read, so that
 * memory never holds more than a chunk and a line. The last line may lack its line end.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly InputLine[], void, undefined> {
  const decoder = new TextDecoder();
  let begun: InputLine = '';
  for await (const chunk of input) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    begun = grown(begun, first, longest);
    const ended: InputLine[] = [];
    for (const piece of others) {
      ended.push(withoutReturn(begun));
      begun = grown('', piece, longest);
    }
    if (ended.length > 0) yield ended;
  }
  const last = grown(begun, decoder.decode(), longest);
  if (last !== '') yield [withoutReturn(last)];
}

function grown(line: InputLine, piece: string, longest: number): InputLine {
  return line === null || line.length + piece.length > longest ? null : line + piece;
}

function withoutReturn(line: InputLine): InputLine {
  return line?.endsWith('\r') === true ? line.slice(0, -1) : line;
}

const readInto = promisify(read);

/** Few enough that answers appear soon after their input, and the heap need not grow. */
const BYTES_AT_ONCE = 4096;

/**
 * Reads a file descriptor in chunks. Every chunk reuses the same memory, valid until the next one is requested: a
 * Node stream would leave thousands of buffers outside the heap, where garbage collection finds them late. Rejects
 * when the input cannot be read, as when it is a folder.
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

/** The number of bytes read: 0 at the end, `null` when a non-blocking input has none yet. */
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
