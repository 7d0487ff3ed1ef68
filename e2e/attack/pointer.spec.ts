import fc from 'fast-check';
import type { CDPSession, Page } from '@playwright/test';
import { state } from '../../drive/bridge.ts';
import { putGame } from '../../drive/put-game.ts';
import { filedGeneration } from '../../drive/saves.ts';
import { LONG, report, savedFiles, SEED } from '../support/attack.ts';
import { sessionOn } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ fresh: true });

test.describe.configure({ timeout: 1_800_000 });

const TRIES = LONG ? 2_000 : 60;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A gesture that may never enter a ball, wherever it is made, and what it is made of. */
type Gesture =
  | {
      readonly kind: 'click';
      readonly button: 'right' | 'middle' | 'back' | 'forward';
      readonly times: number;
    }
  | { readonly kind: 'wheel'; readonly by: Point; readonly modifiers: number }
  | { readonly kind: 'pinch'; readonly scale: number }
  | { readonly kind: 'drop'; readonly what: keyof typeof DROPPED }
  | { readonly kind: 'drag'; readonly button: 'right' | 'middle'; readonly to: Point }
  | { readonly kind: 'palm'; readonly fingers: number; readonly radius: number }
  | { readonly kind: 'edge'; readonly from: 'left' | 'right' | 'top' | 'bottom'; readonly fingers: number };

/** Things that a user may drop on the lane. */
const DROPPED = {
  text: { items: [{ mimeType: 'text/plain', data: '7' }] },
  link: { items: [{ mimeType: 'text/uri-list', data: 'https://example.com/' }] },
  page: { items: [{ mimeType: 'text/html', data: '<script>document.body.remove()</script>' }] },
  'file link': { items: [{ mimeType: 'text/uri-list', data: 'file:///etc/hostname' }] },
  file: { items: [], files: ['/etc/hostname'] },
  files: { items: [], files: ['/etc/hostname', '/etc/passwd'] },
} as const;

const part = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: part, y: part });

const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  fc.record({
    kind: fc.constant('click' as const),
    button: fc.constantFrom('right' as const, 'middle' as const, 'back' as const, 'forward' as const),
    times: fc.constantFrom(1, 2, 3),
  }),
  fc.record({
    kind: fc.constant('wheel' as const),
    by: fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -2_000, max: 2_000 }) }),
    modifiers: fc.integer({ min: 0, max: 15 }),
  }),
  fc.record({ kind: fc.constant('pinch' as const), scale: fc.constantFrom(0.3, 0.8, 2, 4) }),
  fc.record({
    kind: fc.constant('drop' as const),
    what: fc.constantFrom(...(Object.keys(DROPPED) as (keyof typeof DROPPED)[])),
  }),
  fc.record({
    kind: fc.constant('drag' as const),
    button: fc.constantFrom('right' as const, 'middle' as const),
    to: point,
  }),
  fc.record({
    kind: fc.constant('palm' as const),
    fingers: fc.integer({ min: 1, max: 10 }),
    radius: fc.constantFrom(60, 80, 200),
  }),
  fc.record({
    kind: fc.constant('edge' as const),
    from: fc.constantFrom('left' as const, 'right' as const, 'top' as const, 'bottom' as const),
    fingers: fc.integer({ min: 1, max: 4 }),
  }),
);

test('no gesture but a touch or click enters a ball, leaves the page, enlarges it or selects on it', async ({
  open,
}) => {
  // A shared program may be archiving the games of other tests.
  const { app, page, data } = await open();
  await putGame(page, ['PJS', 'KYJ'], 'X 7');
  await expect.poll(() => filedGeneration(data)).toBe(2);
  const session = await sessionOn(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 10 });
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const at = ({ x, y }: Point): Point => ({
    x: Math.round(x * (width - 1)),
    y: Math.round(y * (height - 1)),
  });
  const seen = async (): Promise<unknown> => ({
    state: await state(page),
    files: await savedFiles(data),
    page: await lookOf(page),
    windows: await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => [window.webContents.getZoomFactor(), window.getBounds()]),
    ),
  });
  const before = await seen();
  const made = fc.sample(fc.tuple(gesture, point), { seed: SEED, numRuns: TRIES });
  for (const [one, place] of made) {
    await make(session, one, at(place), at);
    expect(await seen(), JSON.stringify([one, place])).toEqual(before);
  }
  report({ what: 'pointer: gestures', tried: made.length, accepted: 0, refused: made.length });
});

