import { createApp, nextTick } from 'vue';
import '../../board/styles/fonts.ts';
import { contentOf } from './content.ts';
import { drawnPages, loadFonts, fitTexts } from './drawn-pages.ts';
import { tellErrors } from '../page-errors.ts';
import './sheet.css';
import './receipt.css';
import './statistics/statistics.css';
import '../statistics/charts/charts.css';
import type { GameView, SheetOrder } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import type { SheetText } from '../../text/end/sheet.ts';
import { sheetDates } from './parts/dates.ts';

tellErrors();
// Main waits for `sheetDrawn` with a limit, so it reports any failure here.
const answer = await window.lane.sheet.order();
if (!answer.ok) throw new Error(`no sheet to draw: ${answer.error.code}`);
const order = answer.value;
document.documentElement.lang = order.language;
document.documentElement.dataset['paper'] = order.paper;
document.title = titleOf(order);
const sheet = await contentOf(order);
createApp(() => sheet).mount('#sheet');
await nextTick();
await loadFonts(document.body.textContent);
await Promise.all(Array.from(document.images, drawable));
fitTexts(document.body);
await window.lane.sheet.drawn(drawnPages(document.body, order.paper));

/** Waits until a picture is ready; one that fails is left out, as for a house without a logo. */
async function drawable(picture: HTMLImageElement): Promise<void> {
  await picture.decode().catch(() => {
    picture.remove();
  });
}

/** The document's title, shown in the PDF and in the printer's queue. */
function titleOf(order: SheetOrder): string {
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
