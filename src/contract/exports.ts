import type { Separator } from '../league-files/csv/separator.ts';
import type { GamesFilter } from './archive.ts';
import type { PagePaper } from './printing.ts';
import type { SavePlace, SaveTrouble } from './saved.ts';

/** What is written of games: two tables, the sheets as text, the saves, and the sheets as PDF. */
export const EXPORT_KINDS = ['games', 'frames', 'text', 'json', 'pdf'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** One game, or every game that a filter finds. */
export type ExportSubject =
  | { readonly kind: 'game'; readonly gameId: string }
  | { readonly kind: 'found'; readonly filter: GamesFilter };

export interface ExportOrder {
  readonly what: ExportSubject;
  readonly kinds: readonly ExportKind[];
  /** Between the cells of a table. */
  readonly separator: Separator;
  /** Of a PDF. */
  readonly paper: PagePaper;
  /** Whether a stick that is in gets the files. */
  readonly sticks: boolean;
}

/** The most games whose sheets become PDFs in one export. */
export const MOST_PDF_GAMES = 500;

/** `stick-out`: it was pulled out. `too-many-sheets`: more than `MOST_PDF_GAMES`. `sheet-failed`: a sheet cannot be drawn. */
export type ExportTrouble = SaveTrouble | 'stick-out' | 'no-games' | 'too-many-sheets' | 'sheet-failed';

/** The one export that runs, or how the last one ended. A file gets its name only when all of it is safe. */
export type ExportState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running';
      readonly place: SavePlace;
      readonly done: number;
      /** Games to export. */
      readonly of: number;
    }
  | {
      readonly kind: 'done';
      readonly place: SavePlace;
      readonly files: readonly string[];
      readonly games: number;
      /** Found games that could not be read: damaged, or a newer program's. */
      readonly left: number;
    }
  | { readonly kind: 'failed'; readonly place: SavePlace; readonly trouble: ExportTrouble }
  | { readonly kind: 'stopped' };
