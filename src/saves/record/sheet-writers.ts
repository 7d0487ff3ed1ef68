import type { Game } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';

type SheetWriter = (game: Game) => readonly string[];

/**
 * The version each writer of the sheet came with. A file's sheet is compared with what its own version wrote: a new
 * writer is added here and the old one stays, so that no old file counts as damaged.
 */
const SHEET_WRITERS: readonly (readonly [from: number, write: SheetWriter])[] = [[1, sheetText]];

/** The sheet as this version of the file wrote it. */
export function sheetOf(version: number, game: Game, writers = SHEET_WRITERS): readonly string[] {
  return writers.findLast(([from]) => from <= version)?.[1](game) ?? [];
}
