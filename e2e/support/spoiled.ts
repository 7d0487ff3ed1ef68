import type { TestInfo } from '@playwright/test';
import { LOST_ANSWER } from '../../drive/ask-main.ts';
import type { Program } from '../../drive/program.ts';
import { refusedPresses } from '../../drive/refused-presses.ts';

/** Tests that make the program stand still on purpose; its refusals excuse nothing there. */
export const STANDS_STILL = '@stands-still';

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
