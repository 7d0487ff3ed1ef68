import { isToday } from '../../../src/core/testing/share.testing.ts';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Acknowledged } from '../acknowledged.ts';
import { cutPower, newDisk, remount } from '../power-cut.ts';
import type { Row } from '../row.ts';
import { fileCalls, Strace, withoutStrace, type Call } from '../strace.ts';
import { must, newFolder, type Tools } from '../tools.ts';
import { untilKilled } from '../until-killed.ts';
import { WorkerProcess } from '../worker-process.ts';
import { pairSurvey, type PairLeft } from './pair-survey.ts';

const KILLS = { short: 4, full: 300 } as const;
const CUTS = { short: 2, full: 200 } as const;
/** The step through the calls of a move. */
const STEP = { short: 15, full: 1 } as const;
const LATEST_KILL = 120;
const LATEST_CUT = 150;
/** In changes of both games; longer ones would only slow every start down. */
const LONGEST = 250;

/** Fault row 1 on a pair: killed while both games are bowled and balls go from one to the other. */
export const pairKill: Row = {
  number: 1,
  fault: 'SIGKILL while both games of a pair are bowled',
  run: async (mode, tools) => {
    const tally = new Tally();
    let [data, log] = [newFolder(tools, 'pair'), new Acknowledged()];
    for (let kill = 0; kill < KILLS[mode]; kill += 1) {
      const worker = await pairOpened(tools, data, log, kill % 2 === 0);
      worker.tell('play');
      await wait(Math.random() * LATEST_KILL);
      await worker.kill();
      tally.add(await pairSurvey(data, log), (await worker.ended) === 'SIGKILL');
      if (!isLong(log)) continue;
      tally.told += log.count();
      [data, log] = [newFolder(tools, 'pair'), new Acknowledged()];
    }
    tally.told += log.count();
    return { fired: tally.fired, note: `${tally.note()}; with journals and without them in turn` };
  },
};

/** Fault row 1 on a pair: killed before each file call of a ball that goes to the other half. */
export const pairMoveKill: Row = {
  number: 1,
  fault: 'SIGKILL at every system call of a ball that goes to the other half of a pair',
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
    const tally = new Tally();
    let [count, chosen] = [0, 0];
    for (const journal of [true, false]) {
      const calls = await callsOfMove(tools, journal);
      count += calls.length;
      for (const call of calls.filter((_, index) => isToday(index, STEP[mode]))) {
        chosen += 1;
        await untilKilled(async () => {
          const data = newFolder(tools, 'move');
          const log = new Acknowledged();
          const isKilled = await killedAt(tools, data, log, { call, journal });
          tally.add(await pairSurvey(data, log), isKilled);
          return isKilled;
        });
      }
    }
    if (tally.fired < chosen)
      throw new Error(`${String(chosen)} kills were ordered and ${String(tally.fired)} came`);
    if (mode === 'full' && tally.between === 0) throw new Error('no kill fell between the two saves');
    return {
      fired: tally.fired,
      note: `${String(count)} calls, with journals and without them; ${tally.counted()}`,
    };
  },
};

/** Fault row 2 on a pair: the power is cut while both games are bowled and balls go from one to the other. */
export const pairPowerCut: Row = {
  number: 2,
  fault: 'power cut (ext4) while both games of a pair are bowled',
  run: async (mode, tools) => {
    const disk = newDisk(tools);
    if ('notRun' in disk) return disk;
    const tally = new Tally();
    let [data, log] = [join(disk.folder, 'data-0'), new Acknowledged()];
    for (let cut = 1; cut <= CUTS[mode]; cut += 1) {
      const worker = await pairOpened(tools, data, log, cut % 2 === 0);
      worker.tell('play');
      await wait(Math.random() * LATEST_CUT);
      const isCut = cutPower(tools, disk.folder, cut);
      await worker.kill();
      remount(tools, disk);
      tally.add(await pairSurvey(data, log), isCut());
      if (!isLong(log)) continue;
      tally.told += log.count();
      [data, log] = [join(disk.folder, `data-${String(cut)}`), new Acknowledged()];
    }
    tally.told += log.count();
    must(tools, 'umount', [disk.folder]);
    return { fired: tally.fired, note: `${tally.note()}; with journals and without them in turn` };
  },
};

/** Counts the harm of a row's faults. */
class Tally {
  fired = 0;
  told = 0;
  between = 0;
  #halfDone = 0;
  #ahead = 0;

  add({ halfDone, ahead, between }: PairLeft, fired: boolean): void {
    if (fired) this.fired += 1;
    if (halfDone) this.#halfDone += 1;
    if (ahead) this.#ahead += 1;
    if (between) this.between += 1;
  }

  note(): string {
    return `${String(this.told)} changes of two games acknowledged; ${this.counted()}`;
  }

  counted(): string {
    const [halfDone, ahead, between] = [this.#halfDone, this.#ahead, this.between].map(String);
    return `${halfDone ?? ''} left a save half done, ${ahead ?? ''} fell between disk and answer, ${between ?? ''} between taking a ball back here and entering it there, each told`;
  }
}

/** A worker with both games on its halves. */
async function pairOpened(
  tools: Tools,
  data: string,
  log: Acknowledged,
  journal: boolean,
): Promise<WorkerProcess> {
  const worker = await WorkerProcess.start(tools, data, { log, journal, pair: true });
  await worker.ask('lock', 'locked');
  await worker.ask('open', 'opened');
  for (const half of ['left', 'right']) await worker.ask(half, 'acknowledged');
  if (journal) await worker.ask('tidy', 'acknowledged');
  return worker;
}

function isLong(log: Acknowledged): boolean {
  return log.lasts().reduce((sum, { generation }) => sum + generation, 0) >= LONGEST;
}

/** A pair with a ball on each half; the left one fits on the right. */
async function beforeMove(
  tools: Tools,
  data: string,
  log: Acknowledged,
  journal: boolean,
): Promise<WorkerProcess> {
  const worker = await pairOpened(tools, data, log, journal);
  await worker.ask('ball', 'acknowledged');
  await worker.next('acknowledged');
  if (journal) await worker.ask('tidy', 'acknowledged');
  return worker;
}

/** The calls of an undisturbed move; all runs make the same. */
async function callsOfMove(tools: Tools, journal: boolean): Promise<readonly Call[]> {
  const worker = await beforeMove(tools, newFolder(tools, 'calls'), new Acknowledged(), journal);
  const strace = await Strace.attach(tools, worker.fileThread);
  await moved(worker);
  const calls = await strace.detach();
  await worker.kill();
  return fileCalls(calls);
}

async function killedAt(
  tools: Tools,
  data: string,
  log: Acknowledged,
  { call, journal }: { readonly call: Call; readonly journal: boolean },
): Promise<boolean> {
  const worker = await beforeMove(tools, data, log, journal);
  const fault = `inject=${call.name}:signal=KILL:when=${String(call.nth)}`;
  const strace = await Strace.attach(tools, worker.fileThread, fault);
  await moved(worker).catch(() => undefined);
  const survived = await Promise.race([worker.ended, wait(2000)]);
  await strace.detach();
  await worker.kill();
  return survived === 'SIGKILL';
}

/** Waits for the files behind the journals as well: `tidy` does. */
async function moved(worker: WorkerProcess): Promise<void> {
  await worker.ask('move', 'moving');
  for (let save = 0; save < 2; save += 1) await worker.next('acknowledged');
  await worker.ask('tidy', 'acknowledged');
}
