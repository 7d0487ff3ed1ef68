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
import { descendants } from '../drive/process-tree.ts';

/** The variable that marks what belongs to one run. */
const variable = 'HEADPIN_RUN';

/** The variable that marks a leash: whoever tidies up around its run waits for it, and leaves it to its work. */
const leashVariable = 'HEADPIN_LEASH';

/** A process that is just being started is seen by a later look: so many looks in a row must find nothing. */
const LOOKS = 3;

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
  const leash = spawn(
    process.execPath,
    ['--disable-sigusr1', fileURLToPath(new URL('leash.ts', import.meta.url)), mark, folder],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, [leashVariable]: '1' },
    },
  );
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
  // A process that ended a moment ago may still be in the middle of its last file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Lets go of every disk that was mounted in a folder, so that the folder can be removed. */
function unmountBelow(folder: string): void {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ').slice(1, 2))
    .map(unescaped)
    .filter((point) => point.startsWith(`${folder}/`));
  // What was mounted last may lie in what was mounted before it.
  for (const point of mounted.toReversed()) spawnSync('umount', ['--lazy', point]);
}

/** The kernel writes a space in a name as `\040`, and other separators likewise. */
function unescaped(point: string): string {
  return point.replaceAll(/\\([0-7]{3})/gu, (_all, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 8)),
  );
}

/** Ends every process that carries the mark, and their children: asks, then kills what is left after 3 s. */
async function endMarked(mark: string): Promise<void> {
  const started = Date.now();
  const asked = new Set<number>();
  for (let empty = 0; empty < LOOKS && Date.now() - started < 30_000;) {
    const found = findMarked(mark);
    empty = found.length === 0 ? empty + 1 : 0;
    // A run inside this one has a leash of its own, which tidies up what nobody else knows of.
    const others = found.filter((pid) => !isLeash(pid));
    if (Date.now() - started > 3000) signal(others, 'SIGKILL');
    else
      signal(
        others.filter((pid) => !asked.has(pid)),
        'SIGTERM',
      );
    for (const pid of others) asked.add(pid);
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

function isLeash(pid: number): boolean {
  return isMarked(pid, `${leashVariable}=1`);
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
