import { basename, join } from 'node:path';
import { tidyLine } from '../../core/players/readable.ts';
import type { FilePlace } from '../../contract/contract.ts';
import type { Disk, Entry } from '../../saves/disk/disk.ts';
import { makeOwnFolder } from '../../saves/disk/own-folder.ts';
import { codeOf } from '../../saves/disk/trouble.ts';
import { readableSticks } from '../copy/removable.ts';

export interface ImportPlacesDeps {
  readonly disk: Disk;
  /** The data folder. */
  readonly path: string;
  readonly sticks?: () => Promise<readonly string[]>;
}

/** A folder in which staff leave files for the program. */
export interface ImportPlace {
  readonly folder: string;
  readonly place: FilePlace;
}

// Operating systems put hidden files beside the user's files on a stick.
const VISIBLE = /^[^.~]/u;

/** The sticks, and the data folder's `import`. What cannot be looked at just then counts as missing. */
export class ImportPlaces {
  readonly #deps: ImportPlacesDeps;

  constructor(deps: ImportPlacesDeps) {
    this.#deps = deps;
  }

  /** The newest stick first. */
  async all(): Promise<readonly ImportPlace[]> {
    const { sticks = readableSticks } = this.#deps;
    const places: ImportPlace[] = [];
    for (const folder of await sticks())
      places.push({ folder, place: { kind: 'stick', name: tidyLine(basename(folder)) } });
    places.push({ folder: await this.#importFolder(), place: { kind: 'import-folder' } });
    return places;
  }

  /** The visible names in a folder, in order. */
  async namesIn(folder: string): Promise<readonly string[]> {
    try {
      const names = await this.#deps.disk.list(folder);
      return names.filter((name) => VISIBLE.test(name)).toSorted((one, other) => one.localeCompare(other));
    } catch (error) {
      // A stick just pulled out has no files.
      codeOf(error);
      return [];
    }
  }

  async entryAt(path: string): Promise<Entry | null> {
    try {
      return await this.#deps.disk.look(path);
    } catch (error) {
      codeOf(error);
      return null;
    }
  }

  /** Creates the folder, so that users see where files belong. */
  async #importFolder(): Promise<string> {
    const folder = join(this.#deps.path, 'import');
    try {
      await makeOwnFolder(this.#deps.disk, folder);
    } catch (error) {
      codeOf(error);
    }
    return folder;
  }
}
