import { phaseOf, replay } from '../../core/game/game.ts';
import {
  gameInMatch,
  type GameView,
  type PrintOrder,
  type PrintsWhat,
  type Settings,
} from '../../contract/contract.ts';

/** A game that is over, and on a pair of lanes the other one of its match. */
export interface EndedGame {
  readonly game: GameView;
  readonly beside: GameView | null;
}

/** The sheets that show both games of a match on a pair of lanes. */
const OF_BOTH: ReadonlySet<PrintsWhat> = new Set(['game', 'recap']);

/** The games that a sheet shows. */
export function gamesOn(kind: PrintsWhat, { game, beside }: EndedGame): readonly GameView[] {
  return beside !== null && OF_BOTH.has(kind) ? [game, beside] : [game];
}

/**
 * What the house prints at the end of a game. A sheet of both games of a pair waits until both are over. A match's game
 * has its recap on it, so that no recap of its own is printed with it.
 */
export function dueSheets(
  ended: EndedGame,
  { printsAt, prints }: Pick<Settings, 'printsAt' | 'prints'>,
): readonly PrintsWhat[] {
  const { game } = ended;
  if (printsAt === 'never' || (printsAt === 'series' && !isLastInSeries(game))) return [];
  const hasRecap = gameInMatch(game.match, game.id) !== null && !prints.includes('game');
  return prints.filter(
    (kind) => (kind !== 'recap' || hasRecap) && gamesOn(kind, ended).every((one) => isOver(one)),
  );
}

/** Without a number of games nobody knows which one is the last. */
function isLastInSeries({ setup }: GameView): boolean {
  return setup.gameNumber === (setup.league?.terms.games ?? setup.games);
}

export function isOver({ setup, events }: GameView): boolean {
  const game = replay(setup, events);
  return game.ok && phaseOf(game.value) === 'over';
}

/** The order for a sheet, on the house's paper and printer for it. */
export function endOrder(kind: PrintsWhat, gameId: string, settings: Settings): PrintOrder {
  const { paper, printer, cardPaper, cardPrinter } = settings;
  switch (kind) {
    case 'game':
    case 'recap':
      return { what: { kind, gameId }, paper, printer, copies: 1 };
    case 'series':
      return { what: { kind, gameId, player: null }, paper, printer, copies: 1 };
    case 'card':
      return {
        what: { kind, gameId, player: null },
        paper: cardPaper,
        printer: cardPrinter ?? printer,
        copies: 1,
      };
  }
}
