import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ElectronApplication } from '@playwright/test';

/** A picture and its caption. */
export interface Picture {
  readonly title: string;
  readonly file: string;
}

const ROWS = 8;
const WIDTH = 480;

/** Draws thumbnails in this many columns and saves the sheets as `<base>-1.png` and so on. */
export async function makeContactSheets(
  app: ElectronApplication,
  pictures: readonly Picture[],
  base: string,
  columns: number,
): Promise<void> {
  const most = columns * ROWS;
  for (let sheet = 0; sheet * most < pictures.length; sheet += 1)
    await makeSheet(
      app,
      pictures.slice(sheet * most, (sheet + 1) * most),
      `${base}-${String(sheet + 1)}.png`,
      columns,
    );
}

async function makeSheet(
  app: ElectronApplication,
  pictures: readonly Picture[],
  file: string,
  columns: number,
): Promise<void> {
  const page = `${file}.html`;
  writeFileSync(page, sheetPage(pictures, columns));
  const png = await app.evaluate(
    async ({ BrowserWindow }, { address, width }) => {
      const window = new BrowserWindow({ show: false, width, height: 1000, enableLargerThanScreen: true });
      // Only what waits for the window would hold it, and a window that is collected never answers.
      Reflect.set(globalThis, 'contactSheet', window);
      await window.loadFile(address);
      const height = Number(
        await window.webContents.executeJavaScript('document.documentElement.scrollHeight'),
      );
      window.setContentSize(width, height);
      // A hidden window uses its new size from the next frame.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const picture = await window.webContents.capturePage();
      window.destroy();
      return picture.toPNG().toString('base64');
    },
    { address: page, width: columns * WIDTH },
  );
  writeFileSync(file, Buffer.from(png, 'base64'));
  rmSync(page);
}

/** A page that shows pictures side by side. */
export function sheetPage(pictures: readonly Picture[], columns: number): string {
  const figures = pictures.map(({ title, file }) => {
    const data = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${title}</figcaption></figure>`;
  });
  const style = `body{margin:8px;background:#fff;font:14px sans-serif;display:grid;gap:8px;grid-template-columns:repeat(${String(columns)},1fr)}figure{margin:0}img{width:100%;display:block}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`;
}
