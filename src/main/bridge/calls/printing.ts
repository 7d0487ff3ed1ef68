import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import type { CallName } from '../../../contract/contract.ts';
import { CONSOLE, type CallEntries } from '../call-entry.ts';
import { gameId, nothing, paper, recoveryCode, text } from './parts.ts';

const MOST_COPIES = 99;

const sheetSubject = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), gameId }),
  v.strictObject({ kind: v.literal('blank') }),
]);

const printOrder = v.strictObject({
  what: v.variant('kind', [
    ...sheetSubject.options,
    v.strictObject({ kind: v.literal('recovery'), code: recoveryCode }),
  ]),
  paper,
  printer: v.nullable(text),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES)),
});

/** The calls about printing, and the calls of the window that draws a sheet. */
export const PRINTING_CALLS: CallEntries<CallName<'printing' | 'sheet'>> = {
  'printing.printers': {
    callers: CONSOLE,
    parser: nothing,
    permissions: 'none',
    handle: (_args, { printing }) => printing.printers(),
  },
  'printing.print': {
    callers: CONSOLE,
    parser: v.strictTuple([printOrder]),
    permissions: () => ['print'],
    handle: ([order], { printing }) => printing.print(order),
  },
  'printing.pdfPlace': {
    callers: CONSOLE,
    parser: nothing,
    permissions: 'none',
    handle: async (_args, { printing }) => ok(await printing.pdfPlace()),
  },
  'printing.savePdf': {
    callers: CONSOLE,
    parser: v.strictTuple([v.strictObject({ what: sheetSubject, paper })]),
    permissions: () => ['print'],
    handle: ([order], { printing }) => printing.savePdf(order),
  },
  'sheet.order': {
    callers: ['sheet'],
    parser: nothing,
    permissions: 'none',
    handle: (_args, { printing }, sender) => Promise.resolve(printing.sheets.orderOf(sender)),
  },
  'sheet.drawn': {
    callers: ['sheet'],
    parser: nothing,
    permissions: 'none',
    handle: (_args, { printing }, sender) => Promise.resolve(printing.sheets.drawn(sender)),
  },
};
