import type { TestInfo } from '@playwright/test';
import { LOST_ANSWER } from '../../drive/ask-main.ts';
import type { Program } from '../../drive/program.ts';
import { refusedPresses } from '../../drive/refused-presses.ts';

/** Tests that make the program stand still on purpose; its refusals excuse nothing there. */
export const STANDS_STILL = '@stands-still';

/** In milliseconds. Whoever waited so long finds a question gone that the program asks for some seconds. */
const STANDSTILL = 2_000;
/** In milliseconds. */
const BEAT = 200;

/** Measures how long the machine keeps a test's own process waiting, which no program under test can cause. */
export class Pulse {
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();
  #longest = 0;

  constructor() {
    this.#timer = setInterval(() => {
      this.#beat();
    }, BEAT);
    this.#timer.unref();
  }

  /** Ends the measurement and notes in a failed test that the machine stood still. */
  end(info: TestInfo): void {
    clearInterval(this.#timer);
    this.#beat();
    if (info.status === info.expectedStatus || this.#longest < STANDSTILL) return;
    const seconds = (this.#longest / 1000).toFixed(1);
    info.annotations.push({ type: 'spoiled', description: `the machine stood still for ${seconds} s` });
  }

  #beat(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}

/** Notes in a failed test what the machine did to it (`playwright-reporter.ts`). */
export async function noteSpoiled(programs: readonly Program[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const reason = info.errors.some(({ message }) => message?.includes(LOST_ANSWER) === true)
    ? 'the debugger lost an answer'
    : await standstillIn(programs, info);
  if (reason !== null) info.annotations.push({ type: 'spoiled', description: reason });
}

async function standstillIn(programs: readonly Program[], info: TestInfo): Promise<string | null> {
  if (info.tags.includes(STANDS_STILL)) return null;
  const counts = await Promise.all(programs.map(refusedPresses));
  const refused = counts.reduce((sum, count) => sum + count, 0);
  return refused === 0 ? null : `the machine stood still, and ${String(refused)} presses were refused`;
}
