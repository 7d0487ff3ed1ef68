import type { Page } from '@playwright/test';

/** The marks that the probe leaves in the trace, as well as its own times. */
export const PRESSED = 'bench-pressed';
export const SHOWN = 'bench-shown';

/** Milliseconds from each key to the end of the frame in which the board has changed, by the page's own clock. */
export interface Probe {
  readonly times: () => Promise<readonly number[]>;
}

/** Listens to keys and to the marks on the board; both are written down when the frame is drawn. */
export async function startProbe(page: Page): Promise<Probe> {
  await page.evaluate(
    ([pressedMark, shownMark]) => {
      const times: number[] = [];
      Object.assign(window, { benchTimes: times });
      let pressed: number | null = null;
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          pressed = timeStamp;
        },
        true,
      );
      const shown = (from: number): void => {
        const channel = new MessageChannel();
        channel.port1.onmessage = (): void => {
          times.push(performance.now() - from);
          performance.mark(pressedMark, { startTime: from });
          performance.mark(shownMark);
        };
        // A message is handled behind the frame that is being drawn.
        requestAnimationFrame(() => {
          channel.port2.postMessage(null);
        });
      };
      new MutationObserver(() => {
        if (pressed !== null) shown(pressed);
        pressed = null;
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-marks'] });
    },
    [PRESSED, SHOWN] as const,
  );
  return {
    times: () => page.evaluate(() => (window as unknown as { benchTimes: number[] }).benchTimes),
  };
}
