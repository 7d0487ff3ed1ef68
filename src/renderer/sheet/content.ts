import { Fragment, h, type VNode } from 'vue';
import type { BowlerSheetOrder, GameSheetOrder, SheetOrder } from '../../contract/contract.ts';
import { inGroups } from '../staff/recovery-digits.ts';
import BlankSheet from './BlankSheet.vue';
import BowlerDocument from './bowler/BowlerDocument.vue';
import { bowlerGames } from './bowler/bowler-games.ts';
import { sheetLines } from './lines/sheet-lines.ts';
import { checkCodeOf } from './parts/codes.ts';
import { replayed } from './game-parts.ts';
import RecoverySheet from './RecoverySheet.vue';
import StatisticsPage from './statistics/StatisticsPage.vue';
import SheetDocument from './SheetDocument.vue';

/** The document of an order, the same on paper and in a preview. */
export async function contentOf(order: SheetOrder): Promise<VNode> {
  switch (order.kind) {
    case 'game':
    case 'recap':
      return gameSheet(order);
    case 'games':
      return h(Fragment, await Promise.all(order.sheets.map(gameSheet)));
    case 'series':
    case 'card':
      return bowlerSheets(order);
    case 'statistics':
      return h(StatisticsPage, { order });
    case 'blank':
      return h(BlankSheet, { language: order.language });
    case 'recovery':
      return h(RecoverySheet, { order, digits: inGroups(order.code) });
  }
}

async function gameSheet(order: GameSheetOrder): Promise<VNode> {
  const { game, beside } = order;
  const games = [replayed(game), ...(beside === null ? [] : [replayed(beside)])] as const;
  const checkCode = await checkCodeOf(games.flatMap(sheetLines));
  return h(SheetDocument, { order, games, checkCode });
}

async function bowlerSheets(order: BowlerSheetOrder): Promise<VNode> {
  const games = [...order.before.map(replayed), replayed(order.game)] as const;
  const found = bowlerGames(games, order.game.earlier, order.player);
  const bowlers = await Promise.all(
    found.map(async (bowler) => ({
      bowler,
      checkCode: await checkCodeOf(bowler.games.map(({ line }) => line)),
    })),
  );
  return h(BowlerDocument, { order, bowlers });
}
