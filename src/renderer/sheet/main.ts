import { createApp, nextTick } from 'vue';
import '../../board/styles/fonts.ts';
import { contentOf } from './content.ts';
import { drawnPages } from './drawn-pages.ts';
import { tellErrors } from '../page-errors.ts';
import { fitTexts } from './fitting.ts';
import { loadFonts } from './fonts.ts';
import './sheet.css';
import './receipt.css';
import './statistics/statistics.css';
import '../statistics/charts/charts.css';
import { titleOf } from './title.ts';

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
