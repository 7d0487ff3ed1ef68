import type { BrowserWindow, WebContents } from 'electron';
import { endPage } from './end-page.ts';
import { logTrouble } from './log.ts';
import { ReloadPace } from './reload-pace.ts';

/** How often the page is asked whether it is there, in milliseconds, and how many answers in a row may be missing. */
const BEAT = 5_000;
const MOST_MISSING = 3;

/**
 * Replaces a page that died or hangs by a new one, and asks nobody: it takes nothing with it, as main has the game.
 * Chromium's own word for a page that hangs comes only once somebody has pressed something; a board hangs for those
 * who look at it, too.
 */
export function keepAlive(window: BrowserWindow): void {
  const { webContents: contents } = window;
  const pace = new ReloadPace();
  let stop = (): void => undefined;

  contents.on('did-finish-load', () => {
    stop();
    stop = listenTo(contents, () => {
      stop();
      logTrouble('The page of the lane hangs: it is ended.');
      // Then it is gone, and loaded again below.
      endPage(contents);
    });
  });
  contents.on('render-process-gone', (_event, { reason }) => {
    stop();
    if (reason === 'clean-exit') return;
    const pause = pace.pauseAt(performance.now());
    logTrouble(`The page of the lane is gone (${reason}): it is loaded again after ${String(pause)} ms.`);
    setTimeout(() => {
      if (!window.isDestroyed()) contents.reload();
    }, pause);
  });
  window.on('closed', () => {
    stop();
  });
}

/**
 * Asks the page for a sign of life until told to stop. Beats are counted, not time: a machine that was asleep or too
 * busy to ask has not waited for an answer.
 */
function listenTo(contents: WebContents, hangs: () => void): () => void {
  let missing = 0;
  const timer = setInterval(() => {
    if (missing === MOST_MISSING) {
      hangs();
      return;
    }
    missing += 1;
    contents.mainFrame.executeJavaScript('0').then(
      () => {
        missing = 0;
      },
      () => undefined,
    );
  }, BEAT);
  return () => {
    clearInterval(timer);
  };
}
