import type { Result } from '../../core/line/result.ts';
import type { CopyOrder, CopyState, Failure } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about the second copy. */
export interface Copies {
  readonly look: () => Promise<Result<CopyState, Failure>>;
  readonly order: (what: CopyOrder) => Promise<Result<CopyState, Failure>>;
}

export function useCopies(): Copies {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    look: () => told(window.lane.copy.order('look')),
    order: (what) => allowed(() => told(window.lane.copy.order(what))),
  };
}
