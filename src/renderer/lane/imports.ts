import type { Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type {
  Failure,
  ImportChoice,
  ImportProgress,
  ImportReport,
  ImportSources,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about games that come in from files. */
export interface ImportCalls {
  readonly sources: () => Promise<Result<ImportSources, Failure>>;
  readonly read: (sources: readonly OpaqueId[]) => Promise<Result<ImportReport, Failure>>;
  readonly add: (look: OpaqueId, choices: readonly ImportChoice[]) => Promise<Result<ImportReport, Failure>>;
  readonly progress: () => Promise<Result<ImportProgress | null, Failure>>;
  readonly stop: () => Promise<Result<null, Failure>>;
}

export function useImports(): ImportCalls {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    sources: () => allowed(() => told(window.lane.imports.sources())),
    read: (sources) => allowed(() => told(window.lane.imports.read(sources))),
    add: (look, choices) => allowed(() => told(window.lane.imports.add(look, choices))),
    progress: () => window.lane.imports.progress(),
    stop: () => window.lane.imports.stop(),
  };
}
