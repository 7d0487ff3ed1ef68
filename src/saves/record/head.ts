import * as v from 'valibot';

/** The highest version that a head can name. */
export const HIGHEST_VERSION = 999_999_999;

/** What stands before everything else in a document of ours, and was looked at before it was parsed (`sealed-text.ts`). */
export const HEAD = {
  file: v.pipe(v.string(), v.maxLength(40)),
  checksum: v.pipe(v.string(), v.length(64)),
};
