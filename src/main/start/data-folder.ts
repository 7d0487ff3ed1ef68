import { ok, err, type Result } from '../../core/line/result.ts';
import {
  halfOf,
  HALVES,
  recounted,
  type Halves,
  type Settings,
  type StartNotice,
  type UnfinishedGame,
} from '../../contract/contract.ts';
import {
  atStart,
  unfinishedGame,
  type AtStart,
  halfBegunNotices,
  resumedNotices,
} from '../../saves/games/at-start.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { JOURNAL_SIZE } from '../../saves/games/journal.ts';
import { SaveTimes } from '../operations/save-times.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { takeLock, type Asking, type Lock, type LockRefusal } from '../../saves/lock/lock.ts';
import { LeaguesFolder } from '../../saves/leagues/leagues-folder.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { takenFolders } from '../../saves/disk/own-folder.ts';
import { OwnedDisk } from '../../saves/lock/owned-disk.ts';
import { moveNotices } from '../../saves/games/move-notice.ts';
import { MatchFiles } from '../../saves/matches/match-files.ts';
import { ResultsFolder } from '../../saves/matches/results-folder.ts';
import { keptFiles, type KeptFiles } from '../../saves/settings/kept-files.ts';
import type { SettingsFile } from '../../saves/settings/settings-file.ts';

/** A locked data folder and its content. */
export interface DataFolder extends KeptFiles {
  readonly path: string;
  /** Writes only while the lock is held. */
  readonly disk: Disk;
  readonly lock: Lock;
  /** Resolves when the lock is lost, with the name of the new holder's PC if it is another one. */
  readonly lost: Promise<string | null>;
  readonly leagues: LeaguesFolder;
  readonly matches: MatchFiles;
  readonly results: ResultsFolder;
  readonly games: GamesFolder;
  /** The times and failures of its saves. */
  readonly saves: SaveTimes;
  /** The game to put on the board of each half: the last one there, unless the program ended long ago. */
  readonly boards: Halves<GameRecord | null>;
  /** The number of the newest game of each half; 0 without one. */
  readonly newest: Halves<number>;
  /** A game left running long ago. */
  readonly unfinished: Halves<UnfinishedGame | null>;
  readonly notices: readonly StartNotice[];
}

/**
 * Takes the lock, then reads the folder. `now` tells this evening's game from an old one; `lane` is the PC's first lane
 * if the command line names it.
 */
export async function openDataFolder(
  path: string,
  defaults: Settings,
  now: Date,
  { lane = null, ...asking }: Asking & { readonly lane?: number | null } = {},
): Promise<Result<DataFolder, LockRefusal>> {
  const lock = await takeLock(new NodeDisk(), path, 'program', asking);
  if (!lock.ok) return lock;
  // Watches for the loss of the lock from now on, because reading a large folder takes a while.
  const lost = new Promise<string | null>((resolve) => {
    lock.value.keepFresh(resolve);
  });
  const disk = new OwnedDisk(new NodeDisk(), () => lock.value.check());
  const files = keptFiles(disk, path, defaults);
  const { settings, origin, ...others } = files;
  const leagues = new LeaguesFolder(disk, path);
  const matches = new MatchFiles(disk, path);
  const results = new ResultsFolder(disk, path);
  const saves = new SaveTimes();
  const games = new GamesFolder(disk, path, saves, JOURNAL_SIZE, () => matches.leagues());
  // The settings say whether there is a second lane.
  const told = await settings.open();
  const lanes = (): Settings => ({ ...settings.current(), ...(lane === null ? {} : { lane }) });
  // Which games are this folder's own, before they are counted.
  const toldOfOrigin = await origin.open();
  games.archive.countOnly(origin.current().origin);
  // In parallel, because each reads another file.
  const [opened, ...noticed] = await Promise.all([
    games.open((one) => halfOf(one, lanes())),
    ...[...Object.values(others), leagues, matches, results].map((file) => file.open()),
  ]);
  if (!opened.ok) {
    await lock.value.release();
    return err({ code: 'trouble', trouble: opened.error });
  }
  await recount(settings, games);
  const { left, right } = opened.value.halves;
  const starts = { left: atStart(left, now), right: atStart(right, now) };
  const boards = { left: starts.left.board, right: starts.right.board };
  const between = await moveNotices(others.moves.current().move, games);
  const taken = (await takenFolders(disk, path)).map((folder) => ({ kind: 'folder-taken', folder }) as const);
  const found = [...told, ...toldOfOrigin, ...taken, ...noticed.flat(), ...opened.value.notices, ...between];
  return ok({
    ...{ ...files, path, disk, leagues, matches, results, games, saves, boards },
    newest: { left: left.newest?.counter ?? 0, right: right.newest?.counter ?? 0 },
    unfinished: { left: askedFor(starts.left), right: askedFor(starts.right) },
    ...{ lock: lock.value, lost },
    notices: [...found, ...HALVES.flatMap((half) => ofBoard(boards[half], found, games))],
  });
}

/** What a start says about the game of a half. */
function ofBoard(
  board: GameRecord | null,
  found: readonly StartNotice[],
  games: GamesFolder,
): readonly StartNotice[] {
  return [...halfBegunNotices(board, games.games()), ...resumedNotices(board, found)];
}

function askedFor({ unfinished }: AtStart): UnfinishedGame | null {
  return unfinished === null ? null : unfinishedGame(unfinished);
}

/** Corrects the lane's opening if its counter went back; a disk that cannot save this now refuses games too. */
async function recount(settings: SettingsFile, games: GamesFolder): Promise<void> {
  const { opening } = settings.current();
  const again = recounted(opening, games.highest + 1);
  if (again !== opening) await settings.change({ opening: again });
}
