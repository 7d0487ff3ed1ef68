import type { GameView, SheetOrder } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import type { SheetText } from '../../text/end/sheet.ts';
import { sheetDates } from './parts/dates.ts';

/** The document's title, shown in the PDF and in the printer's queue. */
export function titleOf(order: SheetOrder): string {
  const { sheet, staff, statistics } = textFor(order.language);
  switch (order.kind) {
    case 'games':
      return sheet.title;
    case 'statistics':
      return statistics.title(order.name);
    case 'blank':
      return sheet.blank;
    case 'recovery':
      return staff.recoveryTitle;
    case 'game':
    case 'recap':
    case 'series':
    case 'card':
      return gameTitle(order.game, sheet);
  }
}

function gameTitle(game: GameView, { locale, title, lane, game: word }: SheetText): string {
  const { startedAt, lane: number, gameNumber } = game.setup;
  const date = sheetDates(locale).date(startedAt);
  return `${title}, ${date}, ${lane} ${String(number)}, ${word} ${String(gameNumber)}`;
}
