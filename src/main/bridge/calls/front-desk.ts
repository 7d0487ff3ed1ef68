import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { HALVES, type CallName } from '../../../contract/contract.ts';
import { CONSOLE, type CallEntries } from '../call-entry.ts';
import { opaqueId } from './parts.ts';

const half = v.picklist(HALVES);

export const FRONT_DESK_CALLS: CallEntries<CallName<'frontDesk'>> = {
  'frontDesk.askHelp': {
    callers: CONSOLE,
    parser: v.strictTuple([half]),
    permissions: 'none',
    handle: ([asked], { frontDesk }) => frontDesk.help.ask(asked),
  },
  'frontDesk.dismissHelp': {
    callers: CONSOLE,
    parser: v.strictTuple([half]),
    permissions: 'none',
    handle: ([asked], { frontDesk }) => frontDesk.help.dismiss(asked),
  },
  'frontDesk.dismissMessage': {
    callers: CONSOLE,
    parser: v.strictTuple([opaqueId]),
    permissions: 'none',
    handle: ([id], { frontDesk }) => {
      frontDesk.messages.dismiss(id);
      return Promise.resolve(ok(null));
    },
  },
};
