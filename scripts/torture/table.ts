import { nothing, type Count } from '../test/count.ts';
import type { Elsewhere, Mode, Outcome, Row } from './row.ts';
import type { Tools } from './tools.ts';

/** What came of a row, or what stopped it. */
export type Ended = Outcome | { readonly lost: string };

/** Runs a row; a fault that never struck has proved nothing. */
export async function endOf(row: Row, mode: Mode, tools: Tools): Promise<Ended> {
  try {
    const outcome = await row.run(mode, tools);
    return 'fired' in outcome && outcome.fired === 0 ? { lost: 'the fault never struck' } : outcome;
  } catch (error) {
    // Whoever stopped the run wants no verdict.
    tools.stop.throwIfAborted();
    return { lost: error instanceof Error ? error.message : String(error) };
  }
}

/** The lines over the table. */
export const head: readonly string[] = [
  '| row | fault | struck | seconds | result | |',
  '| --- | --- | --- | --- | --- | --- |',
];

/** A line of the table. */
export function lineOf({ number, fault }: Row, ended: Ended, seconds: number): string {
  if ('lost' in ended) return cells(number, fault, '', inTenths(seconds), 'FAILED', ended.lost);
  if ('notRun' in ended) return cells(number, fault, '', '', 'not run', ended.notRun);
  return cells(number, fault, String(ended.fired), inTenths(seconds), 'ok', ended.note ?? '');
}

/** A line of a row that this runner does not make. */
export function lineElsewhere({ number, fault, elsewhere }: Elsewhere): string {
  return cells(number, fault, '', '', 'elsewhere', elsewhere.join(', '));
}

/** What a row counts for in `npm test`. */
export function countOf({ number, fault }: Row, ended: Ended, seconds: number): Count {
  const test = `row ${String(number)}: ${fault}`;
  const slowest = [{ test, seconds }];
  if ('lost' in ended) return { ...nothing, slowest, failures: [`${test}: ${ended.lost}`] };
  if ('notRun' in ended) return { ...nothing, skips: [{ test, reason: ended.notRun }] };
  return { ...nothing, slowest, passed: 1, notes: [`${test}: struck ${String(ended.fired)} times`] };
}

function inTenths(seconds: number): string {
  return seconds.toFixed(1);
}

function cells(...texts: readonly (string | number)[]): string {
  // A bar or a new line in a message would end its cell.
  return `| ${texts
    .map((text) =>
      String(text)
        .replaceAll(/\s*\n\s*/gu, ' ')
        .replaceAll('|', '\\|'),
    )
    .join(' | ')} |`;
}
