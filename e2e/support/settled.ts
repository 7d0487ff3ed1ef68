import type { Page } from '@playwright/test';

/** Consecutive frames without movement. */
const STILL_FRAMES = 3;

/**
 * Waits until the page is still: fonts loaded, finite animations finished, and nothing on the board moved for some
 * frames. Measurements are then what users see, however slow the machine.
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
