import { rename, writeFile } from 'node:fs/promises';
import type { WebContents } from 'electron';
import { logTrouble } from '../log/log.ts';

/** The environment variable with the path for a PNG of the first painted window, for starts without a display. */
const VARIABLE = 'HEADPIN_PICTURE';

/** Runs in the page: resolves when a view is there, its fonts are loaded, and that frame has been presented. */
const PAINTED = `new Promise((done) => {
  const frame = (then) => requestAnimationFrame(() => then());
  const look = () => (document.querySelector('main') === null ? frame(look) : document.fonts.ready.then(() => frame(() => frame(done))));
  look();
})`;

/**
 * Calls `painted` when the first window is painted, and saves a picture of it if the environment names a file. A page
 * that dies first, or a picture that fails, must not end a game.
 */
export async function atFirstPaint(contents: WebContents, painted: () => void): Promise<void> {
  try {
    await contents.executeJavaScript(PAINTED);
  } catch (error) {
    // The page is replaced, which is logged. This start still counts as failed.
    if (error instanceof Error) return;
    throw error;
  }
  painted();
  await keep(contents).catch(logTrouble);
}

/** The complete file appears at once. Its empty `.part` appears when the window is painted. */
async function keep(contents: WebContents): Promise<void> {
  const file = process.env[VARIABLE];
  if (file === undefined || file === '') return;
  await writeFile(`${file}.part`, '');
  const picture = await contents.capturePage();
  await writeFile(`${file}.part`, picture.toPNG());
  await rename(`${file}.part`, file);
}
