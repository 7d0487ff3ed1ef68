import { rename, writeFile } from 'node:fs/promises';
import type { WebContents } from 'electron';
import { logTrouble } from '../log/log.ts';

/** Names a file for a PNG of the first painted window, for starts without a display. */
const VARIABLE = 'HEADPIN_PICTURE';

/** Runs in the page: resolves when a view is there, its fonts are loaded, and that frame has been presented. */
const PAINTED = `new Promise((done) => {
  const frame = (then) => requestAnimationFrame(() => then());
  const look = () => (document.querySelector('main') === null ? frame(look) : document.fonts.ready.then(() => frame(() => frame(done))));
  look();
})`;

/**
 * Calls `painted` with the first painted window, and saves a picture of it if the environment names a file. Lets no
 * game end over a page that went before, or a picture that fails.
 */
export async function atFirstPaint(contents: WebContents, painted: () => void): Promise<void> {
  try {
    await contents.executeJavaScript(PAINTED);
  } catch (error) {
    // The page is replaced, which is logged; this start stays counted as one that came to nothing.
    if (error instanceof Error) return;
    throw error;
  }
  painted();
  await keep(contents).catch(logTrouble);
}

/** The file appears only when it is complete; its `.part` appears, empty, with the painted window. */
async function keep(contents: WebContents): Promise<void> {
  const file = process.env[VARIABLE];
  if (file === undefined || file === '') return;
  await writeFile(`${file}.part`, '');
  const picture = await contents.capturePage();
  await writeFile(`${file}.part`, picture.toPNG());
  await rename(`${file}.part`, file);
}
