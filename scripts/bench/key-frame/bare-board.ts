import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINES = 8;
const BOXES = 21;

const MAIN = `const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, useContentSize: true });
  void window.loadFile('board.html');
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
  const place = join(folder, 'bare-board');
  mkdirSync(place, { recursive: true });
  const line = `<div>${'<i data-marks="">X</i>'.repeat(BOXES)}</div>`;
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'bare-board', version: '1.0.0', main: 'main.cjs' }),
  );
  writeFileSync(join(place, 'main.cjs'), MAIN);
  writeFileSync(
    join(place, 'board.html'),
    `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${line.repeat(LINES)}<script>${SCRIPT}</script>`,
  );
  return place;
}
