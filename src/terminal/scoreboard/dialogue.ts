import type { Output } from '../output.ts';

export interface Answers {
  /** Whether a user types the answers and can be asked anything new. */
  readonly typed: boolean;
  /** Asks and waits for one line; null at the end of the input. A line that is too long counts as empty. */
  next(question: string): Promise<string | null>;
  /** Closes the input; a waiting question gets null. */
  close(): void;
}

/**
 * Asks questions and reads answers. It ends with the input, when the output is closed, or when it is stopped. Every
 * later question answers null, so that there is a single way out.
 */
export class Dialogue {
  readonly #answers: Answers;
  readonly #output: Output;
  #silent = false;

  constructor(answers: Answers, output: Output) {
    this.#answers = answers;
    this.#output = output;
  }

  /** Whether a user types the answers and can be asked anything new. */
  get typed(): boolean {
    return this.#answers.typed;
  }

  /** Writes the text if there is still a reader. */
  async say(text: string): Promise<void> {
    if (!this.#silent) this.#silent = !(await this.#output.write(text));
  }

  /** The answer to a question; null at the end. */
  async ask(question: string): Promise<string | null> {
    if (this.#silent) return null;
    const answer = await this.#answers.next(question);
    // Ends the question's line, which has no answer.
    if (answer === null) await this.say('\n');
    return answer;
  }

  /** Stops at once, as on Ctrl-C, with the cursor on a new line. */
  stop(): void {
    if (this.#silent) return;
    this.#silent = true;
    this.#answers.close();
    // The terminal itself may be gone.
    void this.#output.write('\n').catch(() => false);
  }

  /** Closes the input, so that the process can end while a pipe stays open. */
  close(): void {
    this.#answers.close();
  }
}

/** Asks until the answer is valid and says each time why it is not; null at the end of the input. */
export async function askUntil<T>(
  dialogue: Dialogue,
  question: string,
  read: (answer: string) => T | null,
  refused: string,
): Promise<T | null> {
  for (;;) {
    const answer = await dialogue.ask(question);
    if (answer === null) return null;
    const value = read(answer);
    if (value !== null) return value;
    await dialogue.say(`${refused}\n`);
  }
}
