import { ANY_GAME } from '../../src/contract/contract.ts';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from '../../src/saves/archive/archive.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { writeArchive } from '../many-archived.ts';
import type { Bench } from './bench.ts';
import { row } from './numbers.ts';
import { medianSeconds } from './rounds.ts';

const GAMES = 100_000;
const NEWEST = { ...ANY_GAME, before: null, count: 50 };

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
  writeArchive(data, GAMES);
  const first = new Archive(new NodeDisk(), data);
  await first.open();
  while (await first.step()) stop.throwIfAborted();
  const folder = new GamesFolder(new NodeDisk(), data);
  const opened = await folder.open();
  if (!opened.ok) throw new Error(opened.error);
  while (await folder.index());
  const counts: number[] = [];
  const page = (name: string) => async (): Promise<void> => {
    counts.push((await folder.found.page({ ...NEWEST, name })).games.length);
  };
  const [floor = NaN, start = NaN, newest = NaN, common = NaN, rare = NaN, nobody = NaN] =
    await medianSeconds(
      [
        () => {
          readIndexes(data);
        },
        async () => {
          await new GamesFolder(new NodeDisk(), data).open();
        },
        page(''),
        page('pjs'),
        page('zoë'),
        page('nobody'),
      ],
      stop,
    );
  if (counts.length === 0 || Math.max(...counts) !== 50) throw new Error('the games were not found');
  const ms = (seconds: number): string => `${(seconds * 1000).toFixed(1)} ms`;
  const of = (seconds: number): string => `${(seconds / floor).toFixed(2)} of it`;
  console.log(row('reading every index', ms(floor)));
  console.log(row('opening the folder', ms(start), of(start)));
  console.log(row('newest 50 (to reach: 5 ms)', ms(newest), of(newest)));
  console.log(row('50 of a name that many have', ms(common), of(common)));
  console.log(row('a rare name (to reach: 150 ms)', ms(rare), of(rare)));
  console.log(row('a name that nobody has', ms(nobody), of(nobody)));
}

function readIndexes(data: string): void {
  for (const name of readdirSync(join(data, 'archive')))
    if (name.endsWith('.index')) readFileSync(join(data, 'archive', name));
}
