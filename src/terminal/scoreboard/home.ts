import { newGame, phaseOf } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { atStart, type AtStart, resumedNotices } from '../../saves/games/at-start.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import type { SaveFailure } from '../../saves/disk/durable-file.ts';
import type { GameName } from '../../saves/record/game-id.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { newId } from '../../saves/record/new-id.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { ORIGIN_FILE, type OriginFile } from '../../saves/settings/origin-file.ts';
import type { OpenedGames } from '../../saves/games/first-reading.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { takeLock, type Asking, type Lock, type LockRefusal } from '../../saves/lock/lock.ts';
import { OwnedDisk } from '../../saves/lock/owned-disk.ts';
import { KeptGame, type Save } from './kept-game.ts';
import { newSetup, type NewGame } from './new-setup.ts';

/** The time now, ISO 8601 in UTC. */
export type Clock = () => string;

export type FolderNotice = OpenedGames['notices'][number];

interface Ears {
  readonly clock: Clock;
  readonly tell: (notice: FolderNotice) => Promise<unknown>;
}

interface Kept {
  readonly folder: GamesFolder;
  readonly origin: OriginFile;
}

/** Where games are saved, if anywhere. */
export interface Home {
  /** The game left running earlier this evening. */
  readonly running: KeptGame | null;
  /** A game left running long ago; it continues only on request. */
  readonly unfinished: KeptGame | null;
  /** Saves a new game. */
  begin(wanted: NewGame): Promise<Result<KeptGame, SaveFailure>>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/** No folder: games last until they are over. */
export function noHome(clock: Clock): Home {
  const save: Save = () => Promise.resolve(ok(null));
  return {
    running: null,
    unfinished: null,
    begin: (wanted) => {
      const game = newGame(newSetup(wanted, newId(), clock()));
      return Promise.resolve(ok(new KeptGame(game, save, clock)));
    },
    release: () => Promise.resolve(),
  };
}

/** A data folder. The lock comes first, so that no other process changes what is read here (decision 9). */
export async function openHome(
  disk: Disk,
  path: string,
  ears: Ears,
  asking: Asking = {},
): Promise<Result<Home, LockRefusal>> {
  const lock = await takeLock(disk, path, 'console', asking);
  if (!lock.ok) return lock;
  lock.value.keepFresh((by) => void ears.tell({ kind: 'folder-lost', by }));
  const owned = new OwnedDisk(disk, () => lock.value.check());
  const folder = new GamesFolder(owned, path);
  const opened = await folder.open();
  if (!opened.ok) {
    await lock.value.release();
    return err({ code: 'trouble', trouble: opened.error });
  }
  const origin = new KeptFile(owned, path, ORIGIN_FILE);
  const notices = [...(await origin.open()), ...opened.value.notices];
  const found = atStart(opened.value, new Date(ears.clock()));
  for (const notice of [...notices, ...resumedNotices(found.board, notices)]) await ears.tell(notice);
  return ok(homeIn({ folder, origin }, found, lock.value, ears));
}

function homeIn({ folder, origin }: Kept, found: AtStart, lock: Lock, { clock, tell }: Ears): Home {
  const kept = (record: GameRecord | null): KeptGame | null =>
    record === null || phaseOf(record.game) !== 'running'
      ? null
      : new KeptGame(record.game, saveAs(folder, record, tell), clock);
  return {
    running: kept(found.board),
    unfinished: kept(found.unfinished),
    begin: async (wanted) => {
      const here = await origin.kept();
      if (!here.ok) return err({ trouble: here.error, mayBeInPlace: false });
      const game = newGame(newSetup(wanted, here.value.origin, clock()));
      const name = folder.nextName();
      const save = saveAs(folder, name, tell);
      const saved = await save(game, game.setup.startedAt, 'keep');
      if (saved.ok) {
        // Nobody has bowled yet, so slow work is done here.
        const steps = folder.tidy((id) => id === name.id);
        while ((await steps.next()).done !== true);
        for (const notice of folder.news()) await tell(notice);
        return ok(new KeptGame(game, save, clock));
      }
      if (saved.error.mayBeInPlace) await folder.forget(name.id);
      return saved;
    },
    release: () => lock.release(),
  };
}

function saveAs(folder: GamesFolder, { id, counter }: GameName, tell: Ears['tell']): Save {
  return async (game, savedAt, previous) => {
    const saved = await folder.save({ id, counter, savedAt, game }, previous);
    if (!saved.ok) return saved;
    for (const notice of saved.value) await tell(notice);
    return ok(null);
  };
}
