import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endedSeconds } from '../../drive/cpu.ts';

/** How many files of tests the table names. */
const NAMED = 40;

interface Used {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Seconds of CPU by suite and, if asked, by file of tests (`npm test -- --times`). Linux tells a process what its ended
 * children used; elsewhere all are 0.
 */
export class Times {
  readonly #list: string | null;
  readonly #suites: Used[] = [];
  #counted = endedSeconds();

  /** @param list where files of tests note what they used (`noteSeconds`); null: nobody asked */
  constructor(list: string | null) {
    this.#list = list;
    // Written by root's tests and by the ordinary user's.
    if (list !== null) writeFileSync(list, '', { mode: 0o666 });
  }

  get environment(): Readonly<Record<string, string>> {
    return this.#list === null ? {} : { HEADPIN_TIMES: this.#list };
  }

  /** Counts what ended since the last suite; suites that end side by side take turns here. */
  suiteEnded(name: string): number {
    const now = endedSeconds();
    const seconds = now - this.#counted;
    this.#counted = now;
    this.#suites.push({ name, seconds });
    return seconds;
  }

  get total(): number {
    return this.#suites.reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** The table, largest first; empty if nobody asked. */
  table(): string {
    if (this.#list === null || !existsSync(this.#list)) return '';
    const files = byFile(readFileSync(this.#list, 'utf8')).toSorted(largestFirst);
    return [
      'seconds of CPU by suite:',
      ...this.#suites.toSorted(largestFirst).map(row),
      `seconds of CPU by file, the first ${String(NAMED)} of ${String(files.length)}:`,
      ...files.slice(0, NAMED).map(row),
    ].join('\n');
  }
}

/** Adds up the lines of a file. */
export function byFile(list: string): readonly Used[] {
  const sums = new Map<string, number>();
  for (const line of list.split('\n').filter((line) => line !== '')) {
    const { file, seconds } = JSON.parse(line) as { readonly file: string; readonly seconds: number };
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return Array.from(sums, ([name, seconds]) => ({ name, seconds }));
}

function largestFirst(one: Used, other: Used): number {
  return other.seconds - one.seconds;
}

function row({ name, seconds }: Used): string {
  return `  ${seconds.toFixed(1).padStart(6)}  ${name}`;
}
