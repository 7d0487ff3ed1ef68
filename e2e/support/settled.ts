import type { Page } from '@playwright/test';

/** So many frames in a row in which nothing moved. */
const STILL_FRAMES = 3;

/**
 * Waits until the page stands still: fonts are there, no animation that ends is running, and nothing on the board changed its
 * place or size for some frames. However slow the machine is, what is measured then is what people see.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    await document.fonts.ready;
    const frame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const moves = (): boolean =>
      document
        .getAnimations()
        .some(
          (animation) =>
            animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
        );
    const picture = (): string =>
      Array.from(document.querySelectorAll('main *'), (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].join();
      }).join(' ');
    let before = '';
    let still = 0;
    while (still < wanted) {
      await frame();
      const now = picture();
      still = now === before && !moves() ? still + 1 : 0;
      before = now;
    }
  }, STILL_FRAMES);
}
