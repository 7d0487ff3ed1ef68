import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** What a name refers to: a file, by its number on the disk, or a folder. */
export type Thing = number | 'folder';

/** A name in a folder that gets another target, or none. */
export interface NameChange {
  readonly folder: string;
  readonly name: string;
  readonly thing: Thing | null;
}

/** The root folder of every disk. */
export const ROOT = 'disk';

/** A path's folder and its name there. */
interface Split {
  readonly folder: string;
  readonly name: string;
}

// A survey looks the same few paths up millions of times, in images that share most of their bytes.
const SPLITS = new Map<string, Split>();
const DIGESTS = new WeakMap<Uint8Array, string>();

function split(path: string): Split {
  const known = SPLITS.get(path);
  if (known !== undefined) return known;
  const parts = { folder: dirname(path), name: basename(path) };
  SPLITS.set(path, parts);
  return parts;
}

/** Equal for equal bytes, which nobody changes in place. */
function digestOf(bytes: Uint8Array): string {
  const known = DIGESTS.get(bytes);
  if (known !== undefined) return known;
  const digest = `${String(bytes.length)} ${createHash('sha1').update(bytes).digest('base64')}`;
  DIGESTS.set(bytes, digest);
  return digest;
}

/** A disk's content: names, and the bytes of its files. */
export class DiskImage {
  readonly #folders: Map<string, Map<string, Thing>>;
  readonly #files: Map<number, Uint8Array>;

  constructor(folders = new Map<string, Map<string, Thing>>(), files = new Map<number, Uint8Array>()) {
    this.#folders = folders;
    this.#files = files;
  }

  copy(): DiskImage {
    const folders = [...this.#folders].map(([path, names]) => [path, new Map(names)] as const);
    return new DiskImage(new Map(folders), new Map(this.#files));
  }

  change(changes: readonly NameChange[]): void {
    for (const { folder, name, thing } of changes) {
      const names = this.#folders.get(folder) ?? new Map<string, Thing>();
      if (thing === null) names.delete(name);
      else names.set(name, thing);
      this.#folders.set(folder, names);
      // A new folder is empty, even if a lost one had this path.
      if (thing === 'folder') this.#folders.set(join(folder, name), new Map());
    }
  }

  fill(file: number, bytes: Uint8Array): void {
    this.#files.set(file, bytes);
  }

  /** What has this name; null when nothing has or a parent folder is missing. */
  at(path: string): Thing | null {
    if (path === ROOT) return 'folder';
    const { folder, name } = split(path);
    if (folder === path || this.at(folder) !== 'folder') return null;
    return this.#folders.get(folder)?.get(name) ?? null;
  }

  names(folder: string): readonly string[] {
    return [...(this.#folders.get(folder)?.keys() ?? [])];
  }

  bytes(file: number): Uint8Array {
    return this.#files.get(file) ?? new Uint8Array();
  }

  /** The highest file number. */
  highest(): number {
    return Math.max(0, ...this.#files.keys());
  }

  /** Every named file by path; a file with two names twice. */
  files(folder = ROOT): readonly (readonly [path: string, bytes: Uint8Array])[] {
    return this.names(folder).flatMap((name) => {
      const path = join(folder, name);
      const thing = this.at(path);
      if (thing === 'folder') return this.files(path);
      return thing === null ? [] : [[path, this.bytes(thing)] as const];
    });
  }

  /** Equal for two images that cannot be told apart. */
  fingerprint(): string {
    const lines: string[] = [];
    for (const [folder, names] of this.#folders) {
      if (this.at(folder) !== 'folder') continue;
      for (const [name, thing] of names)
        lines.push(`${folder}\0${name}\0${thing === 'folder' ? thing : digestOf(this.bytes(thing))}`);
    }
    return createHash('sha1').update(lines.toSorted().join('\0')).digest('base64');
  }
}
