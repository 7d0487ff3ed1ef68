import type { Persons } from '../../core/chain/erasing.ts';
import type { Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { Failure, Halves, Notice, Settings } from '../../contract/contract.ts';
import type { Results } from '../matches/results.ts';
import type { ErasedExports } from '../exports/erased-exports.ts';
import type { NoticeList } from './notice-list.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import type { MatchFiles } from '../../saves/matches/match-files.ts';
import type { ErasedFile } from '../../saves/settings/erased-file.ts';
import type { MoveFile } from '../../saves/settings/move-file.ts';
import type { OriginFile } from '../../saves/settings/origin-file.ts';
import type { StaffMode } from '../staff/staff-mode.ts';

export interface GamesDeps {
  readonly folder: GamesFolder;
  readonly matches: MatchFiles;
  readonly origin: OriginFile;
  readonly erased: Pick<ErasedFile, 'current' | 'change'>;
  readonly exported: ErasedExports;
  /** Takes erased bowlers out of what is kept beside games. */
  readonly besides?: (persons: Persons) => Promise<Result<null, Failure>>;
  /** The ball that goes to the other half. */
  readonly moves: Pick<MoveFile, 'current' | 'change'>;
  /** The game that each half begins with. */
  readonly resume: Halves<GameRecord | null>;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Makes a new, unique id for a party or a bowler. */
  readonly newId: () => OpaqueId;
  readonly announce: (notice: Notice) => void;
  /** Hears of a game that is over by a change that was just saved. */
  readonly ended: (record: GameRecord) => void;
  /** Hears of each game that is shown, and says what became of its match's result. */
  readonly results?: Pick<Results, 'look' | 'stateOf'>;
  /** Hears that games were deleted, or a bowler erased. */
  readonly removed?: () => void;
  readonly notices: Pick<NoticeList, 'tell'>;
  readonly staff: Pick<StaffMode, 'by' | 'allows'>;
  /** Whether a press made at that time still counts (`Standstill`). */
  readonly enters: (pressed: number) => boolean;
  readonly settings: { readonly current: Pick<Settings, 'keepNames' | 'lane' | 'pair'> };
  /** Whether bowlers may bring back this saved game, which is not over; by default each. */
  readonly offers?: (gameId: string) => boolean;
  /** Receives bugs in background work. */
  readonly log: (trouble: unknown) => void;
}
