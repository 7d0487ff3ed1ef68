import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../drive/runtime.ts';

const stamp = join(root, 'out', '.sources');
const settings = ['electron.vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the program into out/ unless that is up to date. */
export async function buildIfStale(stop: AbortSignal = new AbortController().signal): Promise<void> {
  const sources = hashSources();
  if (
    existsSync(join(root, 'out', 'main', 'index.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sources
  )
    return;
  console.log('building the program');
  if (!(await build(stop))) throw new Error('the program could not be built: see above.');
}

/** Builds the program into out/; returns whether it worked. */
export async function build(stop: AbortSignal = new AbortController().signal): Promise<boolean> {
  // Hashed before the build, so that a file saved during it makes it stale.
  const sources = hashSources();
  const tool = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const child = spawn(process.execPath, [tool, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    signal: stop,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) writeFileSync(stamp, sources);
  return code === 0;
}

/** Tests are not part of the program and do not make it stale. */
function hashSources(): string {
  const files = globSync('src/**/*.{ts,vue,css,html,svg,json}', { cwd: root }).filter(
    (file) => !/\.(test|testing)\.ts$/.test(file),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...settings])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