/** Parts of the page that a gesture could change. */
async function lookOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    url: location.href,
    scale: visualViewport?.scale,
    selected: String(getSelection()),
    scrolled: [scrollX, scrollY],
    isThere: document.querySelector('main') !== null,
  }));
}

async function make(
  session: CDPSession,
  gesture: Gesture,
  at: Point,
  of: (part: Point) => Point,
): Promise<void> {
  switch (gesture.kind) {
    case 'click':
      for (let times = 1; times <= gesture.times; times += 1)
        for (const type of ['mousePressed', 'mouseReleased'] as const)
          await session.send('Input.dispatchMouseEvent', {
            type,
            ...at,
            button: gesture.button,
            clickCount: times,
          });
      return;
    case 'wheel': {
      const { by, modifiers } = gesture;
      const wheel = { type: 'mouseWheel', ...at, deltaX: by.x, deltaY: by.y, modifiers } as const;
      await session.send('Input.dispatchMouseEvent', wheel);
      return;
    }
    case 'pinch':
      await session.send('Input.synthesizePinchGesture', {
        ...at,
        scaleFactor: gesture.scale,
        relativeSpeed: 8_000,
        gestureSourceType: 'touch',
      });
      return;
    case 'drop': {
      const { items, ...files } = DROPPED[gesture.what];
      const data = {
        items: [...items],
        dragOperationsMask: 1,
        ...('files' in files ? { files: [...files.files] } : {}),
      };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, ...at, data });
      return;
    }
    case 'drag': {
      const [{ button }, to] = [gesture, of(gesture.to)];
      const held = { button, buttons: button === 'right' ? 2 : 4, clickCount: 1 };
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, ...held });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, ...held });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...to, ...held });
      return;
    }
    case 'palm': {
      const { fingers, radius } = gesture;
      const palm = Array.from({ length: fingers }, (_, id) => ({
        ...{ id, radiusX: radius, radiusY: radius },
        ...{ x: at.x + 3 * id, y: at.y + 2 * id },
      }));
      await touched(session, [palm]);
      return;
    }
    case 'edge': {
      // Away from what can be pressed at the edge: a swipe that begins on a button is a press of it.
      const [start, end] = EDGES[gesture.from].map(of);
      if (start === undefined || end === undefined) return;
      const steps = [0, 0.25, 0.5, 0.75, 1].map((done) =>
        Array.from({ length: gesture.fingers }, (_, id) => ({
          ...{ id, radiusX: 120, radiusY: 120 },
          x: start.x + (end.x - start.x) * done + id * 20,
          y: start.y + (end.y - start.y) * done + id * 20,
        })),
      );
      await touched(session, steps);
    }
  }
}

/** From where to where a swipe over an edge goes, in parts of the page. */
const EDGES: Readonly<Record<'left' | 'right' | 'top' | 'bottom', readonly [Point, Point]>> = {
  left: [
    { x: 0, y: 0.3 },
    { x: 0.6, y: 0.3 },
  ],
  right: [
    { x: 1, y: 0.3 },
    { x: 0.4, y: 0.3 },
  ],
  top: [
    { x: 0.5, y: 0 },
    { x: 0.5, y: 0.6 },
  ],
  bottom: [
    { x: 0.5, y: 1 },
    { x: 0.5, y: 0.4 },
  ],
};

type Touch = Point & { readonly id: number; readonly radiusX: number; readonly radiusY: number };

/** Fingers that land, move through these places and lift. */
async function touched(session: CDPSession, steps: readonly (readonly Touch[])[]): Promise<void> {
  for (const [step, touchPoints] of steps.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [...touchPoints],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
