import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../drive/runtime.ts';
import { exitCode } from './test/command.ts';

/** Something that is built into out/. */
interface Product {
  readonly name: string;
  /** The tool in node_modules and its parameters. */
  readonly tool: readonly [file: string, ...parameters: string[]];
  /** In out/; without it nothing is built. */
  readonly proof: string;
  /** In out/: the digest of the sources that were built. */
  readonly stamp: string;
  /** Of `src`. */
  readonly folders: string;
  readonly settings: readonly string[];
}

const SHARED_SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

const PROGRAM: Product = {
  name: 'the program',
  tool: ['electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'],
  proof: 'main/index.js',
  stamp: '.sources',
  folders: '!(front-desk|house)',
  settings: ['electron.vite.config.ts', ...SHARED_SETTINGS],
};

const FRONT_DESK: Product = {
  name: "the front desk's page",
  tool: ['vite/bin/vite.js', 'build', '--config', 'vite.front-desk.config.ts', '--logLevel', 'warn'],
  proof: 'front-desk/index.html',
  stamp: '.front-desk-sources',
  folders: '{front-desk,board,core,contract,house-contract,text}',
  settings: ['vite.front-desk.config.ts', ...SHARED_SETTINGS],
};

const NEVER = new AbortController().signal;

/** Builds the program and the front desk's page into out/ unless they are up to date. */
export async function buildIfStale(stop: AbortSignal = NEVER): Promise<void> {
  await makeIfStale(PROGRAM, stop);
  await buildFrontDeskIfStale(stop);
}

/** What the service of a house needs; no Electron. */
export async function buildFrontDeskIfStale(stop: AbortSignal = NEVER): Promise<void> {
  await makeIfStale(FRONT_DESK, stop);
}

/** Builds both into out/; returns whether it worked. */
export async function build(stop: AbortSignal = NEVER): Promise<boolean> {
  return (await make(PROGRAM, stop)) && (await make(FRONT_DESK, stop));
}

async function makeIfStale(product: Product, stop: AbortSignal): Promise<void> {
  const stamp = join(root, 'out', product.stamp);
  const isBuilt = existsSync(join(root, 'out', product.proof)) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === hashSources(product)) return;
  console.log(`building ${product.name}`);
  if (!(await make(product, stop))) throw new Error(`${product.name} could not be built: see above.`);
}

async function make(product: Product, stop: AbortSignal): Promise<boolean> {
  forgetKilledBuilds();
  // Hashed before the build, so that a file saved during it makes it stale.
  const sources = hashSources(product);
  const [tool, ...parameters] = product.tool;
  const command = [join(root, 'node_modules', tool), ...parameters];
  // Vite would leave its compiled code in the temporary folder.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/headpin'), ...process.env };
  const code = await exitCode(process.execPath, command, { cwd: root, env, signal: stop }, null);
  if (code === 0) writeFileSync(join(root, 'out', product.stamp), sources);
  return code === 0;
}

/** electron-vite compiles its settings beside them for a moment; a killed build leaves that file. */
function forgetKilledBuilds(): void {
  for (const file of globSync('electron.vite.config.ts.*.mjs', { cwd: root }))
    if (Date.now() - Number(/\d{13}/u.exec(file)?.[0]) > 60_000) rmSync(join(root, file), { force: true });
}

/** Tests are not part of a product and do not make it stale. */
function hashSources({ folders, settings }: Product): string {
  const files = globSync(`src/${folders}/**/*.{ts,vue,css,html,svg,json}`, { cwd: root }).filter(
    (file) => !/\.(test|testing)\.ts$/.test(file),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...settings])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
