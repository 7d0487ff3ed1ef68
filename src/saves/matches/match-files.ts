import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import type { LeaguesOfMatches } from '../record/games-filter.ts';
import { saveDurably, sweepTemps } from '../disk/durable-file.ts';
import { isTaken, makeOwnFolder } from '../disk/own-folder.ts';
import { setAside } from '../disk/quarantine.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import { makeMatch, matchIn, type MatchRecord, readMatchFile } from './match-record.ts';

export const MATCHES = 'matches';

/** A match on disk and the notices found while reading it. */
export interface ReadMatch {
  /** Null if no version of it can be read. */
  readonly record: MatchRecord | null;
  readonly notices: readonly StartNotice[];
}

/** The files of `matches/`: the current and the previous state of each match. The caller holds the folder's lock. */
export class MatchFiles {
  readonly #disk: Disk;
  readonly #dataFolder: string;
  readonly #folder: string;
  /** Files that a newer program wrote, or that can be neither read nor moved. They stay unchanged. */
  readonly #left = new Set<MatchId>();
  /** All matches as they are on disk. Null until somebody asks, and after a disk that could not tell. */
  #records: Promise<Map<MatchId, MatchRecord>> | null = null;

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.#dataFolder = dataFolder;
    this.#folder = join(dataFolder, MATCHES);
  }

  /** Removes leftovers of interrupted saves. Matches are read one by one, when they are needed. */
  async open(): Promise<readonly StartNotice[]> {
    try {
      if (await isTaken(this.#disk, this.#folder)) return [{ kind: 'folder-taken', folder: MATCHES }];
      const names = await this.#disk.list(this.#folder);
      await sweepTemps(this.#disk, this.#folder, names, (file) => matchIn(file) !== null);
    } catch (error) {
      codeOf(error);
    }
    return [];
  }

  /**
   * All matches that can be read, as `read` does; notices and damaged files wait until a match is needed. Their files
   * are read at the first question: afterwards only this writes them.
   */
  async all(): Promise<readonly MatchRecord[]> {
    return [...(await this.#kept()).values()];
  }

  /** The league of every match that can be read. */
  async leagues(): Promise<LeaguesOfMatches> {
    return new Map((await this.all()).map(({ id, fixture }) => [id, fixture.league]));
  }

  #kept(): Promise<Map<MatchId, MatchRecord>> {
    this.#records ??= this.#readAll();
    return this.#records;
  }

  /** A match that the disk cannot read now is read again at the next question. */
  async #readAll(): Promise<Map<MatchId, MatchRecord>> {
    const found = new Map<MatchId, MatchRecord>();
    const doubts: string[] = [];
    const doubt = (error: unknown): null => {
      doubts.push(codeOf(error));
      return null;
    };
    for (const id of (await this.#ids().catch(doubt)) ?? []) {
      const record = await this.#glance(id).catch(doubt);
      if (record !== null) found.set(id, record);
    }
    if (doubts.length > 0) this.#records = null;
    return found;
  }

  async #ids(): Promise<ReadonlySet<MatchId>> {
    try {
      return new Set((await this.#disk.list(this.#folder)).flatMap((file) => matchIn(file) ?? []));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return new Set();
      throw error;
    }
  }

  /** The newest state that can be read; null for a file that has to stay unread. Rejects with the system's error. */
  async #glance(id: MatchId): Promise<MatchRecord | null> {
    for (const version of ['', '.prev']) {
      const reading = await readMatchFile(this.#disk, this.#pathOf(id, version), id);
      if (reading.kind === 'read') return reading.value;
      if (reading.kind === 'newer') return null;
    }
    return null;
  }

  /** A match as last saved, or its previous state if that file is damaged. Damaged files go to quarantine. */
  async read(id: MatchId): Promise<ReadMatch> {
    const notices: StartNotice[] = [];
    try {
      const now = await this.#readOne(id, '', notices);
      if (now !== null || this.#left.has(id)) return { record: now, notices };
      return { record: await this.#readOne(id, '.prev', notices), notices };
    } catch (error) {
      codeOf(error);
      this.#left.add(id);
      return { record: null, notices: [{ kind: 'left-unread', file: fileOf(id, '') }] };
    }
  }

  /** Whether this match's file has to stay unchanged. Known once it was read. */
  leaves(id: MatchId): boolean {
    return this.#left.has(id);
  }

  /** Saves a match durably, unless its file has to stay unchanged. */
  async save(record: MatchRecord): Promise<Result<null, SaveTrouble>> {
    if (this.#left.has(record.id)) return ok(null);
    try {
      await makeOwnFolder(this.#disk, this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    const text = new TextEncoder().encode(makeMatch(record));
    const saved = await saveDurably(this.#disk, this.#pathOf(record.id, ''), text, 'keep');
    if (!saved.ok) {
      // Either state may be in place.
      this.#records = null;
      return err(saved.error.trouble);
    }
    (await this.#records)?.set(record.id, record);
    return ok(null);
  }

  /** Removes a match for good: its previous state first, or a crash would bring it back. */
  async remove(id: MatchId): Promise<Result<null, SaveTrouble>> {
    try {
      for (const ending of ['.prev', '']) {
        await this.#removeOne(this.#pathOf(id, ending));
        await this.#disk.syncFolder(this.#folder);
      }
      (await this.#records)?.delete(id);
      return ok(null);
    } catch (error) {
      this.#records = null;
      return codeOf(error) === 'ENOENT' ? ok(null) : err(troubleOf(error));
    }
  }

  async #readOne(id: MatchId, ending: string, notices: StartNotice[]): Promise<MatchRecord | null> {
    const reading = await readMatchFile(this.#disk, this.#pathOf(id, ending), id);
    const file = fileOf(id, ending);
    switch (reading.kind) {
      case 'missing':
        return null;
      case 'read':
        return reading.value;
      case 'newer':
        this.#left.add(id);
        notices.push({ kind: 'newer', file });
        return null;
      case 'damaged':
        await setAside(this.#disk, this.#dataFolder, this.#pathOf(id, ending));
        if (notices.length === 0) notices.push({ kind: 'match-damaged', file });
        return null;
    }
  }

  async #removeOne(path: string): Promise<void> {
    try {
      await this.#disk.remove(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  #pathOf(id: MatchId, ending: string): string {
    return join(this.#folder, `${id}.json${ending}`);
  }
}

/** For people: in the data folder. */
function fileOf(id: MatchId, ending: string): string {
  return `${MATCHES}/${id}.json${ending}`;
}
