import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generationOf } from '../../src/core/game/game.ts';
import type { GameRecord } from '../../src/saves/record/game-record.ts';
import { Acknowledged } from './answer.ts';
import { namesIn, survey, wholeGame } from './survey.ts';
import type { Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** A clock jump within a game, in two consecutive games. */
interface Jump {
  readonly what: string;
  /** The lane's time zone. */
  readonly zone: string;
  /** The times the clock is set to. */
  readonly to: readonly [string, string];
  /** Whether it jumps back. */
  readonly isBack: boolean;
}

const [NOON, SEOUL, BERLIN] = ['2026-11-21T12:00:00Z', 'Asia/Seoul', 'Europe/Berlin'];
const JUMPS = [
  jump('25 years back', SEOUL, NOON, '2001-11-21T12:00:00Z'),
  jump('25 years forward', SEOUL, NOON, '2051-11-21T12:00:00Z'),
  jump('before 1970', 'UTC', NOON, '1969-12-31T23:59:59Z'),
  jump('the end of summer time', BERLIN, '2026-10-25T00:59:59Z', '2026-10-25T01:00:01Z'),
  jump('the beginning of summer time', BERLIN, '2026-03-29T00:59:59Z', '2026-03-29T01:00:01Z'),
  jump('a second back', BERLIN, '2026-11-21T12:00:01Z', NOON),
];

function jump(what: string, zone: string, ...to: readonly [string, string]): Jump {
  return { what, zone, to, isBack: to[1] < to[0] };
}

const LONG_AGO = '1968-05-01T12:00:00Z';

/** Fault row 7: the clock jumps between two balls of a game and between two games. It orders nothing. */
export const clock: Row = {
  number: 7,
  fault: 'clock set back, forward, summer time',
  needs: ['faketime'],
  run: async (mode, tools) => {
    const rounds = mode === 'full' ? 5 : 1;
    let fired = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const jump of JUMPS) fired += await jumped(tools, jump);
    return { fired, note: JUMPS.map(({ what }) => what).join(', ') };
  },
};

/** Plays through a jump; returns how often the saved times really jumped. */
async function jumped(tools: Tools, { what, zone, to: [first, second], isBack }: Jump): Promise<number> {
  const data = newFolder(tools, 'clock');
  const time = new FakeTime(tools, join(newFolder(tools, 'time'), 'offset'));
  time.set(first);
  const log = new Acknowledged();
  const worker = await WorkerProcess.opened(tools, data, {
    log,
    environment: { ...time.environment, TZ: zone },
  });
  for (let ball = 0; ball < 3; ball += 1) await worker.ask('play 1', 'acknowledged');
  time.set(second);
  const before = log.last();
  await worker.ask('play 1', 'acknowledged');
  const undone = await worker.ask('undo', 'acknowledged');
  if (undone.sum !== before?.sum) throw new Error(`${what}: undo did not take back the last ball`);
  const one = recordOf(data, undone.id);
  await worker.ask('play 1', 'acknowledged');
  // The next game starts long before the previous one.
  time.set(LONG_AGO);
  const next = await worker.ask('new', 'acknowledged');
  const other = recordOf(data, next.id);
  await worker.kill();
  // A start with the right clock: the newest game has the highest counter, whatever its date.
  await survey(data, log);
  if (other.counter !== one.counter + 1) throw new Error(`${what}: the games are in another order`);
  const times = one.game.events.map(({ at }) => Date.parse(at));
  if (generationOf(one.game) !== times.length || times.some(Number.isNaN))
    throw new Error(`${what}: a time is none`);
  const [older = 0, newer = 0] = times.slice(2, 4);
  return newer < older === isBack && Math.abs(newer - Date.parse(second)) < 60_000 ? 1 : 0;
}

function recordOf(data: string, id: string): GameRecord {
  const name = namesIn(data).find((name) => name === `${id}.json`);
  if (name === undefined) throw new Error(`${id} is not there`);
  return wholeGame(data, name);
}

class FakeTime {
  readonly environment: NodeJS.ProcessEnv;
  readonly #file: string;

  constructor(tools: Tools, file: string) {
    this.#file = file;
    // faketime knows the path of its library.
    const library = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], {
      encoding: 'utf8',
      env: tools.environment,
    }).stdout.trim();
    this.environment = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** Sets the clock to an ISO 8601 time, from which it runs. */
  set(moment: string): void {
    const seconds = (Date.parse(moment) - Date.now()) / 1000;
    writeFileSync(this.#file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds).toFixed(3)}\n`);
  }
}
