/**
 * Finds and ends everything a script starts, however the script itself ends. Its processes carry a mark in their
 * environment, which children inherit; the process group is not enough, because Playwright, Electron and Xvfb leave
 * it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { descendants } from '../drive/process-tree.ts';

/** Marks what belongs to a run. */
const variable = 'HEADPIN_RUN';

/** Marks a leash. An outer run's cleanup waits for it instead of ending it. */
const leashVariable = 'HEADPIN_LEASH';

/** A starting process may be missed, so this many consecutive looks must find nothing. */
const LOOKS = 3;

/** Everything a script starts and writes temporarily. */
export interface Run {
  /** The additional environment of each of its processes. */
  readonly environment: Readonly<Record<string, string>>;
  /** A temporary folder. */
  readonly folder: string;
  /** Ends all its processes and removes its folder; so does the death of this process. */
  readonly end: () => Promise<void>;
}

/** The mark of a run, from the environment of its processes. */
export function markIn(environment: Readonly<Record<string, string | undefined>>): string | null {
  return environment[variable] ?? null;
}

/** Begins a run. A second process, the leash, waits for the end of this one, even by SIGKILL, and then cleans up. */
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
  // It must outlive this process without keeping it alive.
  leash.unref();
  return { environment: { [variable]: mark }, folder, end: () => endRun(mark, folder) };
}

/** Ends all processes of a run and removes its folder. */
export async function endRun(mark: string, folder: string): Promise<void> {
  // Other systems have no /proc to search; there a program ends with its window.
  if (process.platform === 'linux') {
    await endMarked(mark);
    unmountBelow(folder);
  }
  // A process that has just ended may still be finishing a file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Unmounts every disk below a folder, so that it can be removed. */
function unmountBelow(folder: string): void {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ').slice(1, 2))
    .map(unescaped)
    .filter((point) => point.startsWith(`${folder}/`));
  // Later mounts may be inside earlier ones.
  for (const point of mounted.toReversed()) spawnSync('umount', ['--lazy', point]);
}

/** The kernel writes a space in a name as `\040`, and escapes other separators alike. */
function unescaped(point: string): string {
  return point.replaceAll(/\\([0-7]{3})/gu, (_all, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 8)),
  );
}

/** Ends all marked processes and their children: asks first, kills after 3 s. */
async function endMarked(mark: string): Promise<void> {
  const started = Date.now();
  const asked = new Set<number>();
  for (let empty = 0; empty < LOOKS && Date.now() - started < 30_000;) {
    const found = findMarked(mark);
    empty = found.length === 0 ? empty + 1 : 0;
    // An inner run has its own leash, which cleans up things only it knows.
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

/**
 * The marked processes and their children, because another user's environment is hidden and Chromium overwrites its
 * own.
 */
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
    // Ended, or another user's.
    return false;
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended in the meantime.
    }
  }
}
