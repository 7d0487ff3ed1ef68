import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../drive/runtime.ts';

/** The file in a development build that makes the program reload its pages when written. */
export const STAMP = 'pages';

/**
 * Makes a folder for Electron that starts the reloader before main. The program itself is built as usual and knows
 * nothing of it, so a lane has nothing to switch on.
 */
export function writeApp(folder: string): void {
  const { name, productName, version } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  mkdirSync(folder, { recursive: true });
  const manifest = { name, productName, version, type: 'module', main: 'dev.js' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, STAMP), '');
  const reloader = pathToFileURL(join(root, 'scripts', 'dev', 'reload.js')).href;
  // Awaited, so that Electron is not ready before main has made its early settings.
  const lines = [
    `import { reloadWhenWritten } from ${JSON.stringify(reloader)};`,
    `reloadWhenWritten(${JSON.stringify(join(folder, STAMP))});`,
    "await import('./main/index.js');",
  ];
  writeFileSync(join(folder, 'dev.js'), `${lines.join('\n')}\n`);
}
