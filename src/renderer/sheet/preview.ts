import { createApp, nextTick } from 'vue';
import { pageSize, type PageSize, type Paper, type SheetOrder } from '../../contract/contract.ts';
import logoStyle from '../screen/house-logo.css?inline';
import { contentOf } from './content.ts';
import { drawnPages, loadFonts, fitTexts } from './drawn-pages.ts';
import receiptStyle from './receipt.css?inline';
import sheetStyle from './sheet.css?inline';
import statisticsStyle from './statistics/statistics.css?inline';
import chartsStyle from '../statistics/charts/charts.css?inline';

/** A document in a window of the lane, drawn by the same components, styles and fitting as the one that is printed. */
export interface Preview {
  readonly pages: number;
  /** Of a page. */
  readonly size: PageSize;
  readonly show: (page: number) => void;
  readonly end: () => void;
}

/** Draws an order below `host`, whose shadow keeps the window's own styles out. */
export async function drawPreview(host: HTMLElement, order: SheetOrder): Promise<Preview> {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [
    ':host { all: initial; display: block; }',
    sheetStyle,
    receiptStyle,
    statisticsStyle,
    chartsStyle,
    logoStyle,
  ].map(styleOf);
  const root = document.createElement('div');
  root.className = 'preview';
  root.lang = order.language;
  const paper: Paper = 'paper' in order ? order.paper : 'A4';
  root.dataset['paper'] = paper;
  root.style.width = `${String(pageSize(paper, null).width)}mm`;
  const content = await contentOf(order);
  const app = createApp(() => content);
  app.mount(root);
  shadow.replaceChildren(root);
  await nextTick();
  await loadFonts(root.textContent);
  await Promise.all(
    Array.from(root.querySelectorAll('img'), (picture) => picture.decode().catch(() => undefined)),
  );
  // Measured at full size, as on paper.
  const scaled = host.style.transform;
  host.style.transform = 'none';
  fitTexts(root);
  host.style.transform = scaled;
  const { pages, length } = drawnPages(root, paper);
  return {
    pages,
    size: pageSize(paper, length),
    show: (page) => {
      for (const [index, article] of root.querySelectorAll<HTMLElement>('article').entries())
        article.style.display = index === page ? '' : 'none';
    },
    end: () => {
      app.unmount();
    },
  };
}

function styleOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
