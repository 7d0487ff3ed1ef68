import { inspect } from 'node:util';

/** Writes what was a bug where whoever started the program can read it; nothing of it goes to the page. */
export function logTrouble(trouble: unknown): void {
  process.stderr.write(`${new Date().toISOString()} ${inspect(trouble)}\n`);
}
