import { setTimeout as wait } from 'node:timers/promises';

/** From V8's debugger, with which Playwright drives main: it may drop an answer before it is read. */
export const LOST_ANSWER = 'Resulting promise was garbage collected';

/** In milliseconds until an answer counts as lost; main may be busy. */
const PATIENCE = 30_000;
const ATTEMPTS = 3;

/** Asks main something that changes nothing, and asks again if the debugger lost the answer. */
export async function askMain<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await Promise.race([answered(ask), wait(PATIENCE, null, { ref: false })]);
    if (answer !== null) return answer.value;
  }
  throw new Error(`${LOST_ANSWER}: main gave none to ${String(ATTEMPTS)} questions`);
}

/** Null for a lost answer. */
async function answered<T>(ask: () => Promise<T>): Promise<{ readonly value: T } | null> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (error instanceof Error && error.message.includes(LOST_ANSWER)) return null;
    throw error;
  }
}
