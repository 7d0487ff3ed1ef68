import { app, type InputEvent } from 'electron';

// How a press begins: its end may come after what it did.
const BEGINNINGS: ReadonlySet<InputEvent['type']> = new Set([
  'rawKeyDown',
  'keyDown',
  'mouseDown',
  'mouseWheel',
  'touchStart',
]);

/** Hears of every press in windows made from now on. */
export function watchTouches(touched: () => void): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('input-event', (_input, { type }) => {
      if (BEGINNINGS.has(type)) touched();
    });
  });
}
