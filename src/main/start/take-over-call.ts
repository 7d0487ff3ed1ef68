import * as v from 'valibot';
import type { CallName } from '../../contract/contract.ts';
import type { TakeOver } from './take-over-question.ts';
import type { CallEntries } from '../bridge/call-entry.ts';
import { pin } from '../bridge/calls/parts.ts';

const takeOverOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('look') }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('take'), pin: v.nullable(pin) }),
]);

export interface QuestionDeps {
  readonly question: TakeOver;
}

/** The only call before the lane exists: the question has its own door, and the order contains the PIN. */
export const TAKE_OVER_CALLS: CallEntries<CallName<'takeOver'>, QuestionDeps> = {
  'takeOver.order': {
    callers: ['question'],
    parser: v.strictTuple([takeOverOrder]),
    permissions: { owner: 'question' },
    handle: ([order], { question }) => question.order(order),
  },
};
