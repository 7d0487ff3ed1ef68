import { join } from 'node:path';
import type { Row } from './row.ts';
import { Strace, withoutStrace, type Call } from './strace.ts';
import { survey } from './survey.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const ROUNDS = { short: 2, full: 40 } as const;

/**
 * Fault row 5: the durable write of a ball in the journal fails. That file is let go and removed, and the ball counts
 * because it is saved as a file.
 */
export const failingJournal: Row = {
  number: 5,
  fault: 'the write of the journal fails once',
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
    let fired = 0;
    for (const code of ['EIO', 'ENOSPC', 'EDQUOT'])
      for (let round = 0; round < ROUNDS[mode]; round += 1)
        if (await failedOnce(tools, code, round % 5)) fired += 1;
    return { fired, note: 'the journal was let go and removed; each ball was saved as a file, and is there' };
  },
};

async function failedOnce(tools: Tools, code: string, balls: number): Promise<boolean> {
  const data = newFolder(tools, 'journal');
  const worker = await WorkerProcess.opened(tools, data, { journal: true });
  for (let ball = 0; ball < balls; ball += 1) await worker.ask('play 1', 'acknowledged');
  const strace = await Strace.attach(tools, worker.fileThread, `inject=pwrite64:error=${code}:when=1`);
  await worker.ask('play 1', 'acknowledged');
  const calls = await strace.detach();
  await worker.kill();
  judge(calls, join('games', 'journal'));
  await survey(data, worker.log);
  return calls.some(({ injected }) => injected);
}

/** Checks that the refused journal is closed, never written again, and removed before the file is saved. */
function judge(calls: readonly Call[], journal: string): void {
  const failed = calls.findIndex(({ injected }) => injected);
  const after = calls.slice(failed + 1);
  const uses = after.filter(({ parameters }) => parameters.includes(journal)).map(({ name }) => name);
  if (failed < 0 || uses[0] !== 'close' || !(uses[1] ?? '').startsWith('unlink') || uses.length > 2)
    throw new Error(`the journal was used after its refusal: ${uses.join(', ')}`);
  const removed = after.findIndex(({ name }) => name.startsWith('unlink'));
  const renamed = after.findIndex(({ name }) => name.startsWith('rename'));
  if (renamed < removed) throw new Error('the file was saved before the journal was removed');
}
