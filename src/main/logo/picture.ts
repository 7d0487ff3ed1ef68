import { rename, writeFile } from 'node:fs/promises';
import type { WebContents } from 'electron';
import { logTrouble } from '../log/log.ts';

/** Names a file in which the first painted window is kept as a PNG: for a start without a display. */
const VARIABLE = 'HEADPIN_PICTURE';

/** Runs in the page: done when a view stands there, its fonts are loaded, and the frame with both has been handed on. */
const PAINTED = `new Promise((done) => {
  const frame = (then) => requestAnimationFrame(() => then());
  const look = () => (document.querySelector('main') === null ? frame(look) : document.fonts.ready.then(() => frame(() => frame(done))));
  look();
})`;

/** Writes the page's picture where the environment asks for one. Nobody's game ends over a picture that fails. */
export async function keepPicture(contents: WebContents): Promise<void> {
  await keep(contents).catch(logTrouble);
}

/** Whoever waits for the file sees it whole. */
async function keep(contents: WebContents): Promise<void> {
  const file = process.env[VARIABLE];
  if (file === undefined || file === '') return;
  await contents.executeJavaScript(PAINTED);
  const picture = await contents.capturePage();
  await writeFile(`${file}.part`, picture.toPNG());
  await rename(`${file}.part`, file);
}
