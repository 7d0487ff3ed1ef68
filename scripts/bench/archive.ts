import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { setTimeout } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { ANY_GAME, type GamesFilter } from '../../src/contract/contract.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { REGULAR, writeIndexed } from '../many-archived.ts';
import type { Bench } from './bench.ts';
import { medianSeconds, row, timed } from './numbers.ts';

const GAMES = 100_000;
const NEWEST = { ...ANY_GAME, before: null, count: 50 };
const REGULAR_GAMES = GAMES / 100;
const QUERIES = 200;

/** Finds past games among 100,000; the floor is one read of the whole index. */
export const archive: Bench = {
  name: 'archive of 100,000 games',
  run: async (stop) => {
    const data = mkdtempSync(join(tmpdir(), 'headpin-bench-'));
    try {
      await measure(data, stop);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

async function measure(data: string, stop: AbortSignal): Promise<void> {
  await writeIndexed(data, GAMES, stop);
  const [cold] = await timed(async () => {
    await (await opened(data)).found.page({ ...NEWEST, name: 'zoë' });
  });
  const folder = await opened(data);
  const [ahead] = await timed(async () => {
    while (await folder.index()) stop.throwIfAborted();
  });
  const page =
    (filter: Partial<GamesFilter>, expected = 50) =>
    async (): Promise<void> => {
      const { games } = await folder.found.page({ ...NEWEST, ...filter });
      if (games.length !== expected) throw new Error(`${String(games.length)} games were found`);
    };
  const [floor = NaN, start = NaN, ...asked] = await medianSeconds(
    [
      () => {
        readIndexes(data);
      },
      async () => {
        await new GamesFolder(new NodeDisk(), data).open();
      },
      page({}),
      page({ name: 'pjs' }),
      page({ name: 'zoë' }),
      page({ name: 'nobody' }, 0),
      page({ bowler: REGULAR }),
      page({ bowler: 'f'.repeat(24) }, 0),
      page({ from: '2022-03-01T00:00:00.000Z', to: '2022-03-08T00:00:00.000Z' }, 50),
      page({ score: { least: 299, most: null } }, 0),
      page({ unfinished: true, lane: 7, format: 'ten-pin' }),
      async () => {
        const { found } = await folder.found.count({ ...ANY_GAME, name: 'zoë' });
        if (found !== Math.floor(GAMES / 997)) throw new Error(`${String(found)} games were counted`);
      },
      async () => {
        const { games } = await folder.found.figures({
          ...{ who: { kind: 'bowler', bowler: REGULAR }, from: null, to: null, format: null },
        });
        if (games.length !== REGULAR_GAMES) throw new Error(`${String(games.length)} lines were found`);
      },
    ],
    stop,
  );
  const ms = (time: number): string => `${(time * 1000).toFixed(1)} ms`;
  const of = (time: number): string => `${(time / floor).toFixed(2)} of it`;
  console.log(row('reading every index', ms(floor)));
  console.log(row('opening the folder', ms(start), of(start)));
  for (const [place, name] of ROWS.entries()) {
    const time = asked[place] ?? NaN;
    console.log(row(name, ms(time), of(time)));
  }
  console.log(row('the first search after a start', ms(cold), of(cold)));
  console.log(row('made ahead of it, in steps', ms(ahead)));
  await memory(folder, stop);
}

const ROWS = [
  'newest 50 (to reach: 5 ms)',
  '50 of a name that many have',
  'a rare name (to reach: 150 ms)',
  'a name that nobody has',
  'a bowler, 50 games (to reach: 150 ms)',
  'a bowler who never bowled here',
  'a week four years ago (to reach: 50 ms)',
  'a score that nobody has (to reach: 50 ms)',
  'unfinished games of a lane and format',
  'the number of games of a rare name',
  'figures of 1,000 games (to reach: 200 ms)',
] as const;

/** What memory the process needs more after many different questions than after the first ones. */
async function memory(folder: GamesFolder, stop: AbortSignal): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used: number[] = [];
  for (let query = 0; query < QUERIES; query += 1) {
    stop.throwIfAborted();
    await folder.found.page({ ...NEWEST, name: `bowler ${String(query % 100)}` });
    await folder.found.page({ ...NEWEST, score: { least: query % 9, most: query % 9 } });
    await folder.found.count({ ...ANY_GAME, lane: query });
    if (query % (QUERIES / 4) !== 0 && query !== QUERIES - 1) continue;
    // Buffers go a turn later.
    for (let round = 0; round < 4; round += 1) {
      collect();
      await setTimeout(20);
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    used.push(heapUsed + arrayBuffers);
  }
  const [early = NaN, late = NaN] = [used[1], used.at(-1)];
  const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(
    row(
      `memory after ${String(QUERIES)} searches`,
      mb(late),
      `${mb(late - early)} more than after a quarter`,
    ),
  );
}

async function opened(data: string): Promise<GamesFolder> {
  const folder = new GamesFolder(new NodeDisk(), data);
  const answer = await folder.open();
  if (!answer.ok) throw new Error(answer.error);
  return folder;
}

function readIndexes(data: string): void {
  for (const name of readdirSync(join(data, 'archive')))
    if (name.endsWith('.index')) readFileSync(join(data, 'archive', name));
}
