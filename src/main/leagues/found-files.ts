import { join } from 'node:path';
import { tidyLine } from '../../core/players/readable.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import {
  MOST_FILES_SHOWN,
  type Failure,
  type FilePlace,
  type FileToRead,
  type LeagueFileInfo,
  type LeagueFiles,
} from '../../contract/contract.ts';
import type { FoundFile } from '../../league-files/in/read-league.ts';
import { MOST_BYTES } from '../../league-files/limits.ts';
import { codeOf } from '../../saves/disk/trouble.ts';
import { knowsSticks } from '../copy/removable.ts';
import { ImportPlaces, type ImportPlacesDeps } from '../found/import-places.ts';

export interface FoundFilesDeps extends ImportPlacesDeps {
  readonly newId: () => OpaqueId;
}

interface Found extends LeagueFileInfo {
  readonly path: string;
}

const A_LEAGUES = /\.(?:csv|tsv|txt|json|xlsx|xlsm)$/iu;

/**
 * Finds files on sticks and in the data folder's `import` that may be a league's. Windows know them by ids that the
 * next look replaces. Links, folders and pipes are ignored.
 */
export class FoundFiles {
  readonly #deps: FoundFilesDeps;
  readonly #places: ImportPlaces;
  #found: ReadonlyMap<OpaqueId, Found> = new Map();

  constructor(deps: FoundFilesDeps) {
    this.#deps = deps;
    this.#places = new ImportPlaces(deps);
  }

  async look(): Promise<LeagueFiles> {
    const found = new Map<OpaqueId, Found>();
    let more = 0;
    for (const { folder, place } of await this.#places.all()) {
      const names = (await this.#places.namesIn(folder)).filter((name) => A_LEAGUES.test(name));
      more += Math.max(0, names.length - MOST_FILES_SHOWN);
      for (const name of names.slice(0, MOST_FILES_SHOWN)) {
        const file = await this.#fileAt(join(folder, name), name, place);
        if (file !== null) found.set(file.id, file);
      }
    }
    this.#found = found;
    const files = [...found.values()].map(({ id, name, place, size }) => ({ id, name, place, size }));
    return { files, more, sticksKnown: knowsSticks() };
  }

  /** The bytes of files from the last look, in order. Fails with `no-such-file`, `file-unread`. */
  async bytesOf(wanted: readonly FileToRead[]): Promise<Result<readonly FoundFile[], Failure>> {
    const files: FoundFile[] = [];
    for (const { file: id, encoding, separator } of wanted) {
      const file = this.#found.get(id);
      if (file === undefined) return err({ code: 'no-such-file' });
      const bytes = await this.#bytesAt(file.path);
      if (bytes === null) return err({ code: 'file-unread', file: file.name });
      files.push({ name: file.name, bytes, encoding, separator });
    }
    return ok(files);
  }

  async #fileAt(path: string, raw: string, place: FilePlace): Promise<Found | null> {
    const entry = await this.#places.entryAt(path);
    if (entry?.kind !== 'file') return null;
    return { id: this.#deps.newId(), name: tidyLine(raw), place, size: entry.size, path };
  }

  /**
   * Reads one byte more than the limit, which shows that a file is too large. Null if fewer bytes come than it has:
   * half a roster would be kept as a whole one.
   */
  async #bytesAt(path: string): Promise<Uint8Array | null> {
    try {
      const entry = await this.#deps.disk.look(path);
      if (entry?.kind !== 'file') return null;
      const bytes = await this.#deps.disk.readPart(path, 0, MOST_BYTES + 1);
      return bytes.length < Math.min(entry.size, MOST_BYTES + 1) ? null : bytes;
    } catch (error) {
      codeOf(error);
      return null;
    }
  }
}
