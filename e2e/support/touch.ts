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
  readonly #otherPause: number;
  #lifted = 0;
  #last: Point | null = null;

  private constructor(page: Page, session: CDPSession, otherPause: number) {
    this.#page = page;
    this.#session = session;
    this.#otherPause = otherPause;
  }

  /** A finger that takes so long to another button, in milliseconds; never less than 80, or it is one hand. */
  static async on(page: Page, otherPause = SAME_BUTTON_PAUSE): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new Finger(page, session, otherPause);
  }

  /** Touches a button or a frame; `across` is how far to the right in it, 0 to 1. */
  async tap(target: Locator, across = 0.5): Promise<void> {
    const point = await pointIn(target, across);
    const again = this.#last?.x === point.x && this.#last.y === point.y;
    const pause = again ? SAME_BUTTON_PAUSE : this.#otherPause;
    const wait = this.#lifted + pause - performance.now();
    if (wait > 0) await this.#page.waitForTimeout(wait);
    this.#last = point;
    // What moved meanwhile is touched where it is now.
    await this.#touch(wait > 0 ? await pointIn(target, across) : point, Date.now());
  }

  /** Touches a button twice within 80 ms, however busy the machine is: the events say themselves when they were. */
  async doubleTap(target: Locator): Promise<void> {
    const point = await pointIn(target, 0.5);
    const now = Date.now();
    await this.#touch(point, now);
    await this.#touch(point, now + SECOND_TAP);
  }

  /** Touches all of these at once, as a palm or two fingers do: each lands a little later, all are lifted together. */
  async together(targets: readonly Locator[], apart = 20): Promise<void> {
    const points: Point[] = [];
    for (const target of targets) points.push(await pointIn(target, 0.5));
    const now = Date.now();
    for (const [index] of points.entries()) {
      await this.#session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: points.slice(0, index + 1).map((point, id) => ({ ...point, id })),
        timestamp: (now + index * apart) / 1000,
      });
    }
    await this.#lift(now + points.length * apart + TOUCH);
  }

  /** One touch as broad as a palm, on a screen that tells how broad it is; `radius` in CSS pixels. */
  async broad(target: Locator, radius: number): Promise<void> {
    const point = await pointIn(target, 0.5);
    const now = Date.now();
    await this.#session.send('Input.dispatchTouchEvent', {
      ...{ type: 'touchStart', timestamp: now / 1000 },
      touchPoints: [{ ...point, radiusX: radius, radiusY: radius }],
    });
    await this.#lift(now + TOUCH);
  }

  async #lift(time: number): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      ...{ type: 'touchEnd', touchPoints: [], timestamp: time / 1000 },
    });
    this.#lifted = performance.now();
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
