/** A file of an archive: its length, and where it begins after the header. */
interface Entry {
  readonly size?: number;
  readonly offset?: string;
  readonly files?: Readonly<Record<string, Entry>>;
}

interface Folder extends Entry {
  readonly files: Readonly<Record<string, Entry>>;
}

/** Electron's archive (asar): a header in JSON with its length before it, then the files one after another. */
export class Archive {
  readonly #root: Folder;
  readonly #content: Buffer;

  constructor(bytes: Buffer) {
    const length = bytes.readUInt32LE(12);
    this.#root = JSON.parse(bytes.toString('utf8', 16, 16 + length)) as Folder;
    this.#content = bytes.subarray(8 + bytes.readUInt32LE(4));
  }

  /** Every file's path. */
  paths(folder: Folder = this.#root, above = ''): readonly string[] {
    return Object.entries(folder.files).flatMap(([name, entry]) =>
      isFolder(entry) ? this.paths(entry, `${above}${name}/`) : [`${above}${name}`],
    );
  }

  read(path: string): Buffer {
    const entry = path
      .split('/')
      .reduce<Entry | undefined>((above, name) => above?.files?.[name], this.#root);
    if (entry?.offset === undefined || entry.size === undefined) throw new Error(`there is no ${path}`);
    const at = Number(entry.offset);
    return this.#content.subarray(at, at + entry.size);
  }

  /** A copy of the archive with these files added or replaced at its top level; all other bytes stay. */
  with(files: Readonly<Record<string, string>>): Buffer {
    const added: Record<string, Entry> = {};
    const parts: Buffer[] = [];
    let offset = this.#content.length;
    for (const [name, text] of Object.entries(files)) {
      const part = Buffer.from(text);
      added[name] = { size: part.length, offset: String(offset) };
      parts.push(part);
      offset += part.length;
    }
    const json = Buffer.from(JSON.stringify({ ...this.#root, files: { ...this.#root.files, ...added } }));
    const padded = Math.ceil(json.length / 4) * 4;
    const head = Buffer.alloc(16 + padded);
    for (const [place, number] of [4, padded + 8, padded + 4, json.length].entries())
      head.writeUInt32LE(number, place * 4);
    json.copy(head, 16);
    return Buffer.concat([head, this.#content, ...parts]);
  }
}

function isFolder(entry: Entry): entry is Folder {
  return entry.files !== undefined;
}
