import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './row.ts';
import { Strace, withoutStrace, type Call } from './strace.ts';
import { missing, must, newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** How many writes are stopped, each after some bytes more. */
const WRITES = { short: 8, full: 150 } as const;
/** How long the writer is held where it was stopped, in microseconds: time to lift the limit before it goes on. */
const HOLD = 100_000;

/**
 * Fault row 4: a write takes only some of the bytes, really: a limit stops it, the thread is held there, the limit is lifted, and the rest has
 * to follow. (Node goes on with the rest by itself; what it hands up as short, for the disk takes no more, is made in fault row 3. An invented
 * `retval=7` is another fault, a disk that takes nothing and says 7: `lying-disk.ts`.)
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

/** Which of the thread's writes is that of the file. */
export async function whichWrite(tools: Tools, worker: WorkerProcess, data: string): Promise<number> {
  const strace = await Strace.attach(tools, worker.fileThread);
  await oneSave(worker, data);
  const call = (await strace.detach()).find(isOfFile);
  if (call === undefined) throw new Error('no write to a file was seen');
  return call.nth;
}

/** Saves a ball whose write is stopped after some bytes; false when the limit could not be lifted in time. */
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

/** Whether there is a temporary file of just this size. */
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
