export const SAVE_TROUBLES = [
  'disk-full',
  'read-only',
  'folder-missing',
  'folder-lost',
  'not-allowed',
  'too-large',
  'device-error',
] as const;
export type SaveTrouble = (typeof SAVE_TROUBLES)[number];

/** Where a PDF or another file for people is saved: on a stick, by its usual name, or in `export` in the data folder. */
export type SavePlace =
  | { readonly kind: 'stick'; readonly name: string }
  | { readonly kind: 'export-folder' };

/** A file that was saved for people: a PDF, a night's result, a report. */
export interface SavedFile {
  readonly file: string;
  readonly place: SavePlace;
}
