import { inspect } from 'node:util';

/** Writes what the house may want to read later, such as who tried to get past the PIN. */
export function logFact(fact: string): void {
  process.stderr.write(`${new Date().toISOString()} ${fact}\n`);
}

/** Writes what was a bug where whoever started the program can read it; nothing of it goes to the page. */
export function logTrouble(trouble: unknown): void {
  process.stderr.write(`${new Date().toISOString()} ${inspect(trouble)}\n`);
}
