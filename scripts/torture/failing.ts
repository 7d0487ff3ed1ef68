import { join } from 'node:path';
import { oneSave, savedAgain } from './one-save.ts';
import { fileCalls, isStruck, Strace, type Call } from './strace.ts';
import { survey } from './survey.ts';
import type { Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const TROUBLES = { EIO: 'device-error', EDQUOT: 'disk-full', ENOSPC: 'disk-full' } as const;
type Code = keyof typeof TROUBLES;
const CODES = { short: ['EIO', 'EDQUOT'], full: ['EIO', 'EDQUOT', 'ENOSPC'] } as const;
/** How often each call fails. */
const ROUNDS = { short: 1, full: 5 } as const;

/** Fault row 4: each file call of a save fails, one at a time. */
export const failingCall: Row = {
  number: 4,
  fault: 'EIO, EDQUOT at every system call of a save',
  needs: ['strace'],
  run: async (mode, tools) => {
    const data = newFolder(tools, 'failing');
    const worker = await WorkerProcess.opened(tools, data);
    await worker.ask('play 1', 'acknowledged');
    const calls = await callsOfOneSave(tools, worker, data);
    let [fired, refused] = [0, 0];
    for (let round = 0; round < ROUNDS[mode]; round += 1) {
      for (const code of CODES[mode]) {
        for (const call of calls) {
          tools.stop.throwIfAborted();
          const said = await failed(tools, worker, data, call, code);
          if (said !== 'not struck') fired += 1;
          if (said === 'failed') refused += 1;
          // A first save without faults, so that each fault meets the same calls.
          await oneSave(worker, data);
        }
      }
    }
    await worker.kill();
    const note = `${String(calls.length)} calls in a save; ${String(refused)} balls were refused and then saved, the others were safe by then or only kept a left-over name`;
    return { fired, note };
  },
};

/**
 * A save's call. `isSpare`: the ball is safe without it, as for a removal, or a look once the file has its name.
 */
interface SavingCall extends Call {
  readonly isSpare: boolean;
}

/** The system calls of one save. */
async function callsOfOneSave(
  tools: Tools,
  worker: WorkerProcess,
  data: string,
): Promise<readonly SavingCall[]> {
  const strace = await Strace.attach(tools, worker.fileThread);
  await oneSave(worker, data);
  const own = fileCalls(await strace.detach());
  const named = own.findLastIndex(({ name }) => name.startsWith('rename'));
  return own.map((call, index) => ({
    ...call,
    isSpare: isRemoval(call) || (index > named && isLook(call)),
  }));
}

async function failed(
  tools: Tools,
  worker: WorkerProcess,
  data: string,
  call: SavingCall,
  code: Code,
): Promise<'failed' | 'acknowledged' | 'not struck'> {
  const fault = `inject=${call.name}:error=${code}:when=${String(call.nth)}`;
  const strace = await Strace.attach(tools, worker.fileThread, fault);
  // A file that cannot be removed stays until the next start; its name is not reused.
  const mayLeave = isRemoval(call) ? 'a temporary file' : 'nothing';
  const answer = await oneSave(worker, data, mayLeave).catch((error: unknown) => {
    throw new Error(`${code} at ${call.name} ${String(call.nth)}: ${String(error)}`);
  });
  const struck = isStruck(await strace.detach());
  if (struck && answer.said === 'acknowledged' && !call.isSpare)
    throw new Error(`acknowledged with ${code} at ${call.name} ${String(call.nth)}`);
  if (answer.said === 'failed') {
    if (answer.trouble !== TROUBLES[code])
      throw new Error(`${code} at ${call.name} is called ${answer.trouble}`);
    await savedAgain(worker, data, mayLeave);
  }
  return struck ? (answer.said === 'failed' ? 'failed' : 'acknowledged') : 'not struck';
}

/** Some processors have no `unlink`, only `unlinkat`. */
function isRemoval({ name }: Call): boolean {
  return name.startsWith('unlink');
}

function isLook({ name }: Call): boolean {
  return name.includes('stat');
}

const SYNCS = { short: 3, full: 50 } as const;

/** Fault row 5: one fsync of the file or the folder fails. That descriptor is never synced again. */
export const failingFsync: Row = {
  number: 5,
  fault: 'fsync fails once',
  needs: ['strace'],
  run: async (mode, tools) => {
    const data = newFolder(tools, 'fsync');
    const worker = await WorkerProcess.opened(tools, data);
    let fired = 0;
    for (let round = 0; round < SYNCS[mode]; round += 1) {
      // The first fsync of a save is the file's, the second the folder's; the third belongs to the next save.
      for (const when of [1, 2, 3]) if (await syncFailed(tools, worker, data, when)) fired += 1;
    }
    await worker.kill();
    return {
      fired,
      note: 'never acknowledged; saved again through a new descriptor, the file through a new file',
    };
  },
};

async function syncFailed(tools: Tools, worker: WorkerProcess, data: string, when: number): Promise<boolean> {
  const fault = `inject=fsync:error=EIO:when=${String(when)}`;
  const strace = await Strace.attach(tools, worker.fileThread, fault);
  const answers = [await oneSave(worker, data)];
  if (when > 2) answers.push(await oneSave(worker, data));
  if (answers.at(-1)?.said !== 'failed') throw new Error('acknowledged, and its fsync had failed');
  await savedAgain(worker, data);
  const calls = await strace.detach();
  judgeSync(calls);
  return isStruck(calls);
}

/** Checks that a failed fsync's descriptor is closed first and its temporary file never opened or synced again. */
function judgeSync(calls: readonly Call[]): void {
  const index = calls.findIndex(({ name, injected }) => name === 'fsync' && injected);
  const failed = /^(\d+)<(.*)>$/u.exec(calls[index]?.parameters ?? '');
  if (failed === null) throw new Error('no fsync failed');
  const [, descriptor = '', path = ''] = failed;
  const after = calls.slice(index + 1);
  const next = after.find(({ parameters }) => parameters.startsWith(`${descriptor}<`));
  if (next?.name !== 'close')
    throw new Error(`after its failed fsync the descriptor was given to ${next?.name ?? 'nobody'}`);
  if (!path.endsWith('.tmp')) return;
  const again = after.filter(
    ({ name, parameters }) => ['fsync', 'write', 'openat'].includes(name) && parameters.includes(path),
  );
  if (again.length > 0)
    throw new Error(
      `the file whose fsync failed was used again: ${again.map(({ name }) => name).join(', ')}`,
    );
  if (!after.some(({ name, parameters }) => name === 'openat' && parameters.includes('O_CREAT|O_EXCL')))
    throw new Error('no new file was written');
}

const JOURNALS = { short: 2, full: 40 } as const;

/**
 * Fault row 5: the durable write of a ball in the journal fails. That file is let go and removed, and the ball counts
 * because it is saved as a file.
 */
export const failingJournal: Row = {
  number: 5,
  fault: 'the write of the journal fails once',
  needs: ['strace'],
  run: async (mode, tools) => {
    let fired = 0;
    for (const code of ['EIO', 'ENOSPC', 'EDQUOT'])
      for (let round = 0; round < JOURNALS[mode]; round += 1)
        if (await journalFailed(tools, code, round % 5)) fired += 1;
    return { fired, note: 'the journal was let go and removed; each ball was saved as a file, and is there' };
  },
};

async function journalFailed(tools: Tools, code: string, balls: number): Promise<boolean> {
  const data = newFolder(tools, 'journal');
  const worker = await WorkerProcess.opened(tools, data, { journal: true });
  for (let ball = 0; ball < balls; ball += 1) await worker.ask('play 1', 'acknowledged');
  const strace = await Strace.attach(tools, worker.fileThread, `inject=pwrite64:error=${code}:when=1`);
  await worker.ask('play 1', 'acknowledged');
  const calls = await strace.detach();
  await worker.kill();
  judgeJournal(calls, join('games', 'journal'));
  await survey(data, worker.log);
  return isStruck(calls);
}

/** Checks that the refused journal is closed, never written again, and removed before the file is saved. */
function judgeJournal(calls: readonly Call[], journal: string): void {
  const failed = calls.findIndex(({ injected }) => injected);
  const after = calls.slice(failed + 1);
  const uses = after.filter(({ parameters }) => parameters.includes(journal)).map(({ name }) => name);
  if (failed < 0 || uses[0] !== 'close' || !(uses[1] ?? '').startsWith('unlink') || uses.length > 2)
    throw new Error(`the journal was used after its refusal: ${uses.join(', ')}`);
  const removed = after.findIndex(({ name }) => name.startsWith('unlink'));
  const renamed = after.findIndex(({ name }) => name.startsWith('rename'));
  if (renamed < removed) throw new Error('the file was saved before the journal was removed');
}
