import { NodeDisk } from '../../src/saves/disk/node-disk.ts';

/** The real disk, counting the bytes read of each file and the files removed. */
export class CountingDisk extends NodeDisk {
  readonly bytes = new Map<string, number>();
  removed = 0;

  override async read(path: string): Promise<Uint8Array> {
    return this.#counted(path, await super.read(path));
  }

  override async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    return this.#counted(path, await super.readPart(path, at, length));
  }

  override async remove(path: string): Promise<void> {
    await super.remove(path);
    this.removed += 1;
  }

  #counted(path: string, bytes: Uint8Array): Uint8Array {
    this.bytes.set(path, (this.bytes.get(path) ?? 0) + bytes.length);
    return bytes;
  }
}
