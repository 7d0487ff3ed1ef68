import type { Result } from '../../core/line/result.ts';
import type { Diagnostics, Failure, SavedFile } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about how the lane is. */
export interface DiagnosticsCalls {
  readonly look: () => Promise<Result<Diagnostics, Failure>>;
  readonly save: () => Promise<Result<SavedFile, Failure>>;
}

export function useDiagnostics(): DiagnosticsCalls {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    look: () => allowed(() => told(window.lane.diagnostics.look())),
    save: () => allowed(() => told(window.lane.diagnostics.export())),
  };
}
