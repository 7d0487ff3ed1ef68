import type { Browser } from '@playwright/test';
import { sheetPage, type Picture } from '../views/contact-sheet.ts';

const COLUMNS = 4;
const WIDTH = 720;

/** Draws pictures side by side, to be looked at together. */
export async function makeContactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * WIDTH, height: 800 } });
  await page.setContent(sheetPage(pictures, COLUMNS));
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
