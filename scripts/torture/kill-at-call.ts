import { isToday } from '../../src/core/testing/share.testing.ts';
import { Acknowledged } from './acknowledged.ts';
import type { Row } from './row.ts';
import { fileCalls, Strace, withoutStrace, type Call } from './strace.ts';
import { survey } from './survey.ts';
import { newFolder, type Tools } from './tools.ts';
import { untilKilled } from './until-killed.ts';
import { WorkerProcess } from './worker-process.ts';

/** The work under the kill: taking the lock, opening the folder, a new game and this many balls. */
const BALLS = { short: 2, full: 12 } as const;
/** The step through the calls; each day begins with another one. */
const STEP = { short: 8, full: 1 } as const;

/** Fault row 1: killed before each file call, from taking the lock to the last ball. */
export const killAtCall = killedAtEveryCall('SIGKILL at every system call', false);

/** The same with a journal, which is made before the first ball. */
export const killAtJournalCall = killedAtEveryCall('SIGKILL at every system call, with a journal', true);

function killedAtEveryCall(fault: string, journal: boolean): Row {
  return {
    number: 1,
    fault,
    run: async (mode, tools) => {
      const without = await withoutStrace(tools);
      if (without !== null) return { notRun: without };
      const work = { balls: BALLS[mode], journal };
      const calls = await allCalls(tools, work);
      const chosen = calls.filter((_, index) => isToday(index, STEP[mode]));
      let [fired, halfDone] = [0, 0];
      for (const call of chosen) {
        const isKilled = await untilKilled(async () => {
          const data = newFolder(tools, 'call');
          const log = new Acknowledged();
          const came = await killedAt(tools, data, log, call, work);
          if ((await survey(data, log)).halfDone) halfDone += 1;
          return came;
        });
        if (isKilled) fired += 1;
      }
      if (fired < chosen.length)
        throw new Error(`${String(chosen.length)} kills were ordered and ${String(fired)} came`);
      return {
        fired,
        note: `${String(chosen.length)} of ${String(calls.length)} calls; ${String(halfDone)} kills left a save half done`,
      };
    },
  };
}

interface Work {
  readonly balls: number;
  readonly journal: boolean;
}

/** The calls of one undisturbed run; all runs make the same. */
async function allCalls(tools: Tools, work: Work): Promise<readonly Call[]> {
  const worker = await WorkerProcess.start(tools, newFolder(tools, 'calls'), work);
  const strace = await Strace.attach(tools, worker.fileThread);
  await course(worker, work);
  const calls = await strace.detach();
  await worker.kill();
  return fileCalls(calls);
}

async function killedAt(
  tools: Tools,
  data: string,
  log: Acknowledged,
  call: Call,
  work: Work,
): Promise<boolean> {
  const worker = await WorkerProcess.start(tools, data, { log, journal: work.journal });
  const fault = `inject=${call.name}:signal=KILL:when=${String(call.nth)}`;
  const strace = await Strace.attach(tools, worker.fileThread, fault);
  await course(worker, work).catch(() => undefined);
  const survived = await Promise.race([worker.ended, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  await strace.detach();
  await worker.kill();
  return survived === 'SIGKILL';
}

/** Waits for the file behind the last ball as well: `tidy` does. */
async function course(worker: WorkerProcess, { balls, journal }: Work): Promise<void> {
  await worker.ask('lock', 'locked');
  await worker.ask('open', 'opened');
  await worker.ask('new', 'acknowledged');
  if (journal) await worker.ask('tidy', 'acknowledged');
  for (let ball = 0; ball < balls; ball += 1) await worker.ask('play 1', 'acknowledged');
  if (journal) await worker.ask('tidy', 'acknowledged');
}
