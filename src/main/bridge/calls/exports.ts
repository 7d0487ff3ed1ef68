import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { EXPORT_KINDS, PAGE_PAPERS, type CallName } from '../../../contract/contract.ts';
import { SEPARATORS } from '../../../league-files/csv/separator.ts';
import { permissionForExport } from '../../staff/permissions.ts';
import { CONSOLE, type CallEntries } from '../call-entry.ts';
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
  'exports.make': {
    callers: CONSOLE,
    parser: v.strictTuple([exportOrder]),
    permissions: ([order]) => [permissionForExport(order)],
    handle: ([order], { exports }) => exports.make(order),
  },
  'exports.look': {
    callers: CONSOLE,
    parser: nothing,
    // File names have no names of bowlers.
    permissions: 'none',
    handle: (_args, { exports }) => Promise.resolve(ok(exports.state)),
  },
  'exports.stop': {
    callers: CONSOLE,
    parser: nothing,
    permissions: () => ['staff'],
    handle: async (_args, { exports }) => ok(await exports.stop()),
  },
};
