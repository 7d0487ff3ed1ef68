import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A picture and its caption. */
export interface Picture {
  readonly title: string;
  readonly file: string;
}

/** Saves a sheet with pictures side by side, each of this width in pixels, to be looked at together. */
export async function makeContactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  file: string,
  { columns, width }: { readonly columns: number; readonly width: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * width, height: 100 } });
  await page.setContent(sheetPage(pictures, columns));
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

function sheetPage(pictures: readonly Picture[], columns: number): string {
  const figures = pictures.map(({ title, file }) => {
    const data = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${title}</figcaption></figure>`;
  });
  const style = `body{margin:8px;background:#fff;font:14px sans-serif;display:grid;gap:8px;grid-template-columns:repeat(${String(columns)},1fr)}figure{margin:0}img{width:100%;display:block}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`;
}
