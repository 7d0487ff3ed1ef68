import { readFileSync, readdirSync } from 'node:fs';

/** Kills a process and everything below it, as a power cut would: no signal handler, nothing flushed. */
export function killTree(root: number): void {
  // Children first are found first: once a parent is dead its children belong to init and cannot be found.
  const doomed = [root, ...descendants(root)];
  for (const pid of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself between being found and being killed.
    }
  }
}

/** Every process below this one, read from /proc (Linux). */
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

/** The process that started this one, or whoever inherited it; null when it is gone. */
export function parentOf(pid: number): number | null {
  try {
    // The name in parentheses may hold anything; what follows the last one is fixed (proc(5)).
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
