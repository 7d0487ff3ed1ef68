import type { Readable } from 'node:stream';
import { linesOf, type InputLine } from '../lines.ts';
import type { Output } from '../output.ts';
import type { Answers } from './dialogue.ts';

/** Answers from a pipe or a file. No terminal echoes them, so they are written after their questions. */
export class PipedAnswers implements Answers {
  readonly typed = false;
  readonly #input: Readable;
  readonly #output: Output;
  readonly #echo: boolean;
  readonly #lines: AsyncGenerator<InputLine, void, undefined>;
  #closed = false;

  constructor(input: Readable, output: Output, echo: boolean) {
    this.#input = input;
    this.#output = output;
    this.#echo = echo;
    this.#lines = oneByOne(linesOf(input));
  }

  async next(question: string): Promise<string | null> {
    if (!(await this.#output.write(question))) return null;
    const line = await this.#nextLine();
    if (line === null) return null;
    return !this.#echo || (await this.#output.write(`${line}\n`)) ? line : null;
  }

  close(): void {
    this.#closed = true;
    this.#input.destroy();
  }

  async #nextLine(): Promise<string | null> {
    try {
      const next = await this.#lines.next();
      return next.done === true ? null : (next.value ?? '');
    } catch (error) {
      // A stream closed while a question waits reports an abort.
      if (this.#closed) return null;
      throw error;
    }
  }
}

async function* oneByOne(
  lines: AsyncIterable<readonly InputLine[]>,
): AsyncGenerator<InputLine, void, undefined> {
  for await (const some of lines) yield* some;
}
