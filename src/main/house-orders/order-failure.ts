import type { Failure } from '../../contract/contract.ts';
import type { LaneRefusal } from '../../house-contract/lane-refusals.ts';

/**
 * Why an order has no effect: a failure of the lane's own calls, a refusal of orders only, or its seconds
 * passed before its turn.
 */
export type OrderFailure = Failure | { readonly code: LaneRefusal } | { readonly code: 'late' };

/** The code for the front desk; if a rule refused, the rule's own code. */
export function codeOfFailure(failure: OrderFailure): string {
  if (failure.code === 'refused') return failure.refusal.code;
  return failure.code === 'practice-refused' ? failure.reason.code : failure.code;
}
