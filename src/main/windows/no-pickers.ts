import type { WebContents } from 'electron';
import { logTrouble } from '../log/log.ts';

/**
 * Run in every document before its own scripts: fields for a colour or a day, and lists, open a window of Chromium's own,
 * which nothing outside the document can refuse.
 */
const NO_POPUPS = `(() => {
  const kinds = ['color', 'date', 'datetime-local', 'month', 'time', 'week'];
  const opens = (at) =>
    at instanceof HTMLSelectElement ||
    (at instanceof HTMLInputElement && (kinds.includes(at.type) || at.list !== null));
  const refused = {
    value() {
      throw new DOMException('Nothing can be picked here.', 'NotAllowedError');
    },
  };
  for (const field of [HTMLInputElement, HTMLSelectElement])
    Object.defineProperty(field.prototype, 'showPicker', refused);
  const refuse = (event) => {
    if (opens(event.composedPath()[0])) event.preventDefault();
  };
  for (const kind of ['mousedown', 'click', 'keydown']) addEventListener(kind, refuse, true);
})()`;

/**
 * Keeps pages from opening a file dialog, by a file field or the newer pickers, and any other picker. Electron has no switch for that;
 * Chromium's debugging protocol has one, used inside the process and open to nobody else.
 */
export function refusePickers(contents: WebContents): void {
  const refuse = async (): Promise<void> => {
    contents.debugger.attach();
    await contents.debugger.sendCommand('Page.enable');
    await contents.debugger.sendCommand('Page.setInterceptFileChooserDialog', {
      enabled: true,
      cancel: true,
    });
    const source = { source: NO_POPUPS, runImmediately: true };
    await contents.debugger.sendCommand('Page.addScriptToEvaluateOnNewDocument', source);
  };
  refuse().catch((trouble: unknown) => {
    // A page that has died needs no wall.
    if (!contents.isDestroyed()) logTrouble(trouble);
  });
}
