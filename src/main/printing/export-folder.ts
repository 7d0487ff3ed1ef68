import { basename, join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { PdfPlace, SaveTrouble, SavedFile } from '../../contract/contract.ts';
import { mountedSticks } from '../copy/removable.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { saveDurably } from '../../saves/disk/durable-file.ts';
import { makeOwnFolder } from '../../saves/disk/own-folder.ts';
import { troubleOf } from '../../saves/disk/trouble.ts';

const IN_FOLDER: PdfPlace = { kind: 'export-folder' };

/** Where exported files go: a writable USB stick, else `export` in the data folder. */
export class ExportFolder {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #sticks: () => Promise<readonly string[]>;

  constructor(disk: Disk, data: string, sticks: () => Promise<readonly string[]> = mountedSticks) {
    this.#disk = disk;
    this.#folder = join(data, 'export');
    this.#sticks = sticks;
  }

  /** Where the next file would go; a stick that then refuses it is skipped. */
  async place(): Promise<PdfPlace> {
    const [stick] = await this.#sticks();
    return stick === undefined ? IN_FOLDER : onStick(stick);
  }

  /** Saves durably as `name` (`a.pdf`), numbered if that is taken. No file is ever replaced. */
  async save(name: string, bytes: Uint8Array): Promise<Result<SavedFile, SaveTrouble>> {
    for (const stick of await this.#sticks()) {
      const saved = await this.#saveIn(stick, name, bytes);
      if (saved.ok) return ok({ file: saved.value, place: onStick(stick) });
    }
    const saved = await this.#saveInFolder(name, bytes);
    return saved.ok ? ok({ file: saved.value, place: IN_FOLDER }) : saved;
  }

  async #saveInFolder(name: string, bytes: Uint8Array): Promise<Result<string, SaveTrouble>> {
    try {
      await makeOwnFolder(this.#disk, this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    return this.#saveIn(this.#folder, name, bytes);
  }

  async #saveIn(folder: string, name: string, bytes: Uint8Array): Promise<Result<string, SaveTrouble>> {
    try {
      const file = await this.#freeName(folder, name);
      const saved = await saveDurably(this.#disk, join(folder, file), bytes, 'leave');
      return saved.ok ? ok(file) : err(saved.error.trouble);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  async #freeName(folder: string, name: string): Promise<string> {
    const dot = name.lastIndexOf('.');
    let file = name;
    for (let number = 2; (await this.#disk.look(join(folder, file))) !== null; number += 1)
      file = `${name.slice(0, dot)}-${String(number)}${name.slice(dot)}`;
    return file;
  }
}

/** A desktop mounts a stick by its label. */
function onStick(folder: string): PdfPlace {
  return { kind: 'stick', name: basename(folder) };
}
