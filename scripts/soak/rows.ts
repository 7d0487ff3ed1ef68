import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** `load-6`: six processes compute meanwhile. `delays`: everything is delayed at random (delays.mjs). */
export const kinds = ['load-0', 'load-6', 'load-12', 'delays'] as const;
export type Kind = (typeof kinds)[number];

/** How many rounds of each kind a commit gets. */
export const ROUNDS = 3;

/** A round of `npm test`. */
export interface Row {
  readonly commit: string;
  readonly kind: Kind;
  /** Of random delays. */
  readonly seed: number | null;
  readonly date: string;
  readonly wallSeconds: number;
  /** Of all processes that the round started and waited for. */
  readonly cpuSeconds: number;
  readonly passed: number;
  /** Each names a test and the reason. */
  readonly failed: readonly string[];
  /** Tests that passed at their second attempt, and why the first failed. */
  readonly again: readonly string[];
}

/** The kind of the next round; null when a commit has had all of them. */
export function nextKind(rows: readonly Row[]): Kind | null {
  const had = (kind: Kind): number => rows.filter((row) => row.kind === kind).length;
  const fewest = Math.min(...kinds.map(had));
  return fewest >= ROUNDS ? null : (kinds.find((kind) => had(kind) === fewest) ?? null);
}

/** The rows of a commit; none if there is no file yet. */
export function readRows(file: string): readonly Row[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return JSON.parse(text) as readonly Row[];
}

export function addRow(file: string, row: Row): readonly Row[] {
  const rows = [...readRows(file), row];
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${String(process.pid)}`;
  writeFileSync(beside, `${JSON.stringify(rows, null, 2)}\n`);
  renameSync(beside, file);
  return rows;
}

/** The rounds of a commit, one a line, with what failed or passed at its second attempt below. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.flatMap((row) => [
    [
      (row.seed === null ? row.kind : `delays ${String(row.seed)}`).padEnd(18),
      row.date.slice(0, 16).replace('T', ' '),
      `${(row.wallSeconds / 60).toFixed(1)} min`.padStart(9),
      `${(row.cpuSeconds / 60).toFixed(1)} min`.padStart(9),
      ...[row.passed, row.failed.length, row.again.length].map((count) => String(count).padStart(6)),
    ].join('  '),
    ...row.failed.map((test) => `  failed: ${test}`),
    ...row.again.map((test) => `  at the second attempt: ${test}`),
  ]);
  return [
    'round               date (UTC)             wall        CPU  passed  failed   again',
    ...lines,
  ].join('\n');
}
