import { isToday } from '../../src/core/testing/share.testing.ts';
import { ANY_GAME } from '../../src/contract/contract.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { Acknowledged } from './acknowledged.ts';
import { shownOf, type Shown } from './answer.ts';
import type { Row } from './row.ts';
import { fileCalls, Strace, withoutStrace, type Call } from './strace.ts';
import { survey } from './survey.ts';
import { newFolder, type Tools } from './tools.ts';
import { untilKilled } from './until-killed.ts';
import { WorkerProcess } from './worker-process.ts';

/** The step through the calls; each day begins with another one. */
const STEP = { short: 6, full: 1 } as const;

/** Fault row 1: killed before each file call of a hand-over; the game is in `games/` or in the archive. */
export const handOver: Row = {
  number: 1,
  fault: 'SIGKILL at every system call of a hand-over to the archive',
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
    const calls = await allCalls(tools);
    const chosen = calls.filter((_, index) => isToday(index, STEP[mode]));
    let fired = 0;
    for (const call of chosen) {
      const isKilled = await untilKilled(async () => {
        const data = newFolder(tools, 'hand-over');
        const log = new Acknowledged();
        const { worker, ended } = await nextGame(tools, data, log);
        const fault = `inject=${call.name}:signal=KILL:when=${String(call.nth)}`;
        const strace = await Strace.attach(tools, worker.fileThread, fault);
        await worker.ask('tidy', 'acknowledged').catch(() => undefined);
        const survived = await Promise.race([
          worker.ended,
          new Promise((resolve) => setTimeout(resolve, 10_000)),
        ]);
        await strace.detach();
        await worker.kill();
        await survey(data, log);
        await found(data, ended);
        return survived === 'SIGKILL';
      });
      if (isKilled) fired += 1;
    }
    if (fired < chosen.length)
      throw new Error(`${String(chosen.length)} kills were ordered and ${String(fired)} came`);
    return {
      fired,
      note: `${String(calls.length)} calls; each time the game that had ended was there, whole, once`,
    };
  },
};

/** A worker with a finished game and a new one. */
async function nextGame(
  tools: Tools,
  data: string,
  log: Acknowledged,
): Promise<{ readonly worker: WorkerProcess; readonly ended: Shown }> {
  const worker = await WorkerProcess.opened(tools, data, { log });
  await worker.ask('play 1', 'acknowledged');
  const { id, generation, sum } = await worker.ask('end', 'acknowledged');
  await worker.ask('new', 'acknowledged');
  return { worker, ended: { id, generation, sum } };
}

/** The calls of an undisturbed hand-over; all runs make the same. */
async function allCalls(tools: Tools): Promise<readonly Call[]> {
  const { worker } = await nextGame(tools, newFolder(tools, 'calls'), new Acknowledged());
  const strace = await Strace.attach(tools, worker.fileThread);
  await worker.ask('tidy', 'acknowledged');
  const calls = await strace.detach();
  await worker.kill();
  return fileCalls(calls);
}

/** Throws unless the list has the game exactly once, as acknowledged. */
async function found(data: string, told: Shown): Promise<void> {
  const folder = new GamesFolder(new NodeDisk(), data);
  await folder.open();
  const { record } = await folder.read(told.id);
  if (record === null || shownOf(record.id, record.game).sum !== told.sum)
    throw new Error(`${told.id} is not what was told`);
  const { games } = await folder.found.page({ ...ANY_GAME, before: null, count: 50 });
  if (games.length !== 2) throw new Error(`${String(games.length)} games are listed, not 2`);
}
