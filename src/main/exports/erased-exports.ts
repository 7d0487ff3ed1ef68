import { join } from 'node:path';
import { highest } from '../../core/line/extremes.ts';
import type { Setup } from '../../core/game/event.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { tempsIn } from '../../saves/disk/durable-file.ts';
import { codeOf, troubleOf } from '../../saves/disk/trouble.ts';
import { pdfName } from '../printing/pdf-name.ts';
import { isExportName, isOfMany } from './export-name.ts';

const OF_TEXT = /^headpin-.*\.(?:csv|txt|jsonl?)$/u;
const OF_PAGES = /^headpin-.*\.pdf$/u;
const AT_ONCE = 1024 * 1024;

/** The export folder's files that have an erased bowler. Files by other names are not ours and stay. */
export class ErasedExports {
  readonly #disk: Disk;
  readonly #folder: string;

  constructor(disk: Disk, data: string) {
    this.#disk = disk;
    this.#folder = join(data, 'export');
  }

  /** Deletes the sheets of these games, while they still lead to the files. */
  removeSheets(games: readonly Setup[]): Promise<Result<null, SaveTrouble>> {
    const sheets = games.map((setup) => pdfName(setup).replace(/\.pdf$/u, ''));
    return this.#remove((file) =>
      Promise.resolve(OF_PAGES.test(file) && sheets.some((sheet) => isSheet(file, sheet))),
    );
  }

  /**
   * Deletes texts with the name in them, and what an interrupted export left. Nobody can look for a name in a PDF, so those
   * of many games and of statistics all go.
   */
  removeNamed(name: string): Promise<Result<null, SaveTrouble>> {
    return this.#remove((file) => {
      if (OF_TEXT.test(file)) return this.#hasName(join(this.#folder, file), name);
      const isLeft = tempsIn('', [file], isExportName).length > 0;
      return Promise.resolve(isLeft || (OF_PAGES.test(file) && isOfMany(file)));
    });
  }

  async #remove(goes: (file: string) => Promise<boolean>): Promise<Result<null, SaveTrouble>> {
    try {
      const gone: string[] = [];
      for (const file of await this.#files()) if (await goes(file)) gone.push(file);
      for (const file of gone) await this.#removeOne(join(this.#folder, file));
      if (gone.length > 0) await this.#disk.syncFolder(this.#folder);
      return ok(null);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  async #files(): Promise<readonly string[]> {
    try {
      return await this.#disk.list(this.#folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  /** Somebody else may have removed it meanwhile. */
  async #removeOne(path: string): Promise<void> {
    try {
      await this.#disk.remove(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  /** Looks for the name as each kind of file writes it, without holding a large file in memory. */
  async #hasName(path: string, name: string): Promise<boolean> {
    const written = [name, JSON.stringify(name).slice(1, -1), name.replaceAll('"', '""')];
    const needles = written.map((text) => Buffer.from(text));
    const overlap = highest(needles.map(({ length }) => length));
    const entry = await this.#disk.look(path);
    if (entry?.kind !== 'file') return false;
    for (let at = 0; at < entry.size; at += AT_ONCE) {
      const part = await this.#disk.readPart(path, at, Math.min(AT_ONCE + overlap, entry.size - at));
      if (needles.some((needle) => Buffer.from(part).includes(needle))) return true;
    }
    return false;
  }
}

/** Whether a PDF is of this game: its name is followed by no further digit. */
function isSheet(file: string, sheet: string): boolean {
  return file.startsWith(sheet) && !/^\d/u.test(file.slice(sheet.length));
}
