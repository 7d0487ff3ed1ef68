import type { GameSheetOrder, SheetOrder } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import { bowlerGames } from './bowler/bowler-games.ts';
import { cardPages, planSeries } from './bowler/series-pages.ts';
import { gameParts, replayed } from './game-parts.ts';
import { recapSheet, type OneOrPair } from './recap/recap-sheet.ts';

/** How many pages an order comes to, without drawing them. */
export function pageCount(order: SheetOrder): number {
  switch (order.kind) {
    case 'game':
    case 'recap':
      return pagesOfGame(order);
    case 'games':
      return order.sheets.reduce((sum, sheet) => sum + pagesOfGame(sheet), 0);
    case 'series':
    case 'card': {
      const games = [...order.before.map(replayed), replayed(order.game)] as const;
      const bowlers = bowlerGames(games, order.game.earlier, order.player);
      if (order.kind === 'card')
        return order.paper === 'receipt' ? bowlers.length : cardPages(bowlers).length;
      return bowlers.reduce(
        (sum, bowler) => sum + planSeries(bowler.games.length, order.statistics).length,
        0,
      );
    }
    case 'statistics':
    case 'blank':
    case 'recovery':
      return 1;
  }
}

function pagesOfGame(order: GameSheetOrder): number {
  const { game, beside } = order;
  const games: OneOrPair = [replayed(game), ...(beside === null ? [] : [replayed(beside)])];
  if (order.paper === 'receipt') return games.length;
  const recap = recapSheet(games, game.match, textFor(order.language));
  const before = recap?.plans.length ?? 0;
  if (order.kind === 'recap') return before;
  return gameParts(order, games).reduce((sum, { plans }) => sum + plans.length, before);
}
