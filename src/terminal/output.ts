import type { Writable } from 'node:stream';

/** Writes the answers to a terminal, a file or a pipe. */
export class Output {
  readonly #stream: Writable;

  constructor(stream: Writable) {
    this.#stream = stream;
    // Errors reach the writer through `write`; an unhandled event would end the process with a stack.
    stream.on('error', () => undefined);
  }

  /**
   * Writes the text and waits until the system has it, so that nothing piles up before a slow reader. False: the
   * reader has gone. Rejects when the text could not be written, as on a full disk.
   */
  async write(text: string): Promise<boolean> {
    if (this.#stream.destroyed) return false;
    return new Promise((resolve, reject) => {
      this.#stream.write(text, (error) => {
        if (error === null || error === undefined) resolve(true);
        else if (hasGone(error)) resolve(false);
        else reject(error);
      });
    });
  }
}

function hasGone(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}
