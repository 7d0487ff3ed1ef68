import * as v from 'valibot';
import type { CallName } from '../../contract/contract.ts';
import type { TakeOver } from './take-over.ts';
import type { CallEntries } from '../bridge/call-entry.ts';
import { pin } from '../bridge/calls/parts.ts';

const takeOverOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('look') }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('take'), pin: v.nullable(pin) }),
]);

/** What the question for the folder of another PC works with. */
export interface QuestionDeps {
  readonly question: TakeOver;
}

/** The one call before there is a lane: the question has a door of its own, and the PIN comes with the order. */
export const TAKE_OVER_CALLS: CallEntries<CallName<'takeOver'>, QuestionDeps> = {
  'takeOver.order': {
    callers: ['question'],
    parser: v.strictTuple([takeOverOrder]),
    permissions: 'by-owner',
    handle: ([order], { question }) => question.order(order),
  },
};
