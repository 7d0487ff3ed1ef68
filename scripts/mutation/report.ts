/** What Stryker found out, as it is committed: a row a mutant, a row a file, and every mutant that nobody noticed. */
import { reasonFor, type Reason } from './equivalent.ts';

/** A mutant as Stryker's JSON report has it; of what it holds, what is used here. */
export interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Stryker's JSON report. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** A mutant with what it replaced, and its file. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly status: string;
  /** The code as it is, and as the mutant has it, in one line each. */
  readonly original: string;
  readonly replacement: string;
}

/** Every mutant of a report, in the order of files and lines. */
export function mutantsOf(report: Report): readonly Found[] {
  return Object.entries(report.files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .map((mutant) => found(file, source, mutant))
        .toSorted((one, other) => one.line - other.line || one.column - other.column),
    );
}

function found(file: string, source: string, mutant: Mutant): Found {
  const { start, end } = mutant.location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  return {
    file,
    line: start.line,
    column: start.column,
    mutator: mutant.mutatorName,
    status: mutant.status,
    original: inOneLine(cut.join(' ')),
    replacement: inOneLine(mutant.replacement ?? ''),
  };
}

function inOneLine(code: string): string {
  return code.replace(/\s+/gu, ' ').trim();
}

/**
 * Found out: a test failed (`RuntimeError`: before it could begin) or never ended. All else counts as survived, ignored
 * ones too.
 */
export function isKilled({ status }: Found): boolean {
  return status === 'Killed' || status === 'RuntimeError' || status === 'Timeout';
}

/** The share of mutants that were found out, in percent, rounded down to a tenth. */
export function scoreOf(mutants: readonly Found[]): number {
  if (mutants.length === 0) return 100;
  return Math.floor((mutants.filter(isKilled).length * 1000) / mutants.length) / 10;
}

/** A table with a row for each file and one for all of them. */
export function tableOf(title: string, mutants: readonly Found[]): string {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const rows = files.map((file) =>
    rowOf(
      `\`${file}\``,
      mutants.filter((mutant) => mutant.file === file),
    ),
  );
  return [
    `| ${title} | mutants | killed | timeout | survived | no coverage | score |`,
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
    rowOf('**all**', mutants),
  ].join('\n');
}

function rowOf(name: string, mutants: readonly Found[]): string {
  const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  const killed = count('Killed') + count('RuntimeError');
  const [timeout, uncovered] = [count('Timeout'), count('NoCoverage')];
  const survived = mutants.length - killed - timeout - uncovered;
  const figures = [mutants.length, killed, timeout, survived, uncovered].map(String);
  return `| ${[name, ...figures, `${scoreOf(mutants).toFixed(1)} %`].join(' | ')} |`;
}

/** Every mutant that survived, and why nobody can tell it from the program, where that is so. */
export function survivorsOf(mutants: readonly Found[], reasons: readonly Reason[]): string {
  const survivors = mutants.filter((mutant) => !isKilled(mutant));
  if (survivors.length === 0) return 'None.';
  return survivors
    .map((mutant) => {
      const why = reasonFor(mutant, reasons) ?? '**not equivalent: no test notices it yet**';
      const place = `\`${mutant.file}\` line ${String(mutant.line)}`;
      return `- ${place}, \`${shortened(mutant.original)}\` → \`${shortened(mutant.replacement)}\`: ${why}`;
    })
    .join('\n');
}

function shortened(code: string): string {
  return code.length > 90 ? `${code.slice(0, 87)}...` : code;
}

/**
 * Every mutant in a line: file, line:column, mutator, status, the code as the mutant has it and the code as it is; of those
 * that were found out, only the beginning of the one and nothing of the other.
 */
export function listOf(mutants: readonly Found[]): string {
  return mutants
    .map((mutant) => {
      const { file, line, column, mutator, status, original, replacement } = mutant;
      const code = isKilled(mutant) ? [shortened(replacement)] : [replacement, original];
      return [file, `${String(line)}:${String(column)}`, mutator, status, ...code].join('\t');
    })
    .join('\n');
}

/** The mutants in such a list. */
export function listed(list: string): readonly Found[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((row) => {
      const [file = '', place = '', mutator = '', status = '', replacement = '', original = ''] =
        row.split('\t');
      const [line = 0, column = 0] = place.split(':').map(Number);
      return { file, line, column, mutator, status, original, replacement };
    });
}

/** What is known when these files were run again: the others are as they were, and those that are no more are left out. */
export function merged(
  known: readonly Found[],
  run: readonly Found[],
  exists: (file: string) => boolean,
): readonly Found[] {
  const again = new Set(run.map(({ file }) => file));
  const kept = known.filter(({ file }) => !again.has(file) && exists(file));
  return [...kept, ...run].toSorted(
    (one, other) =>
      Number(one.file > other.file) - Number(one.file < other.file) ||
      one.line - other.line ||
      one.column - other.column,
  );
}
