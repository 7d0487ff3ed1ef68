import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AskingAs } from '../../src/saves/lock/testing/take-lock.testing.ts';
import { Acknowledged } from './answer.ts';
import { survey } from './survey.ts';
import type { Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const ROUNDS = { short: 3, full: 60 } as const;
/** Processes that ask at once for a killed holder's lock. */
const NEWCOMERS = 4;

/** Fault row 8: several processes on one folder. One writes; the others learn which, and change nothing. */
export const twoWriters: Row = {
  number: 8,
  fault: 'two processes on one folder',
  run: async (mode, tools) => {
    let fired = 0;
    for (let round = 0; round < ROUNDS[mode]; round += 1) {
      const data = newFolder(tools, 'writers');
      const log = new Acknowledged();
      const first = await WorkerProcess.opened(tools, data, { log });
      await first.ask('play 1', 'acknowledged');
      fired += await refused(tools, data, first);
      await first.ask('play 1', 'acknowledged');
      await first.kill();
      fired += await oneOfMany(tools, data, log);
      await survey(data, log);
    }
    return {
      fired,
      note: 'newcomers refused; after the holder was killed exactly one of several got the lock',
    };
  },
};

/** Another process learns who holds the folder and leaves it unchanged. */
async function refused(tools: Tools, data: string, first: WorkerProcess): Promise<number> {
  const before = picture(data);
  const second = await WorkerProcess.start(tools, data);
  const { pid } = await second.ask('lock', 'held');
  await second.kill();
  if (pid !== first.pid) throw new Error(`the holder is ${String(first.pid)}, and ${String(pid)} was told`);
  if (picture(data) !== before) throw new Error('the second changed the folder');
  return 1;
}

/** Several processes at once: one continues the game, and its generations form one chain. */
async function oneOfMany(tools: Tools, data: string, log: Acknowledged): Promise<number> {
  const starts = Array.from({ length: NEWCOMERS }, () => WorkerProcess.start(tools, data, { log }));
  const workers = await Promise.all(starts);
  for (const worker of workers) worker.tell('lock');
  const answers = await Promise.all(workers.map((worker) => worker.any()));
  const holders = workers.filter((_, index) => answers[index]?.said === 'locked');
  const others = answers.filter(({ said }) => said === 'held').length;
  const [holder] = holders;
  if (holder === undefined || holders.length !== 1 || others !== NEWCOMERS - 1)
    throw new Error(`of ${String(NEWCOMERS)} newcomers: ${answers.map(({ said }) => said).join(', ')}`);
  const told = log.last();
  const { shown } = await holder.ask('open', 'opened');
  if (shown?.sum !== told?.sum) throw new Error('the next one found another game');
  await holder.ask('play 1', 'acknowledged');
  await Promise.all(workers.map((worker) => worker.kill()));
  return NEWCOMERS - 1;
}

/** Every file with its bytes and modification time. */
function picture(data: string): string {
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const lines = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
    return `${path} ${digest} ${String(statSync(path).mtimeMs)}`;
  });
  return lines.toSorted().join('\n');
}

const MACHINE_ROUNDS = { short: 2, full: 40 } as const;

/** Two PCs cloned from one disk image, with different boots. */
const LANE_1: AskingAs = { ...machine('LANE-1', '1'), beat: 25 };
const LANE_2: AskingAs = { ...machine('LANE-2', '2'), beat: 25 };
const LANE_3: AskingAs = { ...machine('LANE-3', '3'), beat: 25 };
/** In milliseconds: a running holder is heard within this time on any machine; a sleeping one is watched this long. */
const HEARD = { patience: 20_000 };
const SILENT = { patience: 300 };

/**
 * Fault row 18: machines on one shared folder. One writes; another takes over only when staff confirm it, and then
 * the first stops.
 */
export const twoMachines: Row = {
  number: 18,
  fault: 'two machines on one shared folder',
  run: async (mode, tools) => {
    let fired = 0;
    for (let round = 0; round < MACHINE_ROUNDS[mode]; round += 1) fired += await together(tools);
    return {
      fired,
      note: 'a newcomer was refused while the holder ran and asked staff while it slept; of two that took over one got it; the first, awake again, wrote nothing',
    };
  },
};

async function together(tools: Tools): Promise<number> {
  const data = newFolder(tools, 'machines');
  const log = new Acknowledged();
  const first = await WorkerProcess.opened(tools, data, { log, as: LANE_1 });
  await first.ask('play 1', 'acknowledged');
  const early = await WorkerProcess.start(tools, data, { as: { ...LANE_2, ...HEARD } });
  await early.ask('lock', 'held-elsewhere');
  await early.kill();
  await first.ask('play 1', 'acknowledged');
  process.kill(first.pid, 'SIGSTOP');
  const second = await successor(tools, data, log);
  await second.ask('open', 'opened');
  await second.ask('play 1', 'acknowledged');
  process.kill(first.pid, 'SIGCONT');
  await lost(first);
  await second.ask('play 1', 'acknowledged');
  await Promise.all([first.kill(), second.kill()]);
  await survey(data, log, { as: second.as });
  return 3;
}

/** Staff at two PCs take over a sleeping PC's folder at once: exactly one succeeds. */
async function successor(tools: Tools, data: string, log: Acknowledged): Promise<WorkerProcess> {
  const starts = [LANE_2, LANE_3].map((as) =>
    WorkerProcess.start(tools, data, { log, as: { ...as, ...SILENT } }),
  );
  const workers = await Promise.all(starts);
  const asked = await Promise.all(workers.map((worker) => worker.ask('lock', 'unclear')));
  for (const [index, worker] of workers.entries()) worker.tell(`lock ${asked[index]?.lock ?? ''}`);
  const answers = await Promise.all(workers.map((worker) => worker.any()));
  const [holder, ...others] = workers.filter((_, index) => answers[index]?.said === 'locked');
  if (holder === undefined || others.length > 0)
    throw new Error(`of two PCs that took over: ${answers.map(({ said }) => said).join(', ')}`);
  await Promise.all(workers.filter((worker) => worker !== holder).map((worker) => worker.kill()));
  return holder;
}

/** The PC that slept enters a ball and learns that it lost the folder. */
async function lost(first: WorkerProcess): Promise<void> {
  const { trouble } = await first.ask('play 1', 'failed');
  if (trouble !== 'folder-lost') throw new Error(`the one that woke was told ${trouble}`);
}

function machine(name: string, boot: string): AskingAs {
  return { machine: { id: 'one disk image', name }, boot };
}
