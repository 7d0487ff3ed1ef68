import { readFileSync } from 'node:fs';
import { descendants } from '../../../drive/process-tree.ts';

/** The proportional memory (PSS) of a process and its descendants, in megabytes: shared pages are counted once (proc(5)). */
export function megabytesOf(root: number): number {
  const kilobytes = [root, ...descendants(root)].map(pssOf);
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** In kilobytes; 0 for a process that has gone. */
function pssOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/mu.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
