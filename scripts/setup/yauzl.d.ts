/** The parts of yauzl 3 used by unzip.ts; the published types are for version 2, without promises. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly fileName: string;
    readonly externalFileAttributes: number;
  }

  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }

  const yauzl: { openPromise(path: string): Promise<ZipFile> };
  export default yauzl;
}
