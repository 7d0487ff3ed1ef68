import { codedGame } from '../../../core/game-code/coded-game.ts';
import { makeGameCodes } from '../../../core/game-code/game-codes.ts';
import type { Game } from '../../../core/game/game.ts';
import type { SheetLine } from '../lines/sheet-lines.ts';

/** A game with some of its lines, or one bowler's games: what stands in one place of a sheet. */
export type CodePlace = readonly { readonly game: Game; readonly lines: readonly SheetLine[] }[];

/** The texts of a sheet's QR codes, for each place as few as a phone can read; none for a place without lines. */
export function codesOf(places: readonly CodePlace[], checkCode: string): readonly (readonly string[])[] {
  const pages = places.map((place) =>
    place
      .filter(({ lines }) => lines.length > 0)
      .map(({ game, lines }) => codedGame(game, lines.map(playerOf))),
  );
  return makeGameCodes(pages, checkCode);
}

function playerOf({ player }: SheetLine): number {
  return player.id;
}
