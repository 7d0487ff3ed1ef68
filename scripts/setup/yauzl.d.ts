/** What unzip.ts uses of yauzl 3; the published types describe version 2, which has no promises. */
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
