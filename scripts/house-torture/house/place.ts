import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cutPower, newDisk, remount } from '../../torture/power-cut.ts';
import { newFolder } from '../../torture/tools.ts';
import { Proxy } from '../../../drive/proxy.ts';
import { insist, type Tools } from '../tools.ts';

const MEGABYTES = 768;
const A_MEGABYTE = Buffer.alloc(1024 * 1024, 0x55);

type CutDisk = Exclude<ReturnType<typeof newDisk>, { readonly notRun: string }>;

interface Network {
  ports: readonly number[];
}

/** The place of one of the torture's databases: if root runs it, a disk of its own whose power can be cut. */
export class Place {
  readonly #tools: Tools;
  readonly #disk: CutDisk | null;
  readonly #root: string;
  #cuts = 0;
  /** The network between services and this server. */
  readonly proxy: Proxy;
  readonly #network: Network;

  private constructor(tools: Tools, disk: CutDisk | null, proxy: Proxy, network: Network) {
    this.#tools = tools;
    this.proxy = proxy;
    this.#network = network;
    this.#disk = disk;
    this.#root = disk?.folder ?? newFolder(tools, 'place');
    chmodSync(this.#root, 0o755);
  }

  static async on(tools: Tools): Promise<Place> {
    const network: Network = { ports: [] };
    const proxy = await Proxy.start({ servers: () => network.ports });
    const disk = newDisk(tools, MEGABYTES);
    if ('notRun' in disk) return new Place(tools, null, proxy, network);
    // PostgreSQL's own user has to reach it.
    chmodSync(join(disk.folder, '..'), 0o755);
    return new Place(tools, disk, proxy, network);
  }

  /** The server's port; null while none runs. */
  set port(port: number | null) {
    this.#network.ports = port === null ? [] : [port];
  }

  get hasDisk(): boolean {
    return this.#disk !== null;
  }

  /** The cluster's folder. */
  get folder(): string {
    return join(this.#root, 'cluster');
  }

  /** Removes everything of an earlier database. */
  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { mode: 0o755 });
  }

  /**
   * Cuts the disk's power, and loses what is not on it. Resolves with whether that lost a file that was not
   * synced.
   */
  async cutPower(kill: () => Promise<void>): Promise<boolean> {
    if (this.#disk === null) throw new Error('no disk to cut the power of');
    this.#cuts += 1;
    const isLost = cutPower(this.#tools, this.#disk.folder, this.#cuts);
    await kill();
    const disk = this.#disk;
    // Each of the server's processes keeps the disk busy until it ends.
    await insist(this.#tools.stop, () => {
      remount(this.#tools, disk);
    });
    return isLost();
  }

  /** Fills the disk to its last byte. */
  fill(): void {
    const file = openSync(this.#filler, 'w');
    try {
      for (;;) writeSync(file, A_MEGABYTE);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(file);
    }
  }

  get isFull(): boolean {
    return statfsSync(this.#root).bavail < 256;
  }

  empty(): void {
    rmSync(this.#filler, { force: true });
  }

  get #filler(): string {
    return join(this.#root, 'filler');
  }
}
