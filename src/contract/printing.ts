export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface PrinterInfo {
  readonly name: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** The subject of a print: a game's sheet, or a blank one to write on by hand when the PC is dead. */
export type SheetSubject = { readonly kind: 'game'; readonly gameId: string } | { readonly kind: 'blank' };

/** The recovery code while staff still see it. It is printed and never saved to a file. */
export interface RecoverySubject {
  readonly kind: 'recovery';
  readonly code: string;
}

/** What to print; `printer` null takes the system's default. */
export interface PrintOrder {
  readonly what: SheetSubject | RecoverySubject;
  readonly paper: Paper;
  readonly printer: string | null;
  readonly copies: number;
}

export interface PdfOrder {
  readonly what: SheetSubject;
  readonly paper: Paper;
}

/** Where a PDF or another file for people is saved: on a stick, by its usual name, or in `export` in the data folder. */
export type PdfPlace = { readonly kind: 'stick'; readonly name: string } | { readonly kind: 'export-folder' };

/** A file that was saved for people: a PDF, a night's result, a report. */
export interface SavedFile {
  readonly file: string;
  readonly place: PdfPlace;
}
