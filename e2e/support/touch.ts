import type { CDPSession, Locator, Page } from '@playwright/test';
import { sessionOn } from './session.ts';

/** The same button within 250 ms is a bounce (decision 6), whatever was touched between. */
const SAME_BUTTON_PAUSE = 280;
/** In CSS pixels: quick touches nearer than this are one finger, even if the button has changed. */
const SAME_PLACE = 60;
/** Another button within 80 ms is the same hand; a real finger needs longer. */
const OTHER_BUTTON_PAUSE = 90;

/** In milliseconds: a touch's length, and the pause in a double tap. */
const TOUCH = 30;
const SECOND_TAP = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in an element, with an id for the element. */
interface Spot extends Point {
  readonly thing: string;
}

declare global {
  interface Window {
    /** Ids of touched elements. */
    fingerTouched?: WeakMap<Element, string>;
  }
}

/** A finger: real touch events, from which Chromium makes pointer events and clicks. */
export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;
  #lifted = 0;
  #last: Point = { x: -SAME_PLACE, y: -SAME_PLACE };
  /** When each element was last touched. */
  readonly #touched = new Map<string, number>();

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** A fast finger that means every touch and waits out the bounce times. */
  static async on(page: Page): Promise<Finger> {
    const session = await sessionOn(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new Finger(page, session);
  }

  /** Touches a button or a frame; `across` is the place in it from the left, 0 to 1. */
  async tap(target: Locator, across = 0.5): Promise<void> {
    // Waited before the search, which is then rarely made again.
    const soonest = this.#lifted + OTHER_BUTTON_PAUSE - performance.now();
    if (soonest > 0) await this.#page.waitForTimeout(soonest);
    let spot = await spotIn(target, across);
    for (let wait = this.#until(spot); wait > 0; wait = this.#until(spot)) {
      await this.#page.waitForTimeout(wait);
      // Touches an element that moved where it is now.
      spot = await spotIn(target, across);
    }
    await this.#touch(spot, Date.now());
    this.#touched.set(spot.thing, this.#lifted);
  }

  /** Milliseconds until a touch of it counts separately. */
  #until({ thing, x, y }: Spot): number {
    const here = Math.hypot(x - this.#last.x, y - this.#last.y) < SAME_PLACE;
    const same = here ? this.#lifted : (this.#touched.get(thing) ?? Number.NEGATIVE_INFINITY);
    return Math.max(same + SAME_BUTTON_PAUSE, this.#lifted + OTHER_BUTTON_PAUSE) - performance.now();
  }

  /**
   * Touches a button twice within 80 ms even on a busy machine, because the events carry their own times. `meanwhile`
   * can wait for what the first touch brings.
   */
  async doubleTap(target: Locator, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const spot = await spotIn(target, 0.5);
    const now = Date.now();
    await this.#touch(spot, now);
    await meanwhile();
    await this.#touch(spot, now + SECOND_TAP);
    // The second tap is dated ahead, so the next touch waits as long.
    this.#lifted += SECOND_TAP;
    this.#touched.set(spot.thing, this.#lifted);
  }

  /** Touches a place on the screen. */
  async at(point: Point): Promise<void> {
    await this.#touch(point, Date.now());
  }

  /** Touches all of these together, as a palm or two fingers do: they land one after the other and lift together. */
  async together(targets: readonly Locator[], apart = 20): Promise<void> {
    const points: Point[] = [];
    for (const target of targets) points.push(await pointIn(target));
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

  /** One touch as wide as a palm, on a screen that reports widths; `radius` in CSS pixels. */
  async broad(target: Locator, radius: number): Promise<void> {
    const point = await pointIn(target);
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

  /** Touches and releases; `time` in milliseconds since 1970. */
  async #touch({ x, y }: Point, time: number): Promise<void> {
    this.#last = { x, y };
    const [down, up] = [time / 1000, (time + TOUCH) / 1000];
    // Sends both at once, so that a busy machine does not lengthen the touch.
    await Promise.all([
      this.#session.send('Input.dispatchTouchEvent', {
        ...{ type: 'touchStart', touchPoints: [{ x, y }], timestamp: down },
      }),
      this.#session.send('Input.dispatchTouchEvent', {
        ...{ type: 'touchEnd', touchPoints: [], timestamp: up },
      }),
    ]);
    this.#lifted = performance.now();
  }

  async button(name: string | RegExp): Promise<void> {
    await this.tap(this.#page.getByRole('button', { name, exact: typeof name === 'string' }));
  }
}

/** The centre of an element. */
async function pointIn(target: Locator): Promise<Point> {
  const { x, y } = await spotIn(target, 0.5);
  return { x, y };
}

/** Waits until the element stands still. It is searched once, as a search by name goes through the whole page. */
async function spotIn(target: Locator, across: number): Promise<Spot> {
  return target.evaluate(async (element, share) => {
    const touched = (window.fingerTouched ??= new WeakMap<Element, string>());
    const thing = touched.get(element) ?? crypto.randomUUID();
    touched.set(element, thing);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    for (let before = ''; ;) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (now === before && width > 0 && height > 0)
        return { x: x + width * share, y: y + height / 2, thing };
      if (!element.isConnected) throw new Error('what is to be touched is gone from the page');
      before = now;
      await new Promise(requestAnimationFrame);
    }
  }, across);
}
