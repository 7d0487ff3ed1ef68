import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endedSeconds, IN } from '../../drive/cpu.ts';

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
    if (list === null) return;
    writeFileSync(list, '');
    // Written by root's tests and by the ordinary user's, whatever the umask.
    chmodSync(list, 0o666);
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

  /** The table, largest first; empty if nobody asked. Tests are all named, files the first few. */
  table(by: 'file' | 'test' = 'file'): string {
    if (this.#list === null || !existsSync(this.#list)) return '';
    const sums = addUp(readFileSync(this.#list, 'utf8'), by).toSorted(largestFirst);
    const named = by === 'file' ? sums.slice(0, NAMED) : sums;
    return [
      'seconds of CPU by suite:',
      ...this.#suites.toSorted(largestFirst).map(row),
      `seconds of CPU by ${by}, ${String(named.length)} of ${String(sums.length)}:`,
      ...named.map(row),
    ].join('\n');
  }
}

/** Adds up the lines of a file or of a test. */
export function addUp(list: string, by: 'file' | 'test'): readonly Used[] {
  const sums = new Map<string, number>();
  for (const line of list.split('\n').filter((line) => line !== '')) {
    const { test, seconds } = JSON.parse(line) as { readonly test: string; readonly seconds: number };
    const name = by === 'file' ? (test.split(IN)[0] ?? test) : test;
    sums.set(name, (sums.get(name) ?? 0) + seconds);
  }
  return Array.from(sums, ([name, seconds]) => ({ name, seconds }));
}

function largestFirst(one: Used, other: Used): number {
  return other.seconds - one.seconds;
}

function row({ name, seconds }: Used): string {
  return `  ${seconds.toFixed(1).padStart(6)}  ${name}`;
}
