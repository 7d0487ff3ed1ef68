import type { AskingAs } from '../../src/saves/lock/testing/take-lock.testing.ts';
import { Acknowledged } from './acknowledged.ts';
import type { Row } from './row.ts';
import { survey } from './survey.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const ROUNDS = { short: 2, full: 40 } as const;

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
    for (let round = 0; round < ROUNDS[mode]; round += 1) fired += await together(tools);
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
  await survey(data, log, second.as);
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
