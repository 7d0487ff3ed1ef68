import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test that was not run, and why; without a reason the whole run fails. */
export interface Skip {
  readonly test: string;
  readonly reason: string | null;
}

export interface Timed {
  readonly test: string;
  readonly seconds: number;
}

/** A suite's result. */
export interface Count {
  readonly passed: number;
  /** One text per failure: what failed and why; further lines say what helps to understand it (failed-test.ts). */
  readonly failures: readonly string[];
  /** Tests that passed at their second attempt, each with the reason of the first. */
  readonly again: readonly string[];
  readonly skips: readonly Skip[];
  /** Messages from tests, such as how often a fault really struck. */
  readonly notes: readonly string[];
  /** The slowest tests, slowest first. */
  readonly slowest: readonly Timed[];
}

/** How many of the slowest tests are listed. */
const NAMED = 5;

export const nothing: Count = { passed: 0, failures: [], again: [], skips: [], notes: [], slowest: [] };

/** A suite with a single test: a command that passed or failed. */
export function countOne(name: string, passed: boolean): Count {
  return passed ? { ...nothing, passed: 1 } : { ...nothing, failures: [name] };
}

/** Parses our reporters' output; null if it is missing or something else. */
export function parseCount(text: string): Count | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isCount(value) ? value : null;
}

/** Reads a report file; null if it is missing or something else. */
export function readCount(file: string): Count | null {
  try {
    return parseCount(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** An error's message in one line of at most 400 characters, without colours. */
export function inOneLine(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/gu, ' ').trim().slice(0, 400);
}

/** The slowest tests of a suite, slowest first. */
export function slowestOf(tests: readonly Timed[]): readonly Timed[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, NAMED);
}

/** The lines below a suite: its seconds, those of CPU if known, and its slowest tests if there are several. */
export function timesOf(
  name: string,
  seconds: number,
  { slowest }: Count,
  used: number | null = null,
): string {
  const cpu = used === null ? '' : `, ${String(Math.round(used))} s of CPU`;
  return [
    `── ${name}: ${String(Math.round(seconds))} s${cpu} ──`,
    ...slowest.map(({ test, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${test}`),
  ].join('\n');
}

/**
 * A suite's result from its reporter and its exit code together, so that a crash never passes.
 * @param counted null when the reporter wrote nothing
 */
export function judge(name: string, counted: Count | null, exitCode: number | null): Count {
  if (counted === null)
    return countOne(`${name}: ended with ${String(exitCode)} before it could say what it ran`, false);
  if (counted.passed + counted.failures.length + counted.skips.length === 0) {
    return { ...counted, failures: [`${name}: ran no test at all`] };
  }
  if (exitCode === 0 || counted.failures.length > 0) return counted;
  return { ...counted, failures: [`${name}: every test passed, yet it ended with ${String(exitCode)}`] };
}

/** The totals; a skip without a reason becomes a failure. */
export function total(counts: readonly Count[]): Count {
  const skips = counts.flatMap((count) => count.skips);
  const unexplained = skips
    .filter((skip) => !isExplained(skip))
    .map((skip) => `${skip.test}: skipped without a reason`);
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failures: [...counts.flatMap((count) => count.failures), ...unexplained],
    again: counts.flatMap((count) => count.again),
    skips: skips.filter(isExplained),
    notes: counts.flatMap((count) => count.notes),
    slowest: slowestOf(counts.flatMap((count) => count.slowest)),
  };
}

/** The final lines of a run; the very last one has the totals. */
export function summary(count: Count): string {
  return [
    ...count.notes.map((note) => `note: ${note}`),
    ...count.skips.map(({ test, reason }) => `skipped: ${test}: ${String(reason)}`),
    ...(count.again.length === 0 ? [] : [`passed at the second attempt: ${String(count.again.length)}`]),
    ...count.again.map((test) => `  ${test}`),
    ...count.failures.map((failure) => `failed: ${failure}`),
    `${String(count.passed)} passed, ${String(count.failures.length)} failed, ${String(count.skips.length)} skipped`,
  ].join('\n');
}

function isExplained({ reason }: Skip): boolean {
  return reason !== null && reason.trim() !== '';
}

function isCount(value: unknown): value is Count {
  if (typeof value !== 'object' || value === null) return false;
  const { passed, failures, again, skips, notes, slowest } = value as Partial<Record<keyof Count, unknown>>;
  return Number.isInteger(passed) && [failures, again, skips, notes, slowest].every(Array.isArray);
}
