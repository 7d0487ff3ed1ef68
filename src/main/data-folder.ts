import { ok, err, type Result } from '../core/result.ts';
import type { Settings, StartNotice } from '../preload/contract.ts';
import type { GameRecord } from './saves/game-record.ts';
import { GamesFolder } from './saves/games-folder.ts';
import { takeLock, type Lock, type LockRefusal } from './saves/lock.ts';
import { NodeDisk } from './saves/node-disk.ts';
import { SettingsFile } from './saves/settings-file.ts';

/** A data folder that is ours alone, and what it held. */
export interface DataFolder {
  readonly path: string;
  readonly disk: NodeDisk;
  readonly lock: Lock;
  readonly settings: SettingsFile;
  readonly games: GamesFolder;
  /** The game that was on the board when the program ended, however it ended. */
  readonly resume: GameRecord | null;
  readonly notices: readonly StartNotice[];
}

/** Takes the folder and reads it: first the lock, so that nobody else writes what is read here. */
export async function openDataFolder(
  path: string,
  defaults: Settings,
): Promise<Result<DataFolder, LockRefusal>> {
  const disk = new NodeDisk();
  const lock = await takeLock(disk, path, 'program');
  if (!lock.ok) return lock;
  const settings = new SettingsFile(disk, path, defaults);
  const settingsNotices = await settings.open();
  const games = new GamesFolder(disk, path);
  const opened = await games.open();
  if (!opened.ok) {
    await lock.value.release();
    return err({ code: 'trouble', trouble: opened.error });
  }
  const { notices, resume } = opened.value;
  return ok({
    ...{ path, disk, settings, games, resume },
    lock: lock.value,
    notices: [...settingsNotices, ...notices],
  });
}
