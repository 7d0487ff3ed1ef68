import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import {
  COPY_ORDERS,
  HALVES,
  LOGO_ORDERS,
  LONGEST_ADDRESS,
  type CallName,
} from '../../../contract/contract.ts';
import { permissionForCopy } from '../../staff/permissions.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { PAIRING } from '../../../house-contract/deliveries.ts';
import { nothing, opaqueId, pin, recoveryCode } from './parts.ts';

const half = v.picklist(HALVES);

const staffOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('enter'), pin }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('setPin'), pin: v.nullable(pin) }),
  v.strictObject({ kind: v.literal('newCode') }),
  v.strictObject({ kind: v.literal('recover'), code: recoveryCode }),
]);

const address = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ADDRESS));
const pairOrder = v.strictObject({
  address,
  code: PAIRING.entries.code,
  fingerprint: v.nullable(v.pipe(v.string(), v.maxLength(30))),
});

/** The calls about the house of lanes, its front desk, staff, logo, second copy, diagnostics and updates. */
export const HOUSE_CALLS: CallEntries<
  CallName<'house' | 'frontDesk' | 'staff' | 'logo' | 'copy' | 'diagnostics' | 'update'>
> = {
  // Every window shows it.
  'house.status': fromConsole('none', nothing, (_args, { house }) => Promise.resolve(ok(house.state))),
  'house.find': fromConsole('staff', v.strictTuple([address]), ([typed], { house }) => house.find(typed)),
  'house.pair': fromConsole('staff', v.strictTuple([pairOrder]), async ([order], { house, staff }) => {
    const paired = await house.pair(order);
    if (paired.ok) staff.paired();
    return paired;
  }),
  'house.unpair': fromConsole('staff', nothing, (_args, { house }) => house.unpair()),
  'staff.order': fromConsole({ owner: 'staff' }, v.strictTuple([staffOrder]), ([order], { staff }) =>
    staff.order(order),
  ),
  'logo.order': fromConsole('staff', v.strictTuple([v.picklist(LOGO_ORDERS)]), ([order], { logo }) =>
    logo.order(order),
  ),
  'copy.order': fromConsole(
    ([order]) => [permissionForCopy(order)],
    v.strictTuple([v.picklist(COPY_ORDERS)]),
    async ([order], { copy }) => ok(await copy.order(order)),
  ),
  'diagnostics.look': fromConsole('staff', nothing, async (_args, { diagnostics }) =>
    ok(await diagnostics.look()),
  ),
  'diagnostics.export': fromConsole('staff', nothing, (_args, { diagnostics }) => diagnostics.export()),
  // Returns only the version, which everybody may know.
  'update.look': fromConsole('none', nothing, async (_args, { update }) => ok(await update.look())),
  'update.start': fromConsole('staff', nothing, (_args, { update }) => update.start()),
  'frontDesk.askHelp': fromConsole('none', v.strictTuple([half]), ([asked], { frontDesk }) =>
    frontDesk.help.ask(asked),
  ),
  'frontDesk.dismissHelp': fromConsole('none', v.strictTuple([half]), ([asked], { frontDesk }) =>
    frontDesk.help.dismiss(asked),
  ),
  'frontDesk.dismissMessage': fromConsole('none', v.strictTuple([opaqueId]), ([id], { frontDesk }) => {
    frontDesk.messages.dismiss(id);
    return Promise.resolve(ok(null));
  }),
};
