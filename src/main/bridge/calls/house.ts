import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { COPY_ORDERS, LOGO_ORDERS, LONGEST_ADDRESS, type CallName } from '../../../contract/contract.ts';
import { permissionForCopy } from '../../staff/permissions.ts';
import { CONSOLE, type CallEntries } from '../call-entry.ts';
import { PAIRING } from '../../../house-contract/deliveries.ts';
import { nothing, pin, recoveryCode } from './parts.ts';

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

/** The calls about the house of lanes, staff, logo, second copy, diagnostics and updates. */
export const HOUSE_CALLS: CallEntries<
  CallName<'house' | 'staff' | 'logo' | 'copy' | 'diagnostics' | 'update'>
> = {
  'house.status': {
    callers: CONSOLE,
    parser: nothing,
    // Every window shows it.
    permissions: 'none',
    handle: (_args, { house }) => Promise.resolve(ok(house.state)),
  },
  'house.find': {
    callers: CONSOLE,
    parser: v.strictTuple([address]),
    permissions: () => ['staff'],
    handle: ([typed], { house }) => house.find(typed),
  },
  'house.pair': {
    callers: CONSOLE,
    parser: v.strictTuple([pairOrder]),
    permissions: () => ['staff'],
    handle: async ([order], { house, staff }) => {
      const paired = await house.pair(order);
      if (paired.ok) staff.paired();
      return paired;
    },
  },
  'house.unpair': {
    callers: CONSOLE,
    parser: nothing,
    permissions: () => ['staff'],
    handle: (_args, { house }) => house.unpair(),
  },
  'staff.order': {
    callers: CONSOLE,
    parser: v.strictTuple([staffOrder]),
    permissions: { owner: 'staff' },
    handle: ([order], { staff }) => staff.order(order),
  },
  'logo.order': {
    callers: CONSOLE,
    parser: v.strictTuple([v.picklist(LOGO_ORDERS)]),
    permissions: () => ['staff'],
    handle: ([order], { logo }) => logo.order(order),
  },
  'copy.order': {
    callers: CONSOLE,
    parser: v.strictTuple([v.picklist(COPY_ORDERS)]),
    permissions: ([order]) => [permissionForCopy(order)],
    handle: async ([order], { copy }) => ok(await copy.order(order)),
  },
  'diagnostics.look': {
    callers: CONSOLE,
    parser: nothing,
    permissions: () => ['staff'],
    handle: async (_args, { diagnostics }) => ok(await diagnostics.look()),
  },
  'diagnostics.export': {
    callers: CONSOLE,
    parser: nothing,
    permissions: () => ['staff'],
    handle: (_args, { diagnostics }) => diagnostics.export(),
  },
  'update.look': {
    callers: CONSOLE,
    parser: nothing,
    // Returns only the version, which everybody may know.
    permissions: 'none',
    handle: async (_args, { update }) => ok(await update.look()),
  },
  'update.start': {
    callers: CONSOLE,
    parser: nothing,
    permissions: () => ['staff'],
    handle: (_args, { update }) => update.start(),
  },
};
