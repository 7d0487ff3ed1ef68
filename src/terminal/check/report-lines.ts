import type { CheckReport } from '../../saves/check/check-folder.ts';
import type { HeldBy } from '../../saves/check/check-lock.ts';
import { gradeOf } from '../../saves/check/finding.ts';
import type { CheckText } from '../../text/terminal/check.ts';
import { columnsOf } from '../scoreboard/name-cell.ts';

// Characters that move the cursor, set colours or reverse the text; and lone surrogates, which cannot be shown.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A name or text of a stranger, harmless for the terminal: one line, and no order to it. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, '\uFFFD');
}

/** A report in words: the table, then each finding with its sentence, then the verdict. */
export function reportLines(text: CheckText, report: CheckReport): readonly string[] {
  return allLines(text, report).map(printable);
}

function allLines(text: CheckText, report: CheckReport): readonly string[] {
  const { rows } = text;
  const { counts, copies } = report;
  const table: readonly (readonly [string, string])[] = [
    [rows.folder, report.folder],
    [rows.games, text.games(counts.running, counts.over, counts.stopped, counts.newer)],
    [rows.archive, text.archive(counts.archived, counts.months, counts.deleted)],
    [rows.quarantine, text.files(counts.quarantined)],
    [rows.size, sizeOf(counts.bytes)],
    [rows.held, heldText(text, report.held)],
    ...copies.map(({ folder, state, copiedAt, files }): readonly [string, string] => [
      rows.copy,
      `${folder}: ${text.copiedAt(text.copyStates[state], copiedAt ?? '-', files)}`,
    ]),
  ];
  return [...inColumns(table), ...findingLines(text, report), '', text.verdicts[report.verdict]];
}

function findingLines(text: CheckText, { findings }: CheckReport): readonly string[] {
  if (findings.length === 0) return [];
  const heads = findings.map((one): readonly [string, string] => [
    text.grades[gradeOf(one)],
    one.line === null ? one.file : `${one.file}, ${text.line(one.line)}`,
  ]);
  const lines = inColumns(heads);
  return ['', ...findings.flatMap(({ code }, place) => [lines[place] ?? '', `    ${text.findings[code]}`])];
}

function heldText(text: CheckText, held: HeldBy): string {
  switch (held.kind) {
    case 'nobody':
      return text.heldByNobody;
    case 'process':
      return held.writer === 'program' ? text.heldByProgram(held.pid) : text.heldByConsole(held.pid);
    case 'machine':
      return text.heldByMachine(held.name);
    case 'gone':
    case 'silent':
    case 'no-lock':
      return text.heldByNoneAlive;
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${String(Math.ceil(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function inColumns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const widest = rows.reduce((width, [head]) => Math.max(width, columnsOf(head)), 0);
  return rows.map(([head, rest]) => `${head}${' '.repeat(widest - columnsOf(head))}  ${rest}`);
}
