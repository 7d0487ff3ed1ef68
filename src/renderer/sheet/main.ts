import { createApp, Fragment, h, nextTick, type VNode } from 'vue';
import { replay, type Game } from '../../core/game/game.ts';
import type { GameSheetOrder, GameView, SheetOrder } from '../../contract/contract.ts';
import '../styles/fonts.ts';
import BlankSheet from './BlankSheet.vue';
import { checkCodeOf } from './parts/check-code.ts';
import { fitTexts } from './fitting.ts';
import { loadFonts } from './fonts.ts';
import RecoverySheet from './RecoverySheet.vue';
import SheetDocument from './SheetDocument.vue';
import { sheetLines } from './lines/sheet-lines.ts';
import './sheet.css';
import { inGroups } from '../staff/recovery-digits.ts';
import { titleOf } from './title.ts';

// Main waits for `sheetDrawn` with a limit, so it reports any failure here.
const answer = await window.lane.sheet.order();
if (!answer.ok) throw new Error(`no sheet to draw: ${answer.error.code}`);
const order = answer.value;
document.documentElement.lang = order.language;
document.documentElement.dataset['paper'] = order.paper;
document.title = titleOf(order);
const sheet = await sheetOf(order);
createApp(() => sheet).mount('#sheet');
await nextTick();
await loadFonts(document.body.textContent);
await Promise.all(Array.from(document.images, drawable));
fitTexts(document.body);
await window.lane.sheet.drawn();

/** Waits until a picture is ready; one that fails is left out, as for a house without a logo. */
async function drawable(picture: HTMLImageElement): Promise<void> {
  await picture.decode().catch(() => {
    picture.remove();
  });
}

async function sheetOf(asked: SheetOrder): Promise<VNode> {
  switch (asked.kind) {
    case 'game':
      return gameSheet(asked);
    case 'games':
      return h(Fragment, await Promise.all(asked.sheets.map(gameSheet)));
    case 'blank':
      return h(BlankSheet, { language: asked.language });
    case 'recovery':
      return h(RecoverySheet, { order: asked, digits: inGroups(asked.code) });
  }
}

async function gameSheet(asked: GameSheetOrder): Promise<VNode> {
  const { game, beside } = asked;
  const games = [replayed(game), ...(beside === null ? [] : [replayed(beside)])] as const;
  const checkCode = await checkCodeOf(games.flatMap(sheetLines));
  return h(SheetDocument, { order: asked, games, checkCode });
}

function replayed({ setup, events }: GameView): Game {
  const game = replay(setup, events);
  if (!game.ok) throw new Error(`event ${String(game.error.event)}: ${game.error.refusal.code}`);
  return game.value;
}
