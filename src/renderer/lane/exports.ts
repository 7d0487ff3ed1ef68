import type { Result } from '../../core/line/result.ts';
import type { ExportOrder, ExportState, Failure } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about games that leave as files. */
export interface ExportCalls {
  readonly make: (order: ExportOrder) => Promise<Result<ExportState, Failure>>;
  readonly look: () => Promise<Result<ExportState, Failure>>;
  readonly stop: () => Promise<Result<ExportState, Failure>>;
}

export function useExportCalls(): ExportCalls {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    make: (order) => allowed(() => told(window.lane.exports.make(order))),
    look: () => told(window.lane.exports.look()),
    stop: () => allowed(() => told(window.lane.exports.stop())),
  };
}
