import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Like the lane's window, with a page of one word; it says when it is painted in the same way (first-picture.ts). */
const HELLO = `const { app, BrowserWindow } = require('electron');
const { renameSync, writeFileSync } = require('node:fs');
const PAINTED = 'new Promise((done) => document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))';
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.whenReady().then(async () => {
  const window = new BrowserWindow({ width: 1280, height: 800, useContentSize: true, show: false, backgroundColor: '#0A0E12' });
  window.removeMenu();
  window.once('ready-to-show', () => window.show());
  await window.loadFile('page.html');
  await window.webContents.executeJavaScript(PAINTED);
  writeFileSync(process.env.HEADPIN_PICTURE + '.part', '');
  const picture = await window.webContents.capturePage();
  writeFileSync(process.env.HEADPIN_PICTURE + '.part', picture.toPNG());
  renameSync(process.env.HEADPIN_PICTURE + '.part', process.env.HEADPIN_PICTURE);
});
`;

/** The least that an Electron window costs. */
export function writeHello(folder: string): string {
  return writeApp(folder, 'hello', HELLO, '<main>Hello</main>');
}

const LINES = 8;
const BOXES = 21;

const BARE = `const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, useContentSize: true });
  void window.loadFile('page.html');
});
`;

const STYLE = `body{margin:0;display:grid;grid-template-rows:repeat(${String(LINES)},1fr);height:100vh;background:#111;color:#eee;font:24px sans-serif}
div{display:grid;grid-template-columns:repeat(${String(BOXES)},1fr)}i{border:1px solid #444}`;

const SCRIPT = `const boxes = document.querySelectorAll('i');
let at = 0;
addEventListener('keydown', ({ key }) => {
  const box = boxes[at++ % boxes.length];
  box.textContent = key;
  box.dataset.marks = String(at);
});`;

/** A program with as many boxes as the worst board but no framework and no saves: the least cost of a key. */
export function writeBareBoard(folder: string): string {
  const line = `<div>${'<i data-marks="">X</i>'.repeat(BOXES)}</div>`;
  const page = `<style>${STYLE}</style>${line.repeat(LINES)}<script>${SCRIPT}</script>`;
  return writeApp(folder, 'bare-board', BARE, page);
}

/** A folder for Electron. */
function writeApp(folder: string, name: string, main: string, page: string): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'main.cjs' }));
  writeFileSync(join(place, 'main.cjs'), main);
  writeFileSync(join(place, 'page.html'), `<!doctype html><meta charset="utf-8">${page}`);
  return place;
}
