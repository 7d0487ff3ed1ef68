export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** A printer of the system. */
export interface PrinterInfo {
  readonly name: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** What is put on paper: a game's sheet, or a blank one to be written on by hand when the PC is dead. */
export type SheetSubject = { readonly kind: 'game'; readonly gameId: string } | { readonly kind: 'blank' };

/** The code that gives a forgotten PIN up, while staff still see it. It is printed and never saved to a file. */
export interface RecoverySubject {
  readonly kind: 'recovery';
  readonly code: string;
}

/** What to print. `printer` null takes the system's default. */
export interface PrintOrder {
  readonly what: SheetSubject | RecoverySubject;
  readonly paper: Paper;
  readonly printer: string | null;
  readonly copies: number;
}

/** What to save as PDF. */
export interface PdfOrder {
  readonly what: SheetSubject;
  readonly paper: Paper;
}

/** Where a PDF goes: to a stick, by the name that people know it by, or into the data folder's `export`. */
export type PdfPlace = { readonly kind: 'stick'; readonly name: string } | { readonly kind: 'export-folder' };

/** A saved PDF: its name, and where it is. */
export interface SavedPdf {
  readonly file: string;
  readonly place: PdfPlace;
}
