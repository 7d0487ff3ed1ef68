/**
 * Everything a script starts, found again and ended, however the script itself ends. The processes carry a mark in their environment,
 * which their children inherit: Playwright, Electron and Xvfb all leave the script's process group, so the group alone does not find them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { descendants } from '../e2e/support/process-tree.ts';

/** The variable that marks what belongs to one run. */
const variable = 'HEADPIN_RUN';

/** Everything a script starts and writes for a while. */
export interface Run {
  /** What the environment of each process of the run holds besides the usual. */
  readonly environment: Readonly<Record<string, string>>;
  /** A temporary folder. */
  readonly folder: string;
  /** Ends every process of the run and removes its folder; the death of this process does the same. */
  readonly end: () => Promise<void>;
}

/** Begins a run. A second process, the leash, waits for this one to end, even by SIGKILL, and then tidies up. */
export function beginRun(): Run {
  const mark = randomUUID();
  const folder = mkdtempSync(join(tmpdir(), 'headpin-run-'));
  const leash = spawn(process.execPath, [fileURLToPath(new URL('leash.ts', import.meta.url)), mark, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // It must outlive this process, not keep it alive.
  leash.unref();
  return { environment: { [variable]: mark }, folder, end: () => endRun(mark, folder) };
}

/** Ends every process of a run and removes its folder. */
export async function endRun(mark: string, folder: string): Promise<void> {
  // Elsewhere there is no /proc to find them in; a program in a window ends with its window.
  if (process.platform === 'linux') {
    await endMarked(mark);
    unmountBelow(folder);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Lets go of every disk that was mounted in a folder, so that the folder can be removed. */
function unmountBelow(folder: string): void {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ').slice(1, 2))
    .filter((point) => point.startsWith(`${folder}/`));
  for (const point of mounted) spawnSync('umount', ['--lazy', point]);
}

/** Ends every process that carries the mark, and their children: asks, then kills what is left after 3 s. */
async function endMarked(mark: string): Promise<void> {
  const started = Date.now();
  let asked = false;
  while (Date.now() - started < 15_000) {
    const found = findMarked(mark);
    if (found.length === 0) return;
    if (Date.now() - started > 3000) signal(found, 'SIGKILL');
    else if (!asked) signal(found, 'SIGTERM');
    asked = true;
    await wait(50);
  }
}

/** The processes that carry the mark and their children, whose environment another user's process hides or Chromium overwrites. */
function findMarked(mark: string): number[] {
  const entry = `${variable}=${mark}`;
  const marked = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && isMarked(pid, entry));
  const all = new Set([...marked, ...marked.flatMap(descendants)]);
  all.delete(process.pid);
  return [...all];
}

function isMarked(pid: number, entry: string): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/environ`, 'utf8')
      .split('\0')
      .includes(entry);
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended between being found and being told to.
    }
  }
}
