import type { SheetOrder } from '../../preload/contract.ts';
import { textFor } from '../../text/index.ts';
import { sheetDates } from './dates.ts';

/** The document's title: the PDF shows it and the printer lists its jobs by it. */
export function titleOf({ game, language }: SheetOrder): string {
  const { locale, title, lane, game: word } = textFor(language).sheet;
  const { startedAt, lane: number, gameNumber } = game.setup;
  const date = sheetDates(locale).date(startedAt);
  return `${title}, ${date}, ${lane} ${String(number)}, ${word} ${String(gameNumber)}`;
}
