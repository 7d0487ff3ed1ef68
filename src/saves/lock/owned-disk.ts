import type { Disk, Entry, GrowingFile, HeldFile, NewFile } from '../disk/disk.ts';

/**
 * A disk whose every change first checks that the folder is still ours, so that a machine that slept while another
 * took over writes nothing.
 */
export class OwnedDisk implements Disk {
  readonly #disk: Disk;
  readonly #check: () => Promise<void>;

  /** `check` rejects once the folder is somebody else's. */
  constructor(disk: Disk, check: () => Promise<void>) {
    this.#disk = disk;
    this.#check = check;
  }

  /** A look often comes before a change: the check runs beside it and holds for the change. */
  async look(path: string): Promise<Entry | null> {
    const looking = this.#disk.look(path);
    // A refused check refuses the change, which asks again.
    await Promise.allSettled([looking, this.#check()]);
    return looking;
  }

  list(folder: string): Promise<readonly string[]> {
    return this.#disk.list(folder);
  }

  read(path: string): Promise<Uint8Array> {
    return this.#disk.read(path);
  }

  readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    return this.#disk.readPart(path, at, length);
  }

  async makeFolder(path: string): Promise<void> {
    await this.#check();
    await this.#disk.makeFolder(path);
  }

  async create(path: string): Promise<NewFile> {
    await this.#check();
    return this.#disk.create(path);
  }

  async append(path: string): Promise<GrowingFile> {
    await this.#check();
    return this.#disk.append(path);
  }

  async overwrite(
    path: string,
    is: (there: Uint8Array) => boolean,
    bytes: Uint8Array,
  ): Promise<string | null> {
    await this.#check();
    return this.#disk.overwrite(path, is, bytes);
  }

  async hold(path: string): Promise<HeldFile> {
    await this.#check();
    const file = await this.#disk.hold(path);
    return {
      // As with `look`: the check beside it holds for the write that follows.
      isThere: async () => {
        const looking = file.isThere();
        await Promise.allSettled([looking, this.#check()]);
        return looking;
      },
      put: async (bytes) => {
        await this.#check();
        await file.put(bytes);
      },
      close: () => file.close(),
    };
  }

  async link(file: string, name: string): Promise<void> {
    await this.#check();
    await this.#disk.link(file, name);
  }

  async rename(from: string, to: string): Promise<void> {
    await this.#check();
    await this.#disk.rename(from, to);
  }

  async remove(path: string): Promise<void> {
    await this.#check();
    await this.#disk.remove(path);
  }

  syncFolder(folder: string): Promise<void> {
    return this.#disk.syncFolder(folder);
  }
}
