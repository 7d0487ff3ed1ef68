import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Like the lane's window, with a page of one word; it says when it is painted in the same way (first-picture.ts). */
const MAIN = `const { app, BrowserWindow } = require('electron');
const { renameSync, writeFileSync } = require('node:fs');
const PAINTED = 'new Promise((done) => document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))';
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.whenReady().then(async () => {
  const window = new BrowserWindow({ width: 1280, height: 800, useContentSize: true, show: false, backgroundColor: '#0A0E12' });
  window.removeMenu();
  window.once('ready-to-show', () => window.show());
  await window.loadFile('hello.html');
  await window.webContents.executeJavaScript(PAINTED);
  writeFileSync(process.env.HEADPIN_PICTURE + '.part', '');
  const picture = await window.webContents.capturePage();
  writeFileSync(process.env.HEADPIN_PICTURE + '.part', picture.toPNG());
  renameSync(process.env.HEADPIN_PICTURE + '.part', process.env.HEADPIN_PICTURE);
});
`;

/** The least that an Electron window costs. */
export function writeHello(folder: string): string {
  const place = join(folder, 'hello');
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'hello', version: '1.0.0', main: 'main.cjs' }),
  );
  writeFileSync(join(place, 'main.cjs'), MAIN);
  writeFileSync(join(place, 'hello.html'), '<!doctype html><meta charset="utf-8"><main>Hello</main>');
  return place;
}
