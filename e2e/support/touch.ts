import type { CDPSession, Locator, Page } from '@playwright/test';

/** The same button within 250 ms is one finger (design decision 6). */
const SAME_BUTTON_PAUSE = 280;

/** A finger on the screen: real touch events, from which Chromium makes the pointer and the click. */
export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;
  #lifted = 0;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new Finger(page, session);
  }

  /** Touches a button or a frame; `across` is how far to the right in it, 0 to 1. */
  async tap(target: Locator, across = 0.5): Promise<void> {
    const wait = this.#lifted + SAME_BUTTON_PAUSE - performance.now();
    if (wait > 0) await this.#page.waitForTimeout(wait);
    await this.tapAtOnce(target, across);
  }

  /** Touches without the pause that makes two touches of one button two presses. */
  async tapAtOnce(target: Locator, across = 0.5): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('what is to be touched is not on the screen');
    const point = { x: box.x + box.width * across, y: box.y + box.height / 2 };
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    this.#lifted = performance.now();
  }

  /** Touches the button with this English name. */
  async button(name: string | RegExp): Promise<void> {
    await this.tap(this.#page.getByRole('button', { name, exact: typeof name === 'string' }));
  }
}
