import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../disk/trouble.ts';

/** Identifies a process beyond its PID. Null: the system does not tell. */
export interface ProcessMark {
  readonly pid: number;
  /** Start in kernel ticks since boot. */
  readonly start: number | null;
  readonly boot: string | null;
}

/** Only Linux has it. */
const PROC = '/proc';

export async function thisProcess(proc = PROC): Promise<ProcessMark> {
  const stat = await statOf(proc, process.pid);
  return { pid: process.pid, start: stat?.start ?? null, boot: await bootId(proc) };
}

/** `maybe`: the PID exists, but the system does not tell whether it is the same process. */
export type Fate = 'running' | 'gone' | 'maybe';

/** Whether that very process runs. A zombie is gone. */
export async function fateOf(mark: ProcessMark, proc = PROC): Promise<Fate> {
  const boot = await bootId(proc);
  if (mark.boot !== null && boot !== null && mark.boot !== boot) return 'gone';
  if (!isTaken(mark.pid)) return 'gone';
  const stat = await statOf(proc, mark.pid);
  if (stat?.ended === true) return 'gone';
  if (stat === null || mark.start === null) return 'maybe';
  return mark.start === stat.start ? 'running' : 'gone';
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process refuses the signal but exists.
    return codeOf(error) === 'EPERM';
  }
}

async function statOf(
  proc: string,
  pid: number,
): Promise<{ readonly start: number; readonly ended: boolean } | null> {
  const stat = await textOf(join(proc, String(pid), 'stat'));
  if (stat === null) return null;
  // The second field is the program name in parentheses and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { start: Number(fields[22 - 3]), ended: fields[0] === 'Z' || fields[0] === 'X' };
}

async function bootId(proc: string): Promise<string | null> {
  return (await textOf(join(proc, 'sys/kernel/random/boot_id')))?.trim() ?? null;
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    // Stryker disable next-line CallExpression: an error about a missing system file has a code
    codeOf(error);
    return null;
  }
}
