import { app, Menu, type Session } from 'electron';
import { refusePickers } from './no-pickers.ts';

/** Whether every page there will be is walled in: it is, from the first session on. */
let pagesAreWalled = false;

/**
 * What no page of ours needs is refused for every page there will ever be: permissions (Electron's default
 * approves them), other pages, new windows, embedded pages, downloads, pickers, and keys of a menu. What shows itself
 * all the same is brought back (keep-page.ts).
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
    // A page does not keep itself open.
    contents.on('will-prevent-unload', (event) => {
      event.preventDefault();
    });
    // Nor does it move its window.
    contents.on('content-bounds-updated', (event) => {
      event.preventDefault();
    });
    refusePickers(contents);
  });
}
