import type { Notice, Settings } from '../../contract/contract.ts';
import type { NoticeList } from './notice-list.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import type { StaffMode } from '../staff/staff-mode.ts';

/** What the owner of the games needs. */
export interface GamesDeps {
  readonly folder: GamesFolder;
  /** The game to begin with, as the folder found it. */
  readonly resume: GameRecord | null;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly announce: (notice: Notice) => void;
  readonly notices: Pick<NoticeList, 'tell'>;
  /** Who is at the desk, and what they may do. */
  readonly staff: Pick<StaffMode, 'by' | 'allows'>;
  /** Whether a press that was made at that time still counts (`Standstill`). */
  readonly enters: (pressed: number) => boolean;
  readonly settings: { readonly current: Pick<Settings, 'keepNames'> };
  /** Hears of bugs in what nobody waits for. */
  readonly log: (trouble: unknown) => void;
}
