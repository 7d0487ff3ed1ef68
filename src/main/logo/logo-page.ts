import { BrowserWindow, session, type Session, type WebContents } from 'electron';
import { err, type Result } from '../../core/line/result.ts';
import { DRAW_LOGO } from '../../contract/contract.ts';
import { LOGO_PAGE } from '../windows/addresses.ts';
import { drawnLogo } from './drawn-logo.ts';
import { killPage } from '../windows/kill-page.ts';
import { gone } from '../windows/gone.ts';
import { inTime } from '../in-time.ts';
import { SEALED } from '../windows/console-window.ts';
import { LOGO_POLICY, servePages } from '../windows/pages.ts';
import type { KeptLogo } from '../../saves/logo/kept-logo.ts';
import { raiseWalls } from '../windows/walls.ts';

/** In milliseconds, for decoding and drawing a picture. */
const TIME_LIMIT = 20_000;

/**
 * Decodes foreign pictures (decision 18) in a page without a bridge, with a session of its own, that may fetch
 * nothing. Its process handles one picture and is killed; a picture that takes control of it gains no bridge and no network.
 */
export class LogoPage {
  /**
   * Draws the picture in a file anew. `broken` also when the page dies, hangs or answers nonsense, and when `ending`
   * aborts.
   */
  async draw(file: Uint8Array, ending: AbortSignal): Promise<Result<KeptLogo, 'wrong-size' | 'broken'>> {
    const webPreferences = { ...SEALED, session: await walled() };
    const window = new BrowserWindow({ show: false, title: 'Headpin', webPreferences });
    const contents = window.webContents;
    try {
      const drawn = drawnLogo(pageOf(contents, file));
      return (
        (await inTime(Promise.race([gone(contents), aborted(ending), drawn]), TIME_LIMIT)) ?? err('broken')
      );
    } finally {
      killPage(contents);
      window.destroy();
    }
  }
}

/** Makes a function that calls the page. It answers null if the page could not be loaded or called. */
function pageOf(contents: WebContents, file: Uint8Array): (share: number) => Promise<unknown> {
  const loaded = contents.loadURL(LOGO_PAGE);
  const picture = Buffer.from(file).toString('base64');
  return async (share) => {
    try {
      await loaded;
      return await contents.mainFrame.executeJavaScript(`${DRAW_LOGO}('${picture}', ${String(share)})`);
    } catch {
      return null;
    }
  };
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const end = (): void => {
      resolve(null);
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}

/** Electron has one a program. It serves the page once, whoever draws first. */
let own: Promise<Session> | null = null;

/** A session of its own that may fetch nothing. */
function walled(): Promise<Session> {
  own ??= (async (): Promise<Session> => {
    const begun = session.fromPartition('logo');
    raiseWalls(begun);
    await servePages(begun, { policy: LOGO_POLICY });
    return begun;
  })();
  return own;
}
