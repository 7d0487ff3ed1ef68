import { appendFileSync } from 'node:fs';
import { descendants, statOf } from './process-tree.ts';

/** Linux counts CPU time in hundredths of a second (sysconf(_SC_CLK_TCK)). */
const TICKS = 100;

/** Seconds of CPU that a process and all below it have used, ended ones included (proc(5)); 0 where there is no /proc. */
export function treeSeconds(root: number = process.pid): number {
  if (process.platform !== 'linux') return 0;
  return [root, ...descendants(root)].reduce((sum, pid) => sum + secondsOf(pid, 11, 15), 0);
}

/** Seconds of CPU of this process's children that have ended. */
export function endedSeconds(): number {
  return process.platform === 'linux' ? secondsOf(process.pid, 13, 15) : 0;
}

/** Stands between a file of tests and a test in it. */
export const IN = ' › ';

/** Adds what a file of tests, or a test in it, used to the list that `npm test -- --times` shows. */
export function noteSeconds(test: string, seconds: number): void {
  const list = process.env['HEADPIN_TIMES'];
  if (list !== undefined) appendFileSync(list, `${JSON.stringify({ test, seconds })}\n`);
}

function secondsOf(pid: number, from: number, to: number): number {
  // Fields 14 to 17 are user, system, and both of ended children. Of one that ended meanwhile its parent has the time.
  const ticks = statOf(pid)?.slice(from, to) ?? [];
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / TICKS;
}
