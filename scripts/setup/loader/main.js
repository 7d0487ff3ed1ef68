// Replaces Electron's default app in the fallback: `electron [-r MODULE]... FOLDER` runs the app in FOLDER.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

/** Two calls reserved for Electron's default app and missing in the types. */
const host =
  /** @type {Electron.App & { setVersion(version: string): void, setAppPath(path: string): void }} */ (app);

const parameters = process.argv.slice(1);
const modules = parameters.filter((_, at) => parameters[at - 1] === '-r');
const folder = parameters.find((parameter, at) => !parameter.startsWith('-') && parameters[at - 1] !== '-r');
if (folder === undefined) throw new Error('usage: electron [-r MODULE]... FOLDER');
const path = resolve(folder);
const manifest = join(path, 'package.json');
const { name, productName, version, main } = JSON.parse(readFileSync(manifest, 'utf8'));
host.setName(productName ?? name);
host.setVersion(version);
host.setAppPath(path);
host.setPath('userData', join(app.getPath('appData'), app.getName()));
modules.forEach((module) => createRequire(manifest)(module));
// Awaited, so that Electron is not ready before the app has made its early settings.
await import(pathToFileURL(join(path, main)).href);
