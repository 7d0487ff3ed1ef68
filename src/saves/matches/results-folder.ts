import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { SaveTrouble, StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, sweepTemps } from '../disk/durable-file.ts';
import { isTaken, makeOwnFolder } from '../disk/own-folder.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';

export const RESULTS = 'results';

/** In bytes; a night of a hundred bowlers has a tenth of it. */
export const LARGEST_RESULT = 8 * 1024 * 1024;

const NAME = /^headpin-result-(\d{4}-\d\d-\d\d)-([0-9a-f]{24})\.(?:csv|json)$/u;

/** The night and the match that a file's name says; null for any other name. */
export function keptResultIn(file: string): { readonly date: string; readonly match: MatchId } | null {
  const [, date, match] = NAME.exec(file) ?? [];
  return date === undefined || match === undefined ? null : { date, match };
}

/** A night's result as both of its files. */
export interface ResultTexts {
  /** The day on which it was bowled: a schedule may have had another. */
  readonly date: string;
  readonly csv: Uint8Array;
  readonly json: Uint8Array;
}

/** The files of `results/`: the result of every match that is signed in full. The caller holds the folder's lock. */
export class ResultsFolder {
  readonly #disk: Disk;
  readonly #folder: string;
  /** The night of each match that has a file. */
  readonly #dates = new Map<MatchId, string>();

  constructor(disk: Disk, dataFolder: string) {
    this.#disk = disk;
    this.#folder = join(dataFolder, RESULTS);
  }

  /** Removes leftovers of interrupted saves, and learns what is there. */
  async open(): Promise<readonly StartNotice[]> {
    try {
      if (await isTaken(this.#disk, this.#folder)) return [{ kind: 'folder-taken', folder: RESULTS }];
      const names = await this.#disk.list(this.#folder);
      await sweepTemps(this.#disk, this.#folder, names, (file) => keptResultIn(file) !== null);
      for (const { match, date } of names.flatMap((name) => keptResultIn(name) ?? []))
        this.#dates.set(match, date);
    } catch (error) {
      codeOf(error);
    }
    return [];
  }

  /** Each match with a result, and its night. */
  all(): ReadonlyMap<MatchId, string> {
    return new Map(this.#dates);
  }

  holds(match: MatchId): boolean {
    return this.#dates.has(match);
  }

  /** The matches whose files are no longer there. */
  async lost(): Promise<readonly MatchId[]> {
    return this.#matchesOf((json) => json === null);
  }

  /** The matches whose results name this game. */
  async withGame(gameId: string): Promise<readonly MatchId[]> {
    return this.#matchesOf((json) => json !== null && Buffer.from(json).includes(`"${gameId}"`));
  }

  /** Saves both files durably, the JSON last; one that is there already stays. */
  async save(match: MatchId, { date, csv, json }: ResultTexts): Promise<Result<null, SaveTrouble>> {
    if ((this.#dates.get(match) ?? date) !== date) {
      const withdrawn = await this.withdraw(match);
      if (!withdrawn.ok) return withdrawn;
    }
    try {
      await makeOwnFolder(this.#disk, this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    // A part of it is withdrawn too, should the rest be refused.
    this.#dates.set(match, date);
    for (const [ending, bytes] of [
      ['csv', csv],
      ['json', json],
    ] as const) {
      const path = this.#pathOf(match, date, ending);
      const there = await this.#read(path);
      if (there !== null && Buffer.from(there).equals(bytes)) continue;
      const saved = await saveDurably(this.#disk, path, bytes, 'leave');
      if (!saved.ok) return err(saved.error.trouble);
    }
    return ok(null);
  }

  /** Removes a match's result for good, the JSON first. */
  async withdraw(match: MatchId): Promise<Result<null, SaveTrouble>> {
    const date = this.#dates.get(match);
    if (date === undefined) return ok(null);
    try {
      for (const ending of ['json', 'csv'] as const) await this.#remove(this.#pathOf(match, date, ending));
      await this.#disk.syncFolder(this.#folder);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') return err(troubleOf(error));
    }
    this.#dates.delete(match);
    return ok(null);
  }

  async #matchesOf(isSought: (json: Uint8Array | null) => boolean): Promise<readonly MatchId[]> {
    const found: MatchId[] = [];
    for (const [match, date] of this.#dates)
      if (isSought(await this.#read(this.#pathOf(match, date, 'json')))) found.push(match);
    return found;
  }

  /** Null where no file can be read. */
  async #read(path: string): Promise<Uint8Array | null> {
    try {
      const read = await readBounded(this.#disk, path, LARGEST_RESULT);
      return read.kind === 'bytes' ? read.bytes : null;
    } catch (error) {
      codeOf(error);
      return null;
    }
  }

  async #remove(path: string): Promise<void> {
    try {
      await this.#disk.remove(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  #pathOf(match: MatchId, date: string, ending: 'csv' | 'json'): string {
    return join(this.#folder, `headpin-result-${date}-${match}.${ending}`);
  }
}
