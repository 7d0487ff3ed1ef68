import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './row.ts';
import { Strace, withoutStrace, type Call } from './strace.ts';
import { missing, must, newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** Writes to stop, each some bytes further. */
const WRITES = { short: 4, full: 150 } as const;
/** Microseconds to hold the stopped writer while the limit is lifted. */
const HOLD = 100_000;

/**
 * Fault row 4: a real short write. A limit stops the write, the thread is held there, the limit is lifted, and the
 * rest has to follow. (Node continues the rest by itself; fault row 3 makes the short write that Node reports because
 * the disk is full. An invented `retval=7` is another fault, a disk that stores nothing and reports 7:
 * `lying-disk.ts`.)
 */
export const shortWrite: Row = {
  number: 4,
  fault: 'short writes',
  run: async (mode, tools) => {
    const without = (await withoutStrace(tools)) ?? missing(['prlimit']);
    if (without !== null) return { notRun: without };
    const data = newFolder(tools, 'short');
    const worker = await WorkerProcess.opened(tools, data);
    const nth = await whichWrite(tools, worker, data);
    let fired = 0;
    for (let turn = 0; turn < WRITES[mode]; turn += 1)
      if (await stopped(tools, worker, data, nth, 1 + turn * 7)) fired += 1;
    await worker.kill();
    return { fired, note: 'the rest followed, each ball acknowledged and whole' };
  },
};

/** Finds the thread's write that goes to the file. */
export async function whichWrite(tools: Tools, worker: WorkerProcess, data: string): Promise<number> {
  const strace = await Strace.attach(tools, worker.fileThread);
  await oneSave(worker, data);
  const call = (await strace.detach()).find(isOfFile);
  if (call === undefined) throw new Error('no write to a file was seen');
  return call.nth;
}

/** Saves a ball whose write stops after some bytes; false if the limit was not lifted in time. */
async function stopped(
  tools: Tools,
  worker: WorkerProcess,
  data: string,
  nth: number,
  bytes: number,
): Promise<boolean> {
  const fault = `inject=write:delay_exit=${String(HOLD)}:when=${String(nth)}`;
  const strace = await Strace.attach(tools, worker.fileThread, fault);
  limit(tools, worker, String(bytes));
  const saved = oneSave(worker, data);
  const hold = HOLD / 1000;
  for (let waited = 0; waited < hold && !hasTempOf(join(data, 'games'), bytes); waited += 2) await wait(2);
  limit(tools, worker, 'unlimited');
  const { said } = await saved;
  if (said === 'failed') await savedAgain(worker, data);
  return (await strace.detach()).some(isShort) && said === 'acknowledged';
}

function limit(tools: Tools, worker: WorkerProcess, bytes: string): void {
  must(tools, 'prlimit', ['--pid', String(worker.pid), `--fsize=${bytes}:`]);
}

/** Whether a temporary file of exactly this size exists. */
function hasTempOf(folder: string, bytes: number): boolean {
  return readdirSync(folder).some((name) => {
    const stats = name.endsWith('.tmp') ? statSync(join(folder, name), { throwIfNoEntry: false }) : undefined;
    return stats?.size === bytes;
  });
}

function isShort(call: Call): boolean {
  const asked = /, (\d+)$/u.exec(call.parameters)?.[1];
  return isOfFile(call) && Number.parseInt(call.result, 10) < Number(asked);
}

function isOfFile({ name, parameters }: Call): boolean {
  return name === 'write' && parameters.includes('.tmp>');
}
