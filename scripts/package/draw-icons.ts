/**
 * Draws icons/headpin.svg in every size with Chromium: `node scripts/package/draw-icons.ts`. Run it by hand after
 * changing the drawing. The pictures are committed, so that packaging needs no display.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRuntime } from '../../drive/runtime.ts';
import type { Run } from '../processes.ts';
import { runScript } from '../script.ts';
import { startVirtualDisplay } from '../xvfb.ts';
import { ICON_SIZES } from './icons.ts';

const folder = join(import.meta.dirname, 'icons');

/** An Electron app that draws one page after the other. A page without a background stays transparent. */
const PAINTER = `
import { writeFileSync } from 'node:fs';
import { app, BrowserWindow } from 'electron';
const [svg, folder, sizes] = JSON.parse(process.env.HEADPIN_ICONS);
const paint = async (size) => {
  const webPreferences = { offscreen: true };
  const window = new BrowserWindow({ width: size, height: size, transparent: true, frame: false, webPreferences });
  const style = '<style>html, body { margin: 0; overflow: hidden } svg { display: block; width: 100vw; height: 100vh }</style>';
  const painted = new Promise((done) => window.webContents.on('paint', (_event, _dirty, image) => image.isEmpty() || done()));
  await window.loadURL('data:text/html;charset=utf-8,' + encodeURIComponent(style + svg));
  await painted;
  const image = await window.webContents.capturePage({ x: 0, y: 0, width: size, height: size });
  writeFileSync(folder + '/headpin-' + size + '.png', image.toPNG());
};
// Not awaited: Electron is ready only after this module has run.
app.whenReady().then(async () => {
  for (const size of sizes) await paint(size);
  app.exit(0);
});
`;

async function drawIcons(run: Run, stop: AbortSignal): Promise<number> {
  const painter = join(run.folder, 'painter');
  const made = join(run.folder, 'icons');
  for (const path of [painter, made]) mkdirSync(path);
  writeFileSync(
    join(painter, 'package.json'),
    '{ "name": "painter", "version": "1.0.0", "type": "module", "main": "main.js" }',
  );
  writeFileSync(join(painter, 'main.js'), PAINTER);
  const svg = readFileSync(join(folder, 'headpin.svg'), 'utf8');
  const child = spawn(readRuntime().executable, ['--no-sandbox', '--force-device-scale-factor=1', painter], {
    env: {
      ...process.env,
      ...run.environment,
      ...(await startVirtualDisplay(run)),
      HOME: run.folder,
      HEADPIN_ICONS: JSON.stringify([svg, made, ICON_SIZES]),
    },
    stdio: 'inherit',
    signal: stop,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) return 1;
  for (const size of ICON_SIZES) {
    const name = `headpin-${String(size)}.png`;
    copyFileSync(join(made, name), join(folder, name));
  }
  return 0;
}

await runScript(drawIcons);
