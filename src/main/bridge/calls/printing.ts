import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { FORMAT_IDS } from '../../../core/formats/formats.ts';
import {
  BOWLER_SHEETS,
  LONGEST_RECEIPT,
  PERIODS,
  PLACES,
  takesPaper,
  type CallName,
} from '../../../contract/contract.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { bowlerAsked, gameId, nothing, paper, playerId, recoveryCode, text, wholeNumber } from './parts.ts';

const MOST_COPIES = 99;
const MOST_PAGES = 10_000;

const sheetSubject = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['game', 'recap']), gameId }),
  v.strictObject({ kind: v.picklist(BOWLER_SHEETS), gameId, player: v.nullable(playerId) }),
  v.strictObject({
    ...{ kind: v.literal('statistics'), who: bowlerAsked, name: text },
    chosen: v.strictObject({
      period: v.picklist(PERIODS),
      kind: v.strictObject({ format: v.picklist(FORMAT_IDS), option: v.nullable(wholeNumber) }),
      place: v.nullable(v.picklist(PLACES)),
    }),
  }),
  v.strictObject({ kind: v.literal('blank') }),
]);

const sheet = v.pipe(
  v.strictObject({ what: sheetSubject, paper }),
  v.check(({ what, paper: on }) => takesPaper(what.kind, on)),
);

const drawnSheet = v.strictObject({
  pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)),
  length: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_RECEIPT))),
});

const printOrder = v.pipe(
  v.strictObject({
    what: v.variant('kind', [
      ...sheetSubject.options,
      v.strictObject({ kind: v.literal('recovery'), code: recoveryCode }),
    ]),
    paper,
    printer: v.nullable(text),
    copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES)),
  }),
  v.check(({ what, paper: on }) => takesPaper(what.kind, on)),
);

/** The calls about printing, and the calls of the window that draws a sheet. */
export const PRINTING_CALLS: CallEntries<CallName<'printing' | 'sheet'>> = {
  'printing.printers': fromConsole('none', nothing, (_args, { printing }) => printing.printers()),
  'printing.print': fromConsole('print', v.strictTuple([printOrder]), ([order], { prints }) =>
    prints.byHand(order),
  ),
  'printing.look': fromConsole('none', nothing, async (_args, { printing }) => ok(await printing.look())),
  'printing.preview': fromConsole('none', v.strictTuple([sheet]), ([order], { printing }) =>
    printing.preview(order),
  ),
  'printing.again': fromConsole('print', v.strictTuple([v.nullable(gameId)]), ([game], { prints }) =>
    prints.again(game),
  ),
  'printing.pdfPlace': fromConsole('none', nothing, async (_args, { printing }) =>
    ok(await printing.pdfPlace()),
  ),
  'printing.savePdf': fromConsole('print', v.strictTuple([sheet]), ([order], { printing }) =>
    printing.savePdf(order),
  ),
  'sheet.order': {
    callers: ['sheet'],
    parser: nothing,
    permissions: 'none',
    handle: (_args, { printing }, sender) => Promise.resolve(printing.sheets.orderOf(sender)),
  },
  'sheet.drawn': {
    callers: ['sheet'],
    parser: v.strictTuple([drawnSheet]),
    permissions: 'none',
    handle: ([drawn], { printing }, sender) => Promise.resolve(printing.sheets.drawn(sender, drawn)),
  },
};
