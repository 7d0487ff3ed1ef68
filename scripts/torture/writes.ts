import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setLimit } from './full.ts';
import { oneSave, savedAgain } from './one-save.ts';
import { isStruck, Strace, type Call } from './strace.ts';
import type { Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** Writes to stop, each some bytes further. */
const WRITES = { short: 4, full: 150 } as const;
/** Microseconds to hold the stopped writer while the limit is lifted. */
const HOLD = 100_000;

/**
 * Fault row 4: a real short write. A limit stops the write, the thread is held there, the limit is lifted, and the
 * rest has to follow. (Node continues the rest by itself; fault row 3 makes the short write that Node reports because
 * the disk is full. An invented `retval=7` is another fault, a disk that stores nothing and reports 7:
 * `lyingDisk`.)
 */
export const shortWrite: Row = {
  number: 4,
  fault: 'short writes',
  needs: ['strace', 'prlimit'],
  run: async (mode, tools) => {
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
async function whichWrite(tools: Tools, worker: WorkerProcess, data: string): Promise<number> {
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
  setLimit(tools, worker.pid, String(bytes));
  const saved = oneSave(worker, data);
  const hold = HOLD / 1000;
  for (let waited = 0; waited < hold && !hasTempOf(join(data, 'games'), bytes); waited += 2) await wait(2);
  setLimit(tools, worker.pid, 'unlimited');
  const { said } = await saved;
  if (said === 'failed') await savedAgain(worker, data);
  return (await strace.detach()).some(isShort) && said === 'acknowledged';
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

const LIES = { short: 3, full: 50 } as const;

/**
 * Fault row 4: a write stores nothing but reports 7 bytes. No program can keep what such a disk loses; but the next
 * start must notice it, never show it as a game, move it to quarantine, and use the generation before it.
 */
export const lyingDisk: Row = {
  number: 4,
  fault: 'a write that says 7 and takes nothing',
  needs: ['strace'],
  run: async (mode, tools) => {
    let fired = 0;
    for (let lie = 0; lie < LIES[mode]; lie += 1) if (await liedTo(tools, lie)) fired += 1;
    return { fired, note: 'noticed at the next start, set aside whole, the generation before it used' };
  },
};

async function liedTo(tools: Tools, balls: number): Promise<boolean> {
  const data = newFolder(tools, 'lie');
  const worker = await WorkerProcess.opened(tools, data);
  const nth = await whichWrite(tools, worker, data);
  for (let ball = 0; ball < balls; ball += 1) await worker.ask('play 1', 'acknowledged');
  const before = worker.log.last();
  const lie = `inject=write:retval=7:when=${String(nth)}`;
  const strace = await Strace.attach(tools, worker.fileThread, lie);
  await worker.ask('play 1', 'acknowledged');
  const isLie = isStruck(await strace.detach());
  await worker.kill();

  const next = await WorkerProcess.start(tools, data);
  await next.ask('lock', 'locked');
  const { notices, shown } = await next.ask('open', 'opened');
  await next.kill();
  if (!notices.includes('set-aside')) throw new Error('a file that misses bytes was taken for a game');
  if (before === null || shown?.sum !== before.sum) throw new Error('the generation before was not used');
  if (readdirSync(join(data, 'quarantine')).length !== 1) throw new Error('what was damaged was not kept');
  return isLie;
}
