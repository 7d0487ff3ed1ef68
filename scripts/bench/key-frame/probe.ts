import type { Page } from '@playwright/test';
import type { LaneBridge } from '../../../src/contract/contract.ts';

/** The probe's marks in the trace, beside its own times. */
export const PRESSED = 'bench-pressed';
export const SHOWN = 'bench-shown';

/** The page's own times for each key, in milliseconds. */
export interface Probed {
  /** Until the end of the frame with the changed board. */
  readonly drawn: readonly number[];
  /** Until main reports the ball on disk; empty for a page without main. */
  readonly saved: readonly number[];
}

export interface Probe {
  readonly times: () => Promise<Probed>;
}

/** Records keys and board changes when the frame is drawn. */
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
        // Messages are handled after the frame being drawn.
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
