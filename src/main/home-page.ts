import type { BrowserWindow, WebContents } from 'electron';
import { logTrouble } from './log.ts';
import { ORIGIN } from './pages.ts';
import { ReloadPace } from './reload-pace.ts';

/** How often a page is asked whose it is, in milliseconds, and how many wrong answers in a row are too many. */
const BEAT = 2_000;
const MOST_WRONG = 2;

/** A load that gave way to another one; that one is looked at. */
const ABORTED = -3;

/** What a page of ours answers: its origin, its address, and how much stands in it. */
const WHOSE = `[self.origin, location.href, document.querySelector('#app')?.childElementCount ?? 0]`;

/**
 * Keeps a window on its page. Walls stop what can be stopped (walls.ts); an `about:` page cannot, as Chromium asks
 * nobody before it shows one. So whatever else the window shows, an empty page of ours too, is replaced by its page.
 */
export function stayHome(window: BrowserWindow, page: string): void {
  const { webContents: contents } = window;
  const pace = new ReloadPace();
  let onItsWay = false;

  const back = (why: string, pause = 0): void => {
    if (onItsWay) return;
    onItsWay = true;
    logTrouble(`The window left its page (${why}): it is brought back.`);
    setTimeout(() => {
      onItsWay = false;
      if (window.isDestroyed()) return;
      // What it cannot load tells itself below.
      contents.loadURL(page).catch(() => undefined);
    }, pause);
  };

  // A page that cannot be loaded is left alone for a while; one that was left is there at once.
  const again = (why: string): void => {
    back(why, pace.pauseAt(performance.now()));
  };
  contents.on('did-navigate', (_event, url, code) => {
    if (url !== page) back(url);
    else if (code >= 400) again(String(code));
  });
  contents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
    if (isMainFrame && url !== page) back(url);
  });
  contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) again(description);
  });
  contents.on('did-finish-load', () => {
    // Nothing to go back to.
    if (contents.getURL() === page) contents.navigationHistory.clear();
  });
  const stop = askRegularly(contents, page, again);
  window.once('closed', stop);
}

/** Asks a page that stands whose it is, until told to stop; one that does not answer is somebody else's business. */
function askRegularly(contents: WebContents, page: string, empty: (why: string) => void): () => void {
  let wrong = 0;
  let waiting = false;
  contents.on('did-finish-load', () => {
    // The page that was asked may be gone, and its answer with it.
    waiting = false;
  });
  const timer = setInterval(() => {
    if (waiting || contents.isLoading() || contents.isCrashed()) return;
    waiting = true;
    contents.mainFrame
      .executeJavaScript(WHOSE)
      .then(
        (answer: unknown) => {
          wrong = isHome(answer, page) ? 0 : wrong + 1;
          if (wrong < MOST_WRONG) return;
          wrong = 0;
          empty(String(answer));
        },
        () => undefined,
      )
      .finally(() => {
        waiting = false;
      });
  }, BEAT);
  return () => {
    clearInterval(timer);
  };
}

function isHome(answer: unknown, page: string): boolean {
  const told: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const [origin, address, height] = told;
  return origin === ORIGIN && address === page && typeof height === 'number' && height > 0;
}
