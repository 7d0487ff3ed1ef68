/** Stryker's results for a group of files, one row per group in docs/mutation.md. */

/** Stryker's JSON report; of what it holds, what is used here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The mutants of a group, by what became of them. */
export interface Totals {
  readonly group: string;
  /** The day of the run, as 2026-11-22. */
  readonly day: string;
  /** A test failed, or could not even begin. */
  readonly killed: number;
  /** A test did not end, which people would notice too. */
  readonly timeout: number;
  readonly survived: number;
  /** No test reaches them. */
  readonly uncovered: number;
  /** A comment in the source says why no test can tell them from the program. */
  readonly ignored: number;
}

/** Adds up a report. */
export function totalsOf(group: string, day: string, { files }: Report): Totals {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...statuses: readonly string[]): number =>
    all.filter((status) => statuses.includes(status)).length;
  const known = {
    killed: count('Killed', 'RuntimeError', 'CompileError'),
    timeout: count('Timeout'),
    uncovered: count('NoCoverage'),
    ignored: count('Ignored'),
  };
  // Every other status counts as survived.
  const survived = all.length - known.killed - known.timeout - known.uncovered - known.ignored;
  return { group, day, ...known, survived };
}

/** The share of the mutants that count which was found out, in percent, rounded down to a tenth. */
export function scoreOf({ killed, timeout, survived, uncovered }: Totals): number {
  const all = killed + timeout + survived + uncovered;
  return all === 0 ? 100 : Math.floor(((killed + timeout) * 1000) / all) / 10;
}

/** A document with the row of this group as it is now; throws when it has none. */
export function withTotals(document: string, totals: Totals): string {
  const row = new RegExp(`^\\| ${totals.group} +\\|.*$`, 'mu');
  if (!row.test(document)) throw new Error(`docs/mutation.md has no row for ${totals.group}`);
  return document.replace(row, () => rowOf(totals));
}

function rowOf(totals: Totals): string {
  const { group, day, killed, timeout, survived, uncovered, ignored } = totals;
  const figures = [killed, timeout, survived, uncovered, ignored].map(String);
  return `| ${[group, day, ...figures, `${scoreOf(totals).toFixed(1)} %`].join(' | ')} |`;
}
