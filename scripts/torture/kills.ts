import { setTimeout as wait } from 'node:timers/promises';
import { isToday } from '../../src/core/testing/share.testing.ts';
import { ANY_GAME } from '../../src/contract/contract.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { Acknowledged, shownOf } from './answer.ts';
import { fileCalls, Strace, type Call } from './strace.ts';
import { Tally } from './sudden.ts';
import { survey } from './survey.ts';
import type { Mode, Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess, type Start } from './worker-process.ts';

/** Milliseconds in which a kill comes that was ordered. */
const PATIENCE = 10_000;
/** An attempt to kill at a call fails for one run in many. */
const ATTEMPTS = 5;

/** What a worker does under the kill. */
interface Course {
  readonly start: Start;
  /** Makes the worker that will be killed. */
  readonly begin: (tools: Tools, data: string, start: Start) => Promise<WorkerProcess>;
  readonly act: (worker: WorkerProcess) => Promise<void>;
  /** What has to be true afterwards, beside what a survey requires. */
  readonly check?: (data: string, log: Acknowledged) => Promise<void>;
  /** The step through the calls; each day begins with another one. */
  readonly step: number;
}

/** Kills a worker before each file call of its course; returns how many. */
async function killAtEach(tools: Tools, tally: Tally, course: Course): Promise<string> {
  const calls = await callsOf(tools, course);
  const chosen = calls.filter((_, index) => isToday(index, course.step));
  let killed = 0;
  for (const call of chosen) if (await isKilled(tools, tally, course, call)) killed += 1;
  if (killed < chosen.length)
    throw new Error(`${String(chosen.length)} kills were ordered and ${String(killed)} came`);
  tally.fired += killed;
  return `${String(chosen.length)} of ${String(calls.length)} calls`;
}

/** The calls of an undisturbed course; all runs make the same. */
async function callsOf(tools: Tools, { begin, start, act }: Course): Promise<readonly Call[]> {
  const worker = await begin(tools, newFolder(tools, 'calls'), start);
  const strace = await Strace.attach(tools, worker.fileThread);
  await act(worker);
  const calls = await strace.detach();
  await worker.kill();
  return fileCalls(calls);
}

/**
 * Repeats an attempt to kill a worker at a call until the kill came; whether it did. strace counts writes to the
 * eventfd too, of which a run may have fewer (`fileCalls`), so that it ends before that call.
 */
async function isKilled(
  tools: Tools,
  tally: Tally,
  { begin, start, act, check }: Course,
  { name, nth }: Call,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const data = newFolder(tools, 'killed');
    const log = new Acknowledged();
    const worker = await begin(tools, data, { ...start, log });
    const fault = `inject=${name}:signal=KILL:when=${String(nth)}`;
    const strace = await Strace.attach(tools, worker.fileThread, fault);
    await act(worker).catch(() => undefined);
    const survived = await Promise.race([worker.ended, wait(PATIENCE)]);
    await strace.detach();
    await worker.kill();
    tally.add(await survey(data, log, { pair: start.pair === true }));
    await check?.(data, log);
    if (survived === 'SIGKILL') return true;
  }
  return false;
}

function killed(fault: string, courses: (mode: Mode) => readonly Course[]): Row {
  return {
    ...{ number: 1, fault, needs: ['strace'] },
    run: async (mode, tools) => {
      const tally = new Tally();
      const counts: string[] = [];
      for (const course of courses(mode)) counts.push(await killAtEach(tools, tally, course));
      const isPair = courses(mode).some(({ start }) => start.pair === true);
      if (mode === 'full' && isPair && tally.between === 0)
        throw new Error('no kill fell between the two saves');
      return { fired: tally.fired, note: `${counts.join(' and ')}; ${tally.words}` };
    },
  };
}

async function play(worker: WorkerProcess, balls: number): Promise<void> {
  for (let ball = 0; ball < balls; ball += 1) await worker.ask('play 1', 'acknowledged');
}

/** From taking the lock to the last ball, and the file behind it: `tidy` waits for that. */
function wholeCourse(mode: Mode, journal: boolean): Course {
  return {
    start: { journal },
    begin: (tools, data, start) => WorkerProcess.start(tools, data, start),
    act: async (worker) => {
      await worker.ask('lock', 'locked');
      await worker.ask('open', 'opened');
      await worker.ask('new', 'acknowledged');
      if (journal) await worker.ask('tidy', 'acknowledged');
      await play(worker, mode === 'full' ? 12 : 2);
      if (journal) await worker.ask('tidy', 'acknowledged');
    },
    step: mode === 'full' ? 1 : 8,
  };
}

/** Fault row 1: killed before each file call, from taking the lock to the last ball. */
export const killAtCall = killed('SIGKILL at every system call', (mode) => [wholeCourse(mode, false)]);

/** The same with a journal, which is made before the first ball. */
export const killAtJournalCall = killed('SIGKILL at every system call, with a journal', (mode) => [
  wholeCourse(mode, true),
]);

/** Fault row 1: killed before each file call of a hand-over; the game is in `games/` or in the archive. */
export const handOver = killed('SIGKILL at every system call of a hand-over to the archive', (mode) => [
  {
    start: {},
    begin: async (tools, data, start) => {
      const worker = await WorkerProcess.opened(tools, data, start);
      await play(worker, 1);
      for (const word of ['end', 'new']) await worker.ask(word, 'acknowledged');
      return worker;
    },
    act: async (worker) => {
      await worker.ask('tidy', 'acknowledged');
    },
    check: isListedOnce,
    step: mode === 'full' ? 1 : 6,
  },
]);

/** Throws unless the list has the game that ended exactly once, whole, as acknowledged. */
async function isListedOnce(data: string, log: Acknowledged): Promise<void> {
  const [told] = log.lasts();
  if (told === undefined) throw new Error('no game was acknowledged');
  const folder = new GamesFolder(new NodeDisk(), data);
  await folder.open();
  const { record } = await folder.read(told.id);
  if (record === null || shownOf(record.id, record.game).sum !== told.sum)
    throw new Error(`${told.id} is not what was told`);
  const { games } = await folder.found.page({ ...ANY_GAME, before: null, count: 50 });
  if (games.length !== 2) throw new Error(`${String(games.length)} games are listed, not 2`);
}

/** Fault row 1 on a pair: killed before each file call of a ball that goes to the other half, with journals and without. */
export const pairMoveKill = killed(
  'SIGKILL at every system call of a ball that goes to the other half of a pair',
  (mode) =>
    [true, false].map((journal) => ({
      start: { journal, pair: true },
      begin: async (tools, data, start) => {
        const worker = await WorkerProcess.opened(tools, data, start);
        // A ball on each half; the left one fits on the right.
        await play(worker, 1);
        await worker.next('acknowledged');
        if (journal) await worker.ask('tidy', 'acknowledged');
        return worker;
      },
      act: async (worker) => {
        await worker.ask('move', 'moving');
        for (let save = 0; save < 2; save += 1) await worker.next('acknowledged');
        await worker.ask('tidy', 'acknowledged');
      },
      step: mode === 'full' ? 1 : 15,
    })),
);
