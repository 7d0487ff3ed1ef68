import { app, Menu, type Session, type WebContents } from 'electron';
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
function refusePickers(contents: WebContents): void {
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

/** Whether walls apply to every future page. The first session raises them. */
let pagesAreWalled = false;

/**
 * Denies every future page what ours do not need: permissions (Electron grants them by default), other pages, new
 * windows, embedded pages, downloads, pickers and menu keys. A window that shows another page anyway is brought back
 * (keep-page.ts).
 */
export function raiseWalls(session: Session): void {
  Menu.setApplicationMenu(null);
  session.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => {
    event.preventDefault();
  });
  if (pagesAreWalled) return;
  pagesAreWalled = true;
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-navigate', (event) => {
      event.preventDefault();
    });
    contents.on('will-frame-navigate', (event) => {
      event.preventDefault();
    });
    contents.on('will-redirect', (event) => {
      event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => {
      event.preventDefault();
    });
    // A page cannot keep itself open.
    contents.on('will-prevent-unload', (event) => {
      event.preventDefault();
    });
    // Nor can it move its window.
    contents.on('content-bounds-updated', (event) => {
      event.preventDefault();
    });
    refusePickers(contents);
  });
}
