/** Where the Electron is that set-up found: written by setup/prepare.ts, read by every script that opens the program. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** `official` is the pinned release, `fallback` an older one out of a registry package, `given` what ELECTRON_OVERRIDE_DIST_PATH named. */
export type RuntimeKind = 'official' | 'fallback' | 'given';

export interface Runtime {
  readonly kind: RuntimeKind;
  readonly version: string;
  /** The version package.json pins, which is the one the program is released with. */
  readonly pinned: string;
  /** The folder that ELECTRON_OVERRIDE_DIST_PATH takes. */
  readonly dist: string;
  readonly executable: string;
}

const kinds: readonly RuntimeKind[] = ['official', 'fallback', 'given'];

/** The file that remembers the runtime; `npm ci` takes it away with everything else in node_modules. */
export function recordFile(checkout: string = root): string {
  return join(checkout, 'node_modules', '.headpin', 'electron.json');
}

/** Reads what set-up found; nothing when it has not run, or what it found is gone. */
export function findRuntime(checkout: string = root): Runtime | undefined {
  let text: string;
  try {
    text = readFileSync(recordFile(checkout), 'utf8');
  } catch {
    return undefined;
  }
  const record: unknown = JSON.parse(text);
  return isRuntime(record) && existsSync(record.executable) ? record : undefined;
}

/** Reads what set-up found, or says that it has to run first. */
export function readRuntime(checkout: string = root): Runtime {
  const runtime = findRuntime(checkout);
  if (runtime === undefined)
    throw new Error('no Electron has been set up here yet: run `node scripts/setup.mjs start`');
  return runtime;
}

/** Remembers a runtime: whole or not at all, and never through a hard link of another checkout. */
export function writeRuntime(runtime: Runtime, checkout: string = root): void {
  const file = recordFile(checkout);
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${String(process.pid)}`;
  writeFileSync(beside, `${JSON.stringify(runtime, null, 2)}\n`);
  renameSync(beside, file);
}

/** The environment by which electron, electron-vite and Playwright's `_electron.launch` all find this runtime. */
export function runtimeEnvironment(runtime: Runtime): Record<string, string> {
  return { ELECTRON_OVERRIDE_DIST_PATH: runtime.dist };
}

/** One line for people: what the program runs on, and what that means when it is not the pinned Electron. */
export function describeRuntime(runtime: Runtime): string {
  if (runtime.version === runtime.pinned) return `Electron ${runtime.version}`;
  const origin =
    runtime.kind === 'fallback' ? 'the fallback' : 'the one named by ELECTRON_OVERRIDE_DIST_PATH';
  return `Electron ${runtime.version}, ${origin}, not the pinned Electron ${runtime.pinned}: nothing here has been tried on the pinned one`;
}

/** Chromium refuses its sandbox to root, and then has to be told so. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isRuntime(value: unknown): value is Runtime {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<keyof Runtime, unknown>>;
  const texts = [fields.version, fields.pinned, fields.dist, fields.executable];
  return texts.every((text) => typeof text === 'string') && kinds.some((kind) => kind === fields.kind);
}
