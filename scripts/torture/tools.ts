import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What every row is given. */
export interface Tools {
  /** Where everything is made; it is removed with all that is mounted in it, however the run ends. */
  readonly folder: string;
  /** The environment of every process, by which it is found and ended. */
  readonly environment: NodeJS.ProcessEnv;
  /** Asks to stop. */
  readonly stop: AbortSignal;
}

/** A new folder for a row. */
export function newFolder(tools: Tools, name: string): string {
  return mkdtempSync(join(tools.folder, `${name}-`));
}

/** Runs a system command; answers null, or what it said when it refused. */
export function tried(tools: Tools, command: string, parameters: readonly string[]): string | null {
  const { error, status, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...tools.environment, PATH: searched().join(delimiter) },
  });
  if (error !== undefined) return error.message;
  if (status === 0) return null;
  // What follows the first line is advice.
  const [reason = ''] = stderr.trim().split('\n');
  return reason === '' ? `${command} ended with ${String(status)}` : reason;
}

/** Runs a system command that has to work. */
export function must(tools: Tools, command: string, parameters: readonly string[]): void {
  const refusal = tried(tools, command, parameters);
  if (refusal !== null) throw new Error(refusal);
}

/** Why a row cannot run for want of one of these commands; null when all are here. */
export function missing(commands: readonly string[]): string | null {
  if (process.platform !== 'linux') return 'needs Linux';
  const absent = commands.find((name) => !searched().some((folder) => existsSync(join(folder, name))));
  return absent === undefined ? null : `needs the command ${absent}`;
}

/** Mounts a small disk in memory on a new folder, or says why that is not to be had here. */
export function memoryDisk(
  tools: Tools,
  options: string,
): { readonly folder: string } | { readonly notRun: string } {
  if (process.getuid?.() !== 0) return { notRun: 'mounting a disk needs root' };
  const folder = newFolder(tools, 'disk');
  mkdirSync(folder, { recursive: true });
  const refusal = tried(tools, 'mount', ['-t', 'tmpfs', '-o', options, 'headpin-torture', folder]);
  return refusal === null ? { folder } : { notRun: `a disk cannot be mounted here (${refusal})` };
}

function searched(): readonly string[] {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
}
