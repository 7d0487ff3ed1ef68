import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The tools of every row. */
export interface Tools {
  /** The folder for everything; it is removed with all mounts in it, however the run ends. */
  readonly folder: string;
  /** The environment that marks every process of the run. */
  readonly environment: NodeJS.ProcessEnv;
  /** Asks to stop. */
  readonly stop: AbortSignal;
}

/** What running a system command needs. */
export type Commands = Pick<Tools, 'folder' | 'environment'>;

export function newFolder(tools: Pick<Tools, 'folder'>, name: string): string {
  return mkdtempSync(join(tools.folder, `${name}-`));
}

/** With the folders where system commands are. */
export function environmentOf({ environment }: Commands): NodeJS.ProcessEnv {
  return { ...environment, PATH: searched().join(delimiter) };
}

/** Runs a system command; returns null, or its error message. */
export function tried(tools: Commands, command: string, parameters: readonly string[]): string | null {
  const { error, status, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: environmentOf(tools),
  });
  if (error !== undefined) return error.message;
  if (status === 0) return null;
  // Lines after the first are advice.
  const [reason = ''] = stderr.trim().split('\n');
  return reason === '' ? `${command} ended with ${String(status)}` : reason;
}

/** Runs a system command; throws if it fails. */
export function must(tools: Commands, command: string, parameters: readonly string[]): void {
  const refusal = tried(tools, command, parameters);
  if (refusal !== null) throw new Error(refusal);
}

/** Names a missing command as a reason; null if all are there. */
export function missing(commands: readonly string[]): string | null {
  if (process.platform !== 'linux') return 'needs Linux';
  const absent = commands.find((name) => !searched().some((folder) => existsSync(join(folder, name))));
  return absent === undefined ? null : `needs the command ${absent}`;
}

/** Mounts a small disk in memory on a new folder, or returns why that is impossible here. */
export function memoryDisk(
  tools: Commands,
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
