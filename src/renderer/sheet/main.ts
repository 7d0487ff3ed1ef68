import { createApp, nextTick } from 'vue';
import { replay } from '../../core/game.ts';
import '../styles/fonts.ts';
import { checkCodeOf } from './check-code.ts';
import { fitTexts } from './fitting.ts';
import { loadFonts } from './fonts.ts';
import SheetDocument from './SheetDocument.vue';
import { sheetLines } from './sheet-lines.ts';
import './sheet.css';
import { titleOf } from './title.ts';

// Main waits for `sheetDrawn` with a limit, so what fails here is told there.
const answer = await window.lane.sheet();
if (!answer.ok) throw new Error(`no sheet to draw: ${answer.error.code}`);
const order = answer.value;
const game = replay(order.game.setup, order.game.events);
if (!game.ok) throw new Error(`event ${String(game.error.event)}: ${game.error.refusal.code}`);

document.documentElement.lang = order.language;
document.documentElement.dataset['paper'] = order.paper;
document.title = titleOf(order);
const checkCode = await checkCodeOf(sheetLines(game.value));
createApp(SheetDocument, { order, game: game.value, checkCode }).mount('#sheet');
await nextTick();
await loadFonts(document.body.textContent);
fitTexts(document.body);
await window.lane.sheetDrawn();
