/** The Electron found by set-up: written by setup/prepare.ts, read by every script that opens the program. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * `official`: the pinned release; `fallback`: an older one from a registry package; `given`: from
 * ELECTRON_OVERRIDE_DIST_PATH.
 */
export type RuntimeKind = 'official' | 'fallback' | 'given';

export interface Runtime {
  readonly kind: RuntimeKind;
  readonly version: string;
  /** The version pinned in package.json, with which the program is released. */
  readonly pinned: string;
  /** The folder for ELECTRON_OVERRIDE_DIST_PATH. */
  readonly dist: string;
  readonly executable: string;
}

const kinds: readonly RuntimeKind[] = ['official', 'fallback', 'given'];

/** The file that records the runtime; `npm ci` removes it with node_modules. */
export function recordFile(checkout: string = root): string {
  return join(checkout, 'node_modules', '.headpin', 'electron.json');
}

/** The runtime found by set-up; undefined if set-up has not run or the runtime is gone. */
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

/** The runtime found by set-up; throws if set-up has to run first. */
export function readRuntime(checkout: string = root): Runtime {
  const runtime = findRuntime(checkout);
  if (runtime === undefined)
    throw new Error('no Electron has been set up here yet: run `node scripts/setup.mjs start`');
  return runtime;
}

/** Records a runtime atomically, and never through another checkout's hard link. */
export function writeRuntime(runtime: Runtime, checkout: string = root): void {
  const file = recordFile(checkout);
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${String(process.pid)}`;
  writeFileSync(beside, `${JSON.stringify(runtime, null, 2)}\n`);
  renameSync(beside, file);
}

/** The environment that makes electron, electron-vite and Playwright's `_electron.launch` use this runtime. */
export function runtimeEnvironment(runtime: Runtime): Record<string, string> {
  return { ELECTRON_OVERRIDE_DIST_PATH: runtime.dist };
}

/** Describes the runtime in one line, and what it means if it is not the pinned Electron. */
export function describeRuntime(runtime: Runtime): string {
  if (runtime.version === runtime.pinned) return `Electron ${runtime.version}`;
  const origin =
    runtime.kind === 'fallback' ? 'the fallback' : 'the one named by ELECTRON_OVERRIDE_DIST_PATH';
  return `Electron ${runtime.version}, ${origin}, not the pinned Electron ${runtime.pinned}: nothing here has been tried on the pinned one`;
}

/** Chromium's sandbox is not available to root and must be switched off. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isRuntime(value: unknown): value is Runtime {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<keyof Runtime, unknown>>;
  const texts = [fields.version, fields.pinned, fields.dist, fields.executable];
  return texts.every((text) => typeof text === 'string') && kinds.some((kind) => kind === fields.kind);
}
