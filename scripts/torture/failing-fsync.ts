import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './row.ts';
import { Strace, withoutStrace, type Call } from './strace.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const ROUNDS = { short: 3, full: 50 } as const;

/** Fault row 5: one fsync of the file or the folder fails. That descriptor is never synced again. */
export const failingFsync: Row = {
  number: 5,
  fault: 'fsync fails once',
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
    const data = newFolder(tools, 'fsync');
    const worker = await WorkerProcess.opened(tools, data);
    let fired = 0;
    for (let round = 0; round < ROUNDS[mode]; round += 1) {
      // The first fsync of a save is the file's, the second the folder's; the third belongs to the next save.
      for (const when of [1, 2, 3]) if (await failedOnce(tools, worker, data, when)) fired += 1;
    }
    await worker.kill();
    return {
      fired,
      note: 'never acknowledged; saved again through a new descriptor, the file through a new file',
    };
  },
};

async function failedOnce(tools: Tools, worker: WorkerProcess, data: string, when: number): Promise<boolean> {
  const fault = `inject=fsync:error=EIO:when=${String(when)}`;
  const strace = await Strace.attach(tools, worker.fileThread, fault);
  const answers = [await oneSave(worker, data)];
  if (when > 2) answers.push(await oneSave(worker, data));
  if (answers.at(-1)?.said !== 'failed') throw new Error('acknowledged, and its fsync had failed');
  await savedAgain(worker, data);
  const calls = await strace.detach();
  judge(calls);
  return calls.some(({ injected }) => injected);
}

/** Checks that a failed fsync's descriptor is closed first and its temporary file never opened or synced again. */
function judge(calls: readonly Call[]): void {
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
