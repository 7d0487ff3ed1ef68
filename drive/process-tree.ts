import { readFileSync, readdirSync } from 'node:fs';

/** Kills a process tree as a power cut would: no signal handler runs, nothing is flushed. */
export function killTree(root: number): void {
  // All descendants are collected before the kill: the children of a dead parent belong to init and cannot be found.
  const doomed = [root, ...descendants(root)];
  for (const pid of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended before it was killed.
    }
  }
}

/** All descendants of a process, from /proc (Linux). */
export function descendants(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    const parent = Number.isInteger(pid) ? parentOf(pid) : null;
    if (parent !== null) parents.set(pid, parent);
  }
  const found: number[] = [];
  const look = (parent: number): void => {
    for (const [pid, owner] of parents) {
      if (owner !== parent) continue;
      found.push(pid);
      look(pid);
    }
  };
  look(root);
  return found;
}

/** The parent, original or inherited; null when the process is gone. */
export function parentOf(pid: number): number | null {
  const stat = statOf(pid);
  return stat === null ? null : Number(stat[1]);
}

/** A process's command line, its parts ended by NUL; empty when the process is gone. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of a process's stat from the third on (proc(5)); null when the process is gone. */
export function statOf(pid: number): readonly string[] | null {
  try {
    // The name in parentheses may contain anything; the format is fixed after the last one.
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
