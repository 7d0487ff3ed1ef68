import type { CDPSession, Locator, Page } from '@playwright/test';

/** The same button within 250 ms is one finger (design decision 6). */
const SAME_BUTTON_PAUSE = 280;

/** How long a finger stays, and after how long it comes again in a double tap, in milliseconds. */
const TOUCH = 30;
const SECOND_TAP = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

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
    await this.#touch(await pointIn(target, across), Date.now());
  }

  /** Touches a button twice within 80 ms, however busy the machine is: the events say themselves when they were. */
  async doubleTap(target: Locator): Promise<void> {
    const point = await pointIn(target, 0.5);
    const now = Date.now();
    await this.#touch(point, now);
    await this.#touch(point, now + SECOND_TAP);
  }

  /** A finger comes down and is lifted; `time` in milliseconds since 1970. */
  async #touch(point: Point, time: number): Promise<void> {
    const [down, up] = [time / 1000, (time + TOUCH) / 1000];
    await this.#session.send('Input.dispatchTouchEvent', {
      ...{ type: 'touchStart', touchPoints: [point], timestamp: down },
    });
    await this.#session.send('Input.dispatchTouchEvent', {
      ...{ type: 'touchEnd', touchPoints: [], timestamp: up },
    });
    this.#lifted = performance.now();
  }

  /** Touches the button with this English name. */
  async button(name: string | RegExp): Promise<void> {
    await this.tap(this.#page.getByRole('button', { name, exact: typeof name === 'string' }));
  }
}

async function pointIn(target: Locator, across: number): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be touched is not on the screen');
  return { x: box.x + box.width * across, y: box.y + box.height / 2 };
}
