import { setTimeout as wait } from 'node:timers/promises';
import { Acknowledged } from './answer.ts';
import { survey, type Left } from './survey.ts';
import type { Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** Counts the harm of a row's faults. */
export class Tally {
  fired = 0;
  told = 0;
  halfDone = 0;
  between = 0;
  #ahead = 0;

  add({ halfDone, ahead, between }: Left): void {
    if (halfDone) this.halfDone += 1;
    if (ahead) this.#ahead += 1;
    if (between) this.between += 1;
  }

  get words(): string {
    const { halfDone, between } = this;
    const told =
      between === 0 ? '' : `, ${String(between)} between taking a ball back and entering it, each told`;
    return `${String(halfDone)} left a save half done, ${String(this.#ahead)} fell between disk and answer${told}`;
  }
}

/** How games end suddenly, again and again. */
export interface Sudden {
  readonly times: number;
  /** In milliseconds from the first ball. */
  readonly latest: number;
  /** Both games of a pair. */
  readonly pair: boolean;
  /** A new data folder. */
  readonly folder: (time: number) => string;
  /** Ends the worker; whether the fault struck. */
  readonly end: (worker: WorkerProcess, time: number) => Promise<boolean>;
}

/**
 * Ends a worker at any moment of games whose balls come as fast as the disk takes them, and on a pair go from one half to the
 * other; each time the next start is surveyed. With a journal and without one in turn.
 */
export async function endSuddenly(tools: Tools, sudden: Sudden): Promise<Tally> {
  const { times, latest, pair } = sudden;
  // In changes of all games: longer ones would only slow every start down.
  const longest = pair ? 250 : 150;
  const tally = new Tally();
  let [data, log] = [sudden.folder(0), new Acknowledged()];
  for (let time = 1; time <= times; time += 1) {
    const worker = await WorkerProcess.opened(tools, data, { log, pair, journal: time % 2 === 0 });
    worker.tell('play');
    await wait(Math.random() * latest);
    if (await sudden.end(worker, time)) tally.fired += 1;
    tally.add(await survey(data, log, { pair }));
    if (log.lasts().reduce((sum, { generation }) => sum + generation, 0) < longest) continue;
    tally.told += log.count();
    [data, log] = [sudden.folder(time), new Acknowledged()];
  }
  tally.told += log.count();
  return tally;
}

function killedAtAnyMoment(fault: string, pair: boolean): Row {
  return {
    ...{ number: 1, fault },
    run: async (mode, tools) => {
      const times = pair ? { short: 4, full: 300 } : { short: 14, full: 700 };
      const tally = await endSuddenly(tools, {
        ...{ times: times[mode], latest: pair ? 120 : 30, pair },
        folder: () => newFolder(tools, 'kill'),
        end: async (worker) => {
          await worker.kill();
          return (await worker.ended) === 'SIGKILL';
        },
      });
      if (!pair && tally.halfDone === 0) throw new Error('no kill fell into a save: nothing is proved');
      return { fired: tally.fired, note: `${String(tally.told)} changes acknowledged; ${tally.words}` };
    },
  };
}

/** Fault row 1: killed at any moment of a game. */
export const kill = killedAtAnyMoment('SIGKILL at a random moment', false);

/** Fault row 1 on a pair: killed while both games are bowled and balls go from one to the other. */
export const pairKill = killedAtAnyMoment('SIGKILL while both games of a pair are bowled', true);
