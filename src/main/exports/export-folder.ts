import { basename, join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SavePlace, SaveTrouble, SavedFile } from '../../contract/contract.ts';
import { mountedSticks } from '../copy/removable.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { sweepTemps } from '../../saves/disk/durable-file.ts';
import { makeTogether, type FileToMake } from '../../saves/disk/durable-set.ts';
import { GrowingSet } from '../../saves/disk/growing-set.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { makeOwnFolder } from '../../saves/disk/own-folder.ts';
import { troubleOf } from '../../saves/disk/trouble.ts';

const IN_FOLDER: SavePlace = { kind: 'export-folder' };

/** Files that were saved together, by their final names. */
export interface SavedTogether {
  readonly files: readonly string[];
  readonly place: SavePlace;
}

/** Files that grow in one place and get their names at the end (`GrowingSet`). */
export interface GrowingFiles {
  readonly place: SavePlace;
  readonly set: Pick<GrowingSet, 'add' | 'write' | 'abandon'>;
  /** Makes all of them durable; answers their final names. */
  readonly finish: (names: readonly string[]) => Promise<Result<readonly string[], SaveTrouble>>;
}

/** Where exported files go: a writable USB stick, else `export` in the data folder. A lane has one, since only its queue keeps two saves from one name. */
export class ExportFolder {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #sticks: () => Promise<readonly string[]>;
  readonly #queue = new OneAtATime();

  constructor(disk: Disk, data: string, sticks: () => Promise<readonly string[]> = mountedSticks) {
    this.#disk = disk;
    this.#folder = join(data, 'export');
    this.#sticks = sticks;
  }

  /** Where the next file would go; a stick that then refuses it is skipped. */
  async place(): Promise<SavePlace> {
    const [stick] = await this.#sticks();
    return stick === undefined ? IN_FOLDER : onStick(stick);
  }

  /** Saves durably as `name` (`a.pdf`), numbered if that is taken. No file is ever replaced. */
  async save(name: string, bytes: Uint8Array): Promise<Result<SavedFile, SaveTrouble>> {
    const saved = await this.saveTogether([{ name, bytes }]);
    if (!saved.ok) return saved;
    const { files, place } = saved.value;
    return ok({ file: files[0] ?? name, place });
  }

  /** Saves all these files in one place or none of them, all with the same number if a name is taken. */
  saveTogether(files: readonly FileToMake[]): Promise<Result<SavedTogether, SaveTrouble>> {
    return this.#queue.run(() => this.#saveSomewhere(files));
  }

  /**
   * Begins files of these names in the first place that takes them; without `sticks` in the export folder. Left-overs of
   * an interrupted export, by names that are `ours`, go first.
   */
  async grow(
    names: readonly string[],
    sticks: boolean,
    ours: (file: string) => boolean,
  ): Promise<Result<GrowingFiles, SaveTrouble>> {
    for (const stick of sticks ? await this.#sticks() : []) {
      const begun = await this.#growIn(stick, names, ours);
      if (begun.ok) return ok(this.#growing(stick, onStick(stick), begun.value));
    }
    try {
      await makeOwnFolder(this.#disk, this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    const begun = await this.#growIn(this.#folder, names, ours);
    return begun.ok ? ok(this.#growing(this.#folder, IN_FOLDER, begun.value)) : begun;
  }

  /** Whether a stick is still in. */
  async isIn(place: SavePlace): Promise<boolean> {
    if (place.kind !== 'stick') return true;
    return (await this.#sticks()).some((stick) => basename(stick) === place.name);
  }

  async #growIn(
    folder: string,
    names: readonly string[],
    ours: (file: string) => boolean,
  ): Promise<Result<GrowingSet, SaveTrouble>> {
    try {
      await sweepTemps(this.#disk, folder, await this.#disk.list(folder), ours);
    } catch (error) {
      return err(troubleOf(error));
    }
    return GrowingSet.begin(this.#disk, folder, names);
  }

  #growing(folder: string, place: SavePlace, set: GrowingSet): GrowingFiles {
    const finish = async (names: readonly string[]): Promise<Result<readonly string[], SaveTrouble>> => {
      try {
        const free = await this.#freeNames(folder, names);
        const made = await set.finish(free);
        return made.ok ? ok(free) : made;
      } catch (error) {
        await set.abandon();
        return err(troubleOf(error));
      }
    };
    return { place, set, finish: (names) => this.#queue.run(() => finish(names)) };
  }

  async #saveSomewhere(files: readonly FileToMake[]): Promise<Result<SavedTogether, SaveTrouble>> {
    for (const stick of await this.#sticks()) {
      const saved = await this.#saveIn(stick, files);
      if (saved.ok) return ok({ files: saved.value, place: onStick(stick) });
    }
    const saved = await this.#saveInFolder(files);
    return saved.ok ? ok({ files: saved.value, place: IN_FOLDER }) : saved;
  }

  async #saveInFolder(files: readonly FileToMake[]): Promise<Result<readonly string[], SaveTrouble>> {
    try {
      await makeOwnFolder(this.#disk, this.#folder);
    } catch (error) {
      return err(troubleOf(error));
    }
    return this.#saveIn(this.#folder, files);
  }

  async #saveIn(
    folder: string,
    files: readonly FileToMake[],
  ): Promise<Result<readonly string[], SaveTrouble>> {
    try {
      const names = await this.#freeNames(
        folder,
        files.map(({ name }) => name),
      );
      const named = files.map(({ bytes, name }, index) => ({ bytes, name: names[index] ?? name }));
      const made = await makeTogether(this.#disk, folder, named);
      return made.ok ? ok(names) : made;
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  async #freeNames(folder: string, names: readonly string[]): Promise<readonly string[]> {
    let free = names;
    for (let number = 2; await this.#isAnyTaken(folder, free); number += 1)
      free = names.map((name) => {
        const dot = name.lastIndexOf('.');
        return `${name.slice(0, dot)}-${String(number)}${name.slice(dot)}`;
      });
    return free;
  }

  async #isAnyTaken(folder: string, names: readonly string[]): Promise<boolean> {
    for (const name of names) if ((await this.#disk.look(join(folder, name))) !== null) return true;
    return false;
  }
}

/** A desktop mounts a stick by its label. */
function onStick(folder: string): SavePlace {
  return { kind: 'stick', name: basename(folder) };
}
