import type { Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type {
  Failure,
  ImportChoice,
  ImportProgress,
  ImportReport,
  ImportSources,
  SourceEncoding,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about games that come in from files. */
export interface ImportCalls {
  readonly sources: () => Promise<Result<ImportSources, Failure>>;
  readonly read: (
    sources: readonly OpaqueId[],
    encodings: readonly SourceEncoding[],
  ) => Promise<Result<ImportReport, Failure>>;
  readonly add: (look: OpaqueId, choices: readonly ImportChoice[]) => Promise<Result<ImportReport, Failure>>;
  readonly progress: () => Promise<Result<ImportProgress | null, Failure>>;
  readonly stop: () => Promise<Result<null, Failure>>;
}

export function useImports(): ImportCalls {
  const { told } = useMessages();
  const { allowed } = useStaff();
  /** An import that ended early is no refusal: the page itself says how it ended. */
  const heard = async (answer: Promise<Result<ImportReport, Failure>>): typeof answer => {
    const result = await answer.catch(() => null);
    const isEnded = result !== null && !result.ok && result.error.code === 'reading-ended';
    return isEnded ? result : told(answer);
  };
  return {
    sources: () => allowed(() => told(window.lane.imports.sources())),
    read: (sources, encodings) => allowed(() => heard(window.lane.imports.read(sources, encodings))),
    add: (look, choices) => allowed(() => heard(window.lane.imports.add(look, choices))),
    progress: () => window.lane.imports.progress(),
    stop: () => window.lane.imports.stop(),
  };
}
