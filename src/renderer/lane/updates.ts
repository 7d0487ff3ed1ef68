import type { Result } from '../../core/line/result.ts';
import type { Failure, InstalledVersion } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about another version that is installed. */
export interface Updates {
  readonly look: () => Promise<Result<InstalledVersion | null, Failure>>;
  readonly start: () => Promise<Result<boolean, Failure>>;
}

export function useUpdates(): Updates {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    look: () => told(window.lane.update.look()),
    start: () => allowed(() => told(window.lane.update.start())),
  };
}
