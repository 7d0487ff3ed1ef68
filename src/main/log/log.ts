import { inspect } from 'node:util';

/** Logs a fact for the house, such as a wrong PIN. */
export function logFact(fact: string): void {
  process.stderr.write(`${new Date().toISOString()} ${fact}\n`);
}

/** Logs a bug on standard error; the page gets nothing of it. */
export function logTrouble(trouble: unknown): void {
  process.stderr.write(`${new Date().toISOString()} ${inspect(trouble)}\n`);
}
