import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './row.ts';
import { whichWrite } from './short-write.ts';
import { Strace, withoutStrace } from './strace.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const LIES = { short: 3, full: 50 } as const;

/**
 * Fault row 4: a write stores nothing but reports 7 bytes. No program can keep what such a disk loses; but the next
 * start must notice it, never show it as a game, move it to quarantine, and use the generation before it.
 */
export const lyingDisk: Row = {
  number: 4,
  fault: 'a write that says 7 and takes nothing',
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
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
  const lies = (await strace.detach()).filter(({ injected }) => injected).length;
  await worker.kill();

  const next = await WorkerProcess.start(tools, data);
  await next.ask('lock', 'locked');
  const { notices, shown } = await next.ask('open', 'opened');
  await next.kill();
  if (!notices.includes('set-aside')) throw new Error('a file that misses bytes was taken for a game');
  if (before === null || shown?.sum !== before.sum) throw new Error('the generation before was not used');
  if (readdirSync(join(data, 'quarantine')).length !== 1) throw new Error('what was damaged was not kept');
  return lies > 0;
}
