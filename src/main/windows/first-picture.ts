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

/** Saves a picture of the page if the environment names a file, and lets no game end over a picture that fails. */
export async function keepPicture(contents: WebContents): Promise<void> {
  await keep(contents).catch(logTrouble);
}

/** The file appears only when it is complete; its `.part` appears, empty, with the painted window. */
async function keep(contents: WebContents): Promise<void> {
  const file = process.env[VARIABLE];
  if (file === undefined || file === '') return;
  await contents.executeJavaScript(PAINTED);
  await writeFile(`${file}.part`, '');
  const picture = await contents.capturePage();
  await writeFile(`${file}.part`, picture.toPNG());
  await rename(`${file}.part`, file);
}
