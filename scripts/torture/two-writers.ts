import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Acknowledged } from './acknowledged.ts';
import type { Row } from './row.ts';
import { survey } from './survey.ts';
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
