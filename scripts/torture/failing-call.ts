import { oneSave, savedAgain } from './one-save.ts';
import type { Row } from './row.ts';
import { fileCalls, Strace, withoutStrace, type Call } from './strace.ts';
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
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
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
  const struck = (await strace.detach()).some(({ injected }) => injected);
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
