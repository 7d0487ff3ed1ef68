import { join } from 'node:path';
import { highest } from '../../core/line/extremes.ts';
import type { Setup } from '../../core/game/event.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { tempsIn } from '../../saves/disk/durable-file.ts';
import { codeOf, troubleOf } from '../../saves/disk/trouble.ts';
import { RESULTS } from '../../saves/matches/results-folder.ts';
import { dayOf } from '../local-time.ts';
import { sheetNamed, type NamedSheet } from '../printing/pdf-name.ts';
import { isOfMany } from './export-name.ts';

/** Also a night's result. */
const OURS = /^headpin-/u;
const OF_TEXT = /^headpin-.*\.(?:csv|txt|jsonl?)$/u;
const OF_PAGES = /^headpin-.*\.pdf$/u;
const OF_RESULT = /^headpin-result-.*\.(?:csv|json)$/u;
const AT_ONCE = 1024 * 1024;

/**
 * The files of the export folder and of the lane's results that have an erased bowler. Files by other names are not
 * ours and stay.
 */
export class ErasedExports {
  readonly #disk: Disk;
  readonly #folders: readonly string[];

  constructor(disk: Disk, data: string) {
    this.#disk = disk;
    this.#folders = ['export', RESULTS].map((folder) => join(data, folder));
  }

  /**
   * Deletes the sheets that show these games, and the results of their matches, while they still lead to the files. A
   * result has other names than the board: the full ones of the league.
   */
  removeSheets(games: readonly Setup[]): Promise<Result<null, SaveTrouble>> {
    const matches = games.flatMap(({ league }) => league?.match ?? []);
    return this.#remove((folder, file) => {
      if (OF_RESULT.test(file)) return this.#hasOneOf(join(folder, file), matches);
      const sheet = sheetNamed(file);
      return Promise.resolve(sheet !== null && games.some((setup) => mayShow(sheet, setup)));
    });
  }

  /**
   * Deletes texts with the name in them, and what an interrupted export left. Nobody can look for a name in a PDF, so
   * those of many games and of statistics all go.
   */
  removeNamed(name: string): Promise<Result<null, SaveTrouble>> {
    return this.#remove((folder, file) => {
      // As each kind of file writes it.
      const written = [name, JSON.stringify(name).slice(1, -1), name.replaceAll('"', '""')];
      if (OF_TEXT.test(file)) return this.#hasOneOf(join(folder, file), written);
      const isLeft = tempsIn('', [file], (one) => OURS.test(one)).length > 0;
      return Promise.resolve(isLeft || (OF_PAGES.test(file) && isOfMany(file)));
    });
  }

  async #remove(
    goes: (folder: string, file: string) => Promise<boolean>,
  ): Promise<Result<null, SaveTrouble>> {
    try {
      for (const folder of this.#folders) {
        const gone: string[] = [];
        for (const file of await this.#filesOf(folder)) if (await goes(folder, file)) gone.push(file);
        for (const file of gone) await this.#removeOne(join(folder, file));
        if (gone.length > 0) await this.#disk.syncFolder(folder);
      }
      return ok(null);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** A link leads elsewhere, to nothing of ours. */
  async #filesOf(folder: string): Promise<readonly string[]> {
    return (await this.#disk.look(folder))?.kind === 'folder' ? this.#disk.list(folder) : [];
  }

  /** Somebody else may have removed it meanwhile, or have given its name to a folder. */
  async #removeOne(path: string): Promise<void> {
    try {
      if ((await this.#disk.look(path))?.kind !== 'file') return;
      await this.#disk.remove(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  /** Whether one of these texts is in a file, which is not held in memory whole. */
  async #hasOneOf(path: string, texts: readonly string[]): Promise<boolean> {
    const needles = texts.map((text) => Buffer.from(text));
    const overlap = highest(
      needles.map(({ length }) => length),
      0,
    );
    const entry = await this.#disk.look(path);
    if (entry?.kind !== 'file') return false;
    for (let at = 0; at < entry.size; at += AT_ONCE) {
      const part = await this.#disk.readPart(path, at, Math.min(AT_ONCE + overlap, entry.size - at));
      if (needles.some((needle) => Buffer.from(part).includes(needle))) return true;
    }
    return false;
  }
}

/** Whether a sheet may show this game. A league's sheets have the match so far: of both lanes, and begun before midnight. */
function mayShow({ day, lane, game }: NamedSheet, setup: Setup): boolean {
  const { startedAt, gameNumber, pair } = setup;
  const today = dayOf(startedAt);
  if (setup.league === undefined) return day === today && lane === setup.lane && game === gameNumber;
  const tomorrow = new Date(startedAt);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return (
    [today, dayOf(tomorrow.toISOString())].includes(day) &&
    [setup.lane, pair].includes(lane) &&
    game >= gameNumber
  );
}
