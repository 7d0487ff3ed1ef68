import { nothing, type Count } from '../test/count.ts';
import { withoutStrace } from './strace.ts';
import { missing, type Tools } from './tools.ts';

/** `short` is part of `npm test`; `full` is `npm run torture`. */
export type Mode = 'short' | 'full';

/** A row's result: how often its fault really struck, or why it could not be made here. */
export type Outcome = { readonly fired: number; readonly note?: string } | { readonly notRun: string };

/** A row of the fault table, or a part of one: it makes its fault and throws if anything is lost. */
export interface Row {
  /** Its number in the fault table. */
  readonly number: number;
  readonly fault: string;
  /** System commands without which it cannot run. */
  readonly needs?: readonly string[];
  readonly run: (mode: Mode, tools: Tools) => Promise<Outcome>;
}

/** A row tested elsewhere, with its tests in `npm test`. */
export interface Elsewhere {
  readonly number: number;
  readonly fault: string;
  readonly elsewhere: readonly string[];
}

/** A row's result, or the error that stopped it. */
export type Ended = Outcome | { readonly lost: string };

/** Runs a row; a fault that never struck proves nothing. */
export async function endOf(row: Row, mode: Mode, tools: Tools): Promise<Ended> {
  try {
    const { needs = [] } = row;
    const notRun = missing(needs) ?? (needs.includes('strace') ? await withoutStrace(tools) : null);
    if (notRun !== null) return { notRun };
    const outcome = await row.run(mode, tools);
    return 'fired' in outcome && outcome.fired === 0 ? { lost: 'the fault never struck' } : outcome;
  } catch (error) {
    // A stopped run gives no verdict.
    tools.stop.throwIfAborted();
    return { lost: error instanceof Error ? error.message : String(error) };
  }
}

/** The table's head. */
export const head: readonly string[] = [
  '| row | fault | struck | seconds | result | |',
  '| --- | --- | --- | --- | --- | --- |',
];

export function lineOf({ number, fault }: Row, ended: Ended, seconds: number): string {
  if ('lost' in ended) return cells(number, fault, '', inTenths(seconds), 'FAILED', ended.lost);
  if ('notRun' in ended) return cells(number, fault, '', '', 'not run', ended.notRun);
  return cells(number, fault, String(ended.fired), inTenths(seconds), 'ok', ended.note ?? '');
}

/** The line of a row tested elsewhere. */
export function lineElsewhere({ number, fault, elsewhere }: Elsewhere): string {
  return cells(number, fault, '', '', 'elsewhere', elsewhere.join(', '));
}

/** A row's result in `npm test`. */
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
  // A bar or line break in a message would break its cell.
  return `| ${texts
    .map((text) =>
      String(text)
        .replaceAll(/\s*\n\s*/gu, ' ')
        .replaceAll('|', '\\|'),
    )
    .join(' | ')} |`;
}
