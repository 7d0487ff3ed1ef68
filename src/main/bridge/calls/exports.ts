import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { EXPORT_KINDS, PAGE_PAPERS, type CallName } from '../../../contract/contract.ts';
import { SEPARATORS } from '../../../league-files/csv/separator.ts';
import { permissionForExport } from '../../staff/permissions.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { gamesFilter } from './games.ts';
import { gameId, nothing } from './parts.ts';

const exportOrder = v.strictObject({
  what: v.variant('kind', [
    v.strictObject({ kind: v.literal('game'), gameId }),
    v.strictObject({ kind: v.literal('found'), filter: gamesFilter }),
  ]),
  kinds: v.pipe(
    v.array(v.picklist(EXPORT_KINDS)),
    v.minLength(1),
    v.maxLength(EXPORT_KINDS.length),
    v.check((kinds) => new Set(kinds).size === kinds.length),
  ),
  separator: v.picklist(SEPARATORS),
  paper: v.picklist(PAGE_PAPERS),
  sticks: v.boolean(),
});

/** The calls about games that leave as files. */
export const EXPORTS_CALLS: CallEntries<CallName<'exports'>> = {
  'exports.make': fromConsole(
    ([order]) => [permissionForExport(order)],
    v.strictTuple([exportOrder]),
    ([order], { exports }) => exports.make(order),
  ),
  // File names have no names of bowlers.
  'exports.look': fromConsole('none', nothing, (_args, { exports }) => Promise.resolve(ok(exports.state))),
  'exports.stop': fromConsole('staff', nothing, async (_args, { exports }) => ok(await exports.stop())),
};
