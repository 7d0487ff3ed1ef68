import { basename, join } from 'node:path';
import { tidyLine } from '../../core/players/readable.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import {
  MOST_FILES_SHOWN,
  type Failure,
  type FilePlace,
  type ImportSource,
  type ImportSources,
  type SourceEncoding,
} from '../../contract/contract.ts';
import { manifestIn, SLOTS } from '../../saves/copy/slot.ts';
import { codeOf } from '../../saves/disk/trouble.ts';
import {
  gameFilesIn,
  isDataFolder,
  type ImportFile,
  type WrittenFile,
} from '../../saves/imports/import-file.ts';
import { knowsSticks } from '../copy/removable.ts';
import { ImportPlaces, type ImportPlacesDeps } from '../found/import-places.ts';

export interface FoundSourcesDeps extends ImportPlacesDeps {
  readonly newId: () => OpaqueId;
}

interface Found extends ImportSource {
  readonly path: string;
}

/** The files of chosen sources: those with JSON of ours, and those that somebody or a table wrote. */
export interface SourceFiles {
  readonly files: readonly ImportFile[];
  readonly written: readonly WrittenFile[];
}

const JSON_FILE = /\.jsonl?$/iu;
const WRITTEN_FILE = /\.(?:txt|csv|tsv)$/iu;

/**
 * Finds files, data folders and second copies on sticks and in `import` that may hold games. Windows know them by ids
 * that the next look replaces. Links and pipes are ignored.
 */
export class FoundSources {
  readonly #deps: FoundSourcesDeps;
  readonly #places: ImportPlaces;
  #found: ReadonlyMap<OpaqueId, Found> = new Map();

  constructor(deps: FoundSourcesDeps) {
    this.#deps = deps;
    this.#places = new ImportPlaces(deps);
  }

  async look(): Promise<ImportSources> {
    const found = new Map<OpaqueId, Found>();
    let more = 0;
    for (const { folder, place } of await this.#places.all()) {
      const sources = await this.#sourcesIn(folder, place);
      more += Math.max(0, sources.length - MOST_FILES_SHOWN);
      for (const source of sources.slice(0, MOST_FILES_SHOWN)) found.set(source.id, source);
    }
    this.#found = found;
    const sources = [...found.values()].map(({ id, name, place, kind, size }) => ({
      id,
      name,
      place,
      kind,
      size,
    }));
    return { sources, more, sticksKnown: knowsSticks() };
  }

  /** The files of sources from the last look. Fails with `no-such-file`, `file-unread`. */
  async filesOf(
    ids: readonly OpaqueId[],
    encodings: readonly SourceEncoding[],
  ): Promise<Result<SourceFiles, Failure>> {
    const [files, written]: [ImportFile[], WrittenFile[]] = [[], []];
    for (const id of ids) {
      const source = this.#found.get(id);
      if (source === undefined) return err({ code: 'no-such-file' });
      const { path, name, kind } = source;
      const encoding = encodings.find((one) => one.source === id)?.encoding ?? null;
      if (kind === 'file' && WRITTEN_FILE.test(path)) written.push({ path, name, source: id, encoding });
      else if (kind === 'file') files.push({ path, name });
      else if (!(await this.#addFolder(source, files))) return err({ code: 'file-unread', file: name });
    }
    return ok({ files, written });
  }

  async #addFolder({ path, name }: Found, files: ImportFile[]): Promise<boolean> {
    try {
      for (const file of await gameFilesIn(this.#deps.disk, path))
        files.push({ path: file.path, name: `${name}/${file.name}` });
      return true;
    } catch (error) {
      codeOf(error);
      return false;
    }
  }

  async #sourcesIn(folder: string, place: FilePlace): Promise<readonly Found[]> {
    const sources: Found[] = [];
    const add = (path: string, kind: Found['kind'], size: number | null): void => {
      sources.push({ id: this.#deps.newId(), name: tidyLine(basename(path)), place, kind, size, path });
    };
    // The stick may itself be somebody's data folder.
    if (await this.#holdsGames(folder)) add(folder, 'folder', null);
    for (const name of await this.#places.namesIn(folder)) {
      const path = join(folder, name);
      const entry = await this.#places.entryAt(path);
      if (entry?.kind === 'file' && (JSON_FILE.test(name) || WRITTEN_FILE.test(name)))
        add(path, 'file', entry.size);
      if (entry?.kind !== 'folder') continue;
      const within = (await this.#holdsGames(path)) ? path : await this.#newestCopyIn(path);
      if (within !== null)
        sources.push({
          ...{ id: this.#deps.newId(), name: tidyLine(name), place },
          kind: 'folder',
          size: null,
          path: within,
        });
    }
    return sources;
  }

  async #holdsGames(folder: string): Promise<boolean> {
    try {
      return await isDataFolder(this.#deps.disk, folder);
    } catch (error) {
      codeOf(error);
      return false;
    }
  }

  /** The newer one of a second copy's two copies; null where the folder holds none. */
  async #newestCopyIn(folder: string): Promise<string | null> {
    let newest: { readonly path: string; readonly number: number } | null = null;
    for (const slot of SLOTS) {
      const path = join(folder, slot);
      const entry = await this.#places.entryAt(path);
      if (entry?.kind !== 'folder' || !(await this.#holdsGames(path))) continue;
      const manifest = await manifestIn(this.#deps.disk, path).catch((error: unknown) => {
        codeOf(error);
        return null;
      });
      // An interrupted copy has no number; its games are checked one by one like any others.
      const number = manifest === null || manifest === 'newer' ? 0 : manifest.number;
      if (newest === null || number > newest.number) newest = { path, number };
    }
    return newest?.path ?? null;
  }
}
