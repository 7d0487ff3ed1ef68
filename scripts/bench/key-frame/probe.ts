import type { Page } from '@playwright/test';
import type { LaneBridge } from '../../../src/contract/contract.ts';

/** The marks that the probe leaves in the trace, as well as its own times. */
export const PRESSED = 'bench-pressed';
export const SHOWN = 'bench-shown';

/** What the page's own clock says of each key, in milliseconds. */
export interface Probed {
  /** To the end of the frame in which the board has changed. */
  readonly drawn: readonly number[];
  /** To main's notice that the ball is on disk; empty for a page without a main. */
  readonly saved: readonly number[];
}

export interface Probe {
  readonly times: () => Promise<Probed>;
}

/** Listens to keys and to the marks on the board; both are written down when the frame is drawn. */
export async function startProbe(page: Page): Promise<Probe> {
  await page.evaluate(
    ([pressedMark, shownMark]) => {
      const drawn: number[] = [];
      const saved: number[] = [];
      Object.assign(window, { benchTimes: { drawn, saved } });
      const { lane } = window as unknown as { readonly lane?: Pick<LaneBridge, 'listen'> };
      lane?.listen(({ name }) => {
        if (name === 'gameChanged' && pressed !== null) saved.push(performance.now() - pressed);
      });
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
          drawn.push(performance.now() - from);
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
    times: () => page.evaluate(() => (window as unknown as { benchTimes: Probed }).benchTimes),
  };
}
