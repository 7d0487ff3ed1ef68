import { basename, join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { KeptLeague, SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, sweepTemps, type Previous } from '../disk/durable-file.ts';
import { OneAtATime } from '../disk/one-at-a-time.ts';
import { isTaken, makeOwnFolder } from '../disk/own-folder.ts';
import { setAside } from '../disk/quarantine.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import type { Named } from './kept-names.ts';
import {
  leagueIn,
  LEAGUES,
  makeLeague,
  type LeagueRecord,
  readLeagueFile,
  type LeagueFileRead,
} from './league-record.ts';

type Saved = Result<null, SaveTrouble>;

/** The leagues of a data folder, one file each, with the previous state as `.prev`. The caller holds the lock. */
export class LeaguesFolder {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #folder: string;
  readonly #queue = new OneAtATime();
  readonly #kept = new Map<OpaqueId, KeptLeague>();

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#folder = join(dataFolder, LEAGUES);
  }

  /** Reads every file. Unreadable ones go to quarantine, and the previous state is used. */
  async open(): Promise<readonly StartNotice[]> {
    try {
      if (await isTaken(this.#disk, this.#folder)) return [{ kind: 'folder-taken', folder: LEAGUES }];
      const names = await this.#disk.list(this.#folder);
      await sweepTemps(this.#disk, this.#folder, names, (file) => leagueIn(file) !== null);
      const notices: StartNotice[] = [];
      for (const id of new Set(names.flatMap((name) => leagueIn(name) ?? [])))
        for (const notice of await this.#read(id)) notices.push(notice);
      return notices;
    } catch (error) {
      return codeOf(error) === 'ENOENT' ? [] : [{ kind: 'left-unread', file: LEAGUES }];
    }
  }

  /** Newest first. */
  all(): readonly KeptLeague[] {
    return [...this.#kept.values()].toSorted(
      (one, other) => other.keptAt.localeCompare(one.keptAt) || one.id.localeCompare(other.id),
    );
  }

  /** Saves a league durably, replacing the one with its id. On an error the old one stays. */
  keep(league: KeptLeague): Promise<Saved> {
    return this.#queue.run(async () => {
      const saved = await this.#save(league, 'keep');
      if (saved.ok) this.#kept.set(league.id, league);
      return saved;
    });
  }

  /** Removes a league and its previous state; only the id stays. */
  forget(league: KeptLeague): Promise<Saved> {
    return this.#queue.run(() => this.#rewrite(league, 'forgotten'));
  }

  /** Removes something from a league and its previous state; `without` returns null for one that does not have it. */
  remove(league: KeptLeague, without: (from: Named) => Named | null): Promise<Saved> {
    return this.#queue.run(async () => {
      const now = without(league);
      try {
        if (now === null && !(await this.#hadBefore(league.id, without))) return ok(null);
        return await this.#rewrite({ ...league, ...now }, 'kept');
      } catch (error) {
        return err(troubleOf(error));
      }
    });
  }

  /** Resolves once every requested change was saved or refused. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  async #rewrite(league: KeptLeague, now: 'kept' | 'forgotten'): Promise<Saved> {
    const made = await this.#makeFolder();
    if (!made.ok) return made;
    const record = now === 'kept' ? league : { ...league, league: null, shortNames: [] };
    const previous = `${this.#path(league.id)}.prev`;
    // First, because after a power cut only a league that is listed can be rewritten again.
    const before = await saveDurably(this.#disk, previous, bytesOf(record), 'leave');
    if (!before.ok) return err(before.error.trouble);
    const saved = await this.#save(record, 'leave');
    if (!saved.ok) return saved;
    if (now === 'forgotten') this.#kept.delete(league.id);
    else this.#kept.set(league.id, league);
    return ok(null);
  }

  /** Whether the previous state has what is to go, or is damaged, so that nobody can tell. */
  async #hadBefore(id: OpaqueId, without: (from: Named) => Named | null): Promise<boolean> {
    const before = await readLeagueFile(this.#disk, `${this.#path(id)}.prev`, id);
    if (before.kind !== 'read') return before.kind === 'damaged';
    const { league, shortNames } = before.value;
    return league !== null && without({ league, shortNames }) !== null;
  }

  async #read(id: OpaqueId): Promise<readonly StartNotice[]> {
    const file = `${LEAGUES}/${id}.json`;
    try {
      const [path, previous] = [this.#path(id), `${this.#path(id)}.prev`];
      const current = await readLeagueFile(this.#disk, path, id);
      if (current.kind === 'read') this.#take(current.value);
      if (current.kind === 'read') return [];
      if (current.kind === 'newer') return [{ kind: 'newer', file }];
      return await this.#fallBack(current, previous, id);
    } catch (error) {
      codeOf(error);
      return [{ kind: 'left-unread', file }];
    }
  }

  /** The newest file is damaged or missing. */
  async #fallBack(current: LeagueFileRead, previous: string, id: OpaqueId): Promise<readonly StartNotice[]> {
    const [path, file] = [this.#path(id), `${LEAGUES}/${id}.json`];
    const before = await readLeagueFile(this.#disk, previous, id);
    if (current.kind === 'damaged') await setAside(this.#disk, this.#dataFolder, path);
    if (before.kind === 'damaged') await setAside(this.#disk, this.#dataFolder, previous);
    if (before.kind === 'newer') return [{ kind: 'newer', file: `${LEAGUES}/${basename(previous)}` }];
    if (before.kind !== 'read') return [{ kind: 'league-lost', file, recovered: false }];
    this.#take(before.value);
    // If this fails, the next start reports the same again.
    await saveDurably(this.#disk, path, bytesOf(before.value), 'leave');
    return [{ kind: 'league-lost', file, recovered: true }];
  }

  #take({ league, ...kept }: LeagueRecord): void {
    if (league !== null) this.#kept.set(kept.id, { ...kept, league });
  }

  async #save(record: LeagueRecord, previous: Previous): Promise<Saved> {
    const made = await this.#makeFolder();
    if (!made.ok) return made;
    const saved = await saveDurably(this.#disk, this.#path(record.id), bytesOf(record), previous);
    if (saved.ok) return ok(null);
    if (saved.error.mayBeInPlace) await this.#takeBack(record.id);
    return err(saved.error.trouble);
  }

  async #makeFolder(): Promise<Saved> {
    try {
      await makeOwnFolder(this.#disk, this.#folder);
      return ok(null);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** A refused state must not appear at the next start. If the disk refuses this as well, either state may. */
  async #takeBack(id: OpaqueId): Promise<void> {
    const before = this.#kept.get(id);
    const record = before ?? { id, keptAt: NEVER, league: null, shortNames: [] };
    await saveDurably(this.#disk, this.#path(id), bytesOf(record), 'leave');
  }

  #path(id: OpaqueId): string {
    return join(this.#folder, `${id}.json`);
  }
}

const NEVER = '1970-01-01T00:00:00.000Z';

function bytesOf(record: LeagueRecord): Uint8Array {
  return new TextEncoder().encode(makeLeague(record));
}
