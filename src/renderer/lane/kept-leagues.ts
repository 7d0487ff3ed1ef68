import type { Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type {
  Failure,
  FileToRead,
  KeepAnswer,
  KeepOrder,
  LeagueFiles,
  LeagueList,
  ReadAnswer,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about kept leagues and their files. */
export interface KeptLeagueCalls {
  readonly list: () => Promise<Result<LeagueList, Failure>>;
  readonly files: () => Promise<Result<LeagueFiles, Failure>>;
  readonly read: (files: readonly FileToRead[]) => Promise<Result<ReadAnswer, Failure>>;
  readonly keep: (order: KeepOrder) => Promise<Result<KeepAnswer, Failure>>;
  readonly forget: (league: OpaqueId) => Promise<Result<null, Failure>>;
}

export function useKeptLeagues(): KeptLeagueCalls {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    list: () => told(window.lane.leagues.list()),
    files: () => allowed(() => told(window.lane.leagues.files())),
    read: (files) => allowed(() => told(window.lane.leagues.read(files))),
    keep: (order) => allowed(() => told(window.lane.leagues.keep(order))),
    forget: (league) => allowed(() => told(window.lane.leagues.forget(league))),
  };
}
