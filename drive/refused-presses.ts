import { setTimeout as wait } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';
import { STOOD_STILL } from '../src/contract/contract.ts';
import { pastReaction } from './pauses.ts';
import type { Program } from './program.ts';

/** In milliseconds; a page that hangs answers nothing. */
const PATIENCE = 5_000;

/**
 * Counts the presses that this program's pages have refused since they were loaded. A page that is gone or hangs counts
 * as 0. Main is asked because Playwright's page does not survive its renderer.
 */
export async function refusedPresses({ app }: Pick<Program, 'app'>): Promise<number> {
  const count = app.evaluate(
    async ({ webContents }, [mark, patience]) => {
      const pages = webContents.getAllWebContents().filter((page) => !page.isCrashed() && !page.isLoading());
      const counts = pages.map((page) => {
        const late = new Promise<number>((resolve) => setTimeout(resolve, patience, 0));
        const marks = page.executeJavaScript(`performance.getEntriesByName('${mark}').length`);
        return Promise.race([marks.catch(() => 0) as Promise<number>, late]);
      });
      return (await Promise.all(counts)).reduce((sum, marks) => sum + marks, 0);
    },
    [STOOD_STILL, PATIENCE] as const,
  );
  return Promise.race([count.catch(() => 0), wait(2 * PATIENCE, 0, { ref: false })]);
}

/**
 * Presses until the page shows the effect. A press that the program refused because it stood still did nothing, so it is
 * made again, as a user would. The presses before it must have had their effect: their refusals would count as its own.
 */
export async function pressUntil(
  page: Page,
  press: () => Promise<unknown>,
  effect: JSHandle<() => boolean>,
): Promise<void> {
  for (;;) {
    const refused = await effect.evaluate(
      (isShown, mark) => (isShown() ? null : performance.getEntriesByName(mark).length),
      STOOD_STILL,
    );
    if (refused === null) return;
    await press();
    const answer = await page.waitForFunction(
      ([isShown, mark, before]) => {
        if (isShown()) return 'shown';
        return performance.getEntriesByName(mark).length > before && 'refused';
      },
      [effect, STOOD_STILL, refused] as const,
    );
    if ((await answer.jsonValue()) === 'shown') return;
    await pastReaction(page);
  }
}
