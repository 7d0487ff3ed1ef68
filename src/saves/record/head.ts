import * as v from 'valibot';

export const HIGHEST_VERSION = 999_999_999;

/** The head of every document, checked before parsing (`sealed-text.ts`). */
export const HEAD = {
  file: v.pipe(v.string(), v.maxLength(40)),
  checksum: v.pipe(v.string(), v.length(64)),
};
