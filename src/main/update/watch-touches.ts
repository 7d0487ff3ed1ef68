import { app, type InputEvent } from 'electron';

// Events that begin a press. Its end may come after the press took effect.
const BEGINNINGS: ReadonlySet<InputEvent['type']> = new Set([
  'rawKeyDown',
  'keyDown',
  'mouseDown',
  'mouseWheel',
  'touchStart',
]);

/** Reports every press in windows that are opened from now on. */
export function watchTouches(touched: () => void): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('input-event', (_input, { type }) => {
      if (BEGINNINGS.has(type)) touched();
    });
  });
}
