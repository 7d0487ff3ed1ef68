import { ok, err, type Result } from '../../core/line/result.ts';
import { recounted, type Settings, type StartNotice, type UnfinishedGame } from '../../contract/contract.ts';
import { atStart, unfinishedGame } from '../../saves/games/at-start.ts';
import { CopyMemory } from '../../saves/copy/copy-memory.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { takeLock, type Asking, type Lock, type LockRefusal } from '../../saves/lock/lock.ts';
import { LogoFile } from '../../saves/logo/logo-file.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { OwnedDisk } from '../../saves/lock/owned-disk.ts';
import { resumedNotices } from '../../saves/games/resume-notice.ts';
import { SettingsFile } from '../../saves/settings/settings-file.ts';
import { StaffFile } from '../../saves/settings/staff-file.ts';

/** A data folder that is ours alone, and what it held. */
export interface DataFolder {
  readonly path: string;
  /** It writes while the folder is ours, and nothing after that. */
  readonly disk: Disk;
  readonly lock: Lock;
  /** Resolves when somebody else has the folder, with the name of that machine where it is another one. */
  readonly lost: Promise<string | null>;
  readonly settings: SettingsFile;
  readonly staff: StaffFile;
  readonly logo: LogoFile;
  readonly copies: CopyMemory;
  readonly games: GamesFolder;
  /** The game that was on the board when the program ended, however it ended, unless that is long ago. */
  readonly board: GameRecord | null;
  /** A game that was left running long ago. */
  readonly unfinished: UnfinishedGame | null;
  readonly notices: readonly StartNotice[];
}

/**
 * Takes the folder and reads it: first the lock, so that nobody else writes what is read here. `now` tells the game
 * of this evening from one that was left long ago.
 */
export async function openDataFolder(
  path: string,
  defaults: Settings,
  now: Date,
  asking: Asking = {},
): Promise<Result<DataFolder, LockRefusal>> {
  const lock = await takeLock(new NodeDisk(), path, 'program', asking);
  if (!lock.ok) return lock;
  // From the first moment on: reading a large folder takes a while.
  const lost = new Promise<string | null>((resolve) => {
    lock.value.keepFresh(resolve);
  });
  const disk = new OwnedDisk(new NodeDisk(), () => lock.value.check());
  const settings = new SettingsFile(disk, path, defaults);
  const settingsNotices = await settings.open();
  const staff = new StaffFile(disk, path);
  const staffNotices = await staff.open();
  const copies = new CopyMemory(disk, path);
  const copyNotices = await copies.open();
  const logo = new LogoFile(disk, path);
  const logoNotices = await logo.open();
  const games = new GamesFolder(disk, path);
  const opened = await games.open();
  if (!opened.ok) {
    await lock.value.release();
    return err({ code: 'trouble', trouble: opened.error });
  }
  await recount(settings, games);
  const { board, unfinished } = atStart(opened.value, now);
  const found = [
    ...settingsNotices,
    ...staffNotices,
    ...copyNotices,
    ...logoNotices,
    ...opened.value.notices,
  ];
  return ok({
    ...{ path, disk, settings, staff, copies, logo, games, board },
    unfinished: unfinished === null ? null : unfinishedGame(unfinished),
    ...{ lock: lock.value, lost },
    notices: [...found, ...resumedNotices(board, found)],
  });
}

/** The games for which the lane is open, where its counter went back; a disk that takes nothing now refuses games too. */
async function recount(settings: SettingsFile, games: GamesFolder): Promise<void> {
  const { opening } = settings.current();
  const again = recounted(opening, games.highest + 1);
  if (again !== opening) await settings.change({ opening: again });
}
