import { app, Menu, type Session } from 'electron';
import { refusePickers } from './no-pickers.ts';

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
