import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import type { Answers } from './dialogue.ts';

/** Answers from a keyboard, with the terminal's line editing and no history. */
export class TypedAnswers implements Answers {
  readonly typed = true;
  readonly #lines: Interface;
  readonly #screen: Writable;
  /** Lines that came before their question, as in a paste. */
  readonly #ahead: string[] = [];
  #waiting: ((answer: string | null) => void) | null = null;
  #closed = false;

  /** `interrupt` is called on Ctrl-C, which in this mode is a key, not a signal. */
  constructor(keyboard: ReadStream, screen: Writable, interrupt: () => void) {
    this.#screen = screen;
    this.#lines = createInterface({ input: keyboard, output: screen, terminal: true, historySize: 0 });
    this.#lines.on('SIGINT', interrupt);
    this.#lines.on('SIGTSTP', () => {
      this.#suspend(keyboard);
    });
    this.#lines.on('line', (line) => {
      if (this.#waiting === null) this.#ahead.push(line);
      else this.#answer(line);
    });
    // On an error the terminal was closed, and even its mode cannot be restored.
    for (const end of ['close', 'error'])
      this.#lines.on(end, () => {
        this.#closed = true;
        this.#answer(null);
      });
  }

  next(question: string): Promise<string | null> {
    const ahead = this.#ahead.shift();
    if (ahead !== undefined) {
      this.#screen.write(`${question}${ahead}\n`);
      return Promise.resolve(ahead);
    }
    if (this.#closed) return Promise.resolve(null);
    this.#lines.setPrompt(question);
    // True keeps the text and the cursor.
    this.#lines.prompt(true);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#lines.close();
  }

  /** Ctrl-Z: returns the terminal to the shell; afterwards the question is shown again. */
  #suspend(keyboard: ReadStream): void {
    process.once('SIGCONT', () => {
      if (this.#closed) return;
      keyboard.setRawMode(true);
      this.#lines.prompt(true);
    });
    keyboard.setRawMode(false);
    // The whole process group: npm and its shell wait for us, and the user's shell for them.
    process.kill(0, 'SIGTSTP');
  }

  #answer(answer: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(answer);
  }
}
