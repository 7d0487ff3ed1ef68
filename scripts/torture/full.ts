import {
  closeSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './table.ts';
import { memoryDisk, must, newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const STEP = 512;
/** More space than any save here needs, in bytes. */
const MOST_FREE = 16 * 1024;
/** Games played while the free space is swept; the longest still fits. */
const SWEEPS = { short: 2, full: 30 } as const;
const MOST_NAMES = 4;

/** Fault row 3: a small disk with every amount of free space in steps of 512 bytes, and every number of free inodes. */
export const diskFull: Row = {
  number: 3,
  fault: 'disk full at every free size (tmpfs)',
  run: async (mode, tools) => {
    const disk = memoryDisk(tools, 'size=256k,nr_inodes=64');
    if ('notRun' in disk) return disk;
    let [fired, tries] = [0, 0];
    for (let sweep = 0; sweep < SWEEPS[mode]; sweep += 1) {
      // A new game for each sweep, one ball longer than the last: one ever-growing game would fill the disk itself.
      const data = join(disk.folder, 'data');
      const worker = await WorkerProcess.opened(tools, data);
      for (let ball = 0; ball < sweep; ball += 1) await worker.ask('play 1', 'acknowledged');
      for (const leave of everyFullness(disk.folder)) {
        tools.stop.throwIfAborted();
        tries += 1;
        const free = leave();
        if (await failedForWantOfRoom(worker, data, free)) fired += 1;
      }
      await worker.kill();
      rmSync(data, { recursive: true });
    }
    return { fired, note: `of ${String(tries)} saves; all went on when there was room` };
  },
};

async function failedForWantOfRoom(worker: WorkerProcess, data: string, free: () => void): Promise<boolean> {
  const answer = await oneSave(worker, data);
  free();
  if (answer.said !== 'failed') return false;
  if (answer.trouble !== 'disk-full') throw new Error(`a full disk is called ${answer.trouble}`);
  await savedAgain(worker, data);
  return true;
}

/** Ways to fill the disk; each returns how to free it. */
function* everyFullness(folder: string): Generator<() => () => void> {
  for (let free = 0; free <= MOST_FREE; free += STEP) yield () => fillBytes(folder, free);
  for (let names = 0; names <= MOST_NAMES; names += 1) yield () => fillNames(folder, names);
}

function fillBytes(folder: string, free: number): () => void {
  const filler = join(folder, 'filler');
  const file = openSync(filler, 'wx');
  for (const size of [4096, 1]) while (takes(file, size));
  closeSync(file);
  truncateSync(filler, Math.max(0, statSync(filler).size - free));
  return () => {
    rmSync(filler);
  };
}

function takes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}

function fillNames(folder: string, free: number): () => void {
  const fillers = (): string[] => readdirSync(folder).filter((name) => name.startsWith('name-'));
  const remove = (names: readonly string[]): void => {
    for (const name of names) rmSync(join(folder, name));
  };
  for (let name = 0; isTaken(join(folder, `name-${String(name)}`)); name += 1);
  remove(fillers().slice(0, free));
  return () => {
    remove(fillers());
  };
}

function isTaken(name: string): boolean {
  try {
    writeFileSync(name, '');
    return true;
  } catch {
    return false;
  }
}

/** Bytes between limits. */
const LIMIT_STEP = { short: 32, full: 1 } as const;
/** In bytes. A retried ball makes the game longer than the limit; one taken back does not. */
const AGAIN_EVERY = 512;
/** In bytes, far beyond these games. */
const BEYOND = 64 * 1024;

/** Fault row 3 for any user: no file may grow beyond a limit, at every limit up to the size of the game. */
export const fileLimit: Row = {
  number: 3,
  fault: 'files that may not grow (file size limit)',
  needs: ['prlimit'],
  run: async (mode, tools) => {
    const data = newFolder(tools, 'limit');
    const worker = await WorkerProcess.opened(tools, data);
    let [fired, limit] = [0, 0];
    while (await failsAt(tools, worker, data, limit, limit % AGAIN_EVERY < LIMIT_STEP[mode])) {
      fired += 1;
      limit += LIMIT_STEP[mode];
      if (limit > BEYOND) throw new Error('saving never succeeds again');
    }
    await worker.kill();
    return { fired, note: `up to ${String(limit)} bytes; all went on without the limit` };
  },
};

/** Saves one ball at a limit in bytes; false if it fits. */
async function failsAt(
  tools: Tools,
  worker: WorkerProcess,
  data: string,
  limit: number,
  again: boolean,
): Promise<boolean> {
  tools.stop.throwIfAborted();
  setLimit(tools, worker.pid, String(limit));
  const answer = await oneSave(worker, data);
  setLimit(tools, worker.pid, 'unlimited');
  if (answer.said !== 'failed') return false;
  if (answer.trouble !== 'disk-full') throw new Error(`a file that may not grow is called ${answer.trouble}`);
  if (again) await savedAgain(worker, data);
  else await worker.ask('back', 'acknowledged');
  return true;
}

/** Limits the size of a process's files, in bytes: only the soft limit, which can be raised again. */
export function setLimit(tools: Tools, pid: number, bytes: string): void {
  must(tools, 'prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
}
