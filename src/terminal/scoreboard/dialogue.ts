import type { Output } from '../output.ts';

/** Where the answers come from: a keyboard or a pipe. */
export interface Answers {
  /** Somebody is there who can be asked what nobody wrote down beforehand. */
  readonly typed: boolean;
  /** Puts the question and waits for one line; null when no more come. A line too long to be read is empty. */
  next(question: string): Promise<string | null>;
  /** Lets the input go; whoever waits gets null. */
  close(): void;
}

/**
 * Questions and answers. It is over when the input has ended, when nobody reads what is said any more, or when it is
 * stopped: from then on every question is answered by null, so that there is one way out.
 */
export class Dialogue {
  readonly #answers: Answers;
  readonly #output: Output;
  #silent = false;

  constructor(answers: Answers, output: Output) {
    this.#answers = answers;
    this.#output = output;
  }

  /** Somebody is there who can be asked what nobody wrote down beforehand. */
  get typed(): boolean {
    return this.#answers.typed;
  }

  /** Says the text, while somebody listens. */
  async say(text: string): Promise<void> {
    if (!this.#silent) this.#silent = !(await this.#output.write(text));
  }

  /** The answer to a question; null when there will be none. */
  async ask(question: string): Promise<string | null> {
    if (this.#silent) return null;
    const answer = await this.#answers.next(question);
    // The question stands there alone: what follows begins its own line.
    if (answer === null) await this.say('\n');
    return answer;
  }

  /** Ends it at once, as on Ctrl-C: the cursor is left on a line of its own. */
  stop(): void {
    if (this.#silent) return;
    this.#silent = true;
    this.#answers.close();
    // The terminal may be what is gone.
    void this.#output.write('\n').catch(() => false);
  }

  /** Lets the input go, so that the process can end although a pipe stays open. */
  close(): void {
    this.#answers.close();
  }
}

/** Asks until the answer can be read, and says each time why not; null when there are no more answers. */
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
