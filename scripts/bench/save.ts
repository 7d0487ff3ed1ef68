import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBalls, gameOf } from '../../src/core/testing/notation.testing.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { JOURNAL_SIZE } from '../../src/saves/games/journal.ts';
import { NOBODY } from '../../src/saves/games/save-watch.ts';
import type { GameRecord } from '../../src/saves/record/game-record.ts';
import { type Bench, EIGHT } from './bench.ts';
import { row, median, medianSeconds } from './numbers.ts';

/** A round's saves. */
const SAVES = 100;

/** A game's durable save in the journal, and its file behind that; the floor is one byte that is overwritten and flushed. */
export const save: Bench = {
  name: 'durable save: a game of eight in its tenth frame',
  run: async (stop, run) => {
    const [folder, record] = await keptIn(join(run.folder, 'bench-save'), JOURNAL_SIZE);
    const [files, other] = await keptIn(join(run.folder, 'bench-files'), 0);
    const file = await open(join(run.folder, 'bench-flush'), 'w');
    /** The total waiting time of the balls in each round. */
    const waits: number[] = [];
    const [floor = NaN, both = NaN, filed = NaN] = await medianSeconds(
      [
        times(SAVES, async () => {
          await file.write('x', 0);
          await file.datasync();
        }),
        async () => {
          let waited = 0;
          await times(SAVES, async () => {
            const begun = performance.now();
            await saved(folder, record);
            waited += (performance.now() - begun) / 1000;
            await folder.filed();
          })();
          waits.push(waited);
        },
        times(SAVES, () => saved(files, other)),
      ],
      stop,
    );
    await file.close();
    await folder.close();
    const ms = (seconds: number): string => `${(seconds * 1000).toFixed(2)} ms`;
    const flush = floor / SAVES;
    // Without the first round, which is a warm-up, as in the others.
    const waited = median(waits.slice(1)) / SAVES;
    const compared = (seconds: number): string => `${(seconds / flush).toFixed(1)} times that`;
    console.log(row('one byte overwritten and flushed', ms(flush)));
    console.log(row('the game in the journal', ms(waited), compared(waited)));
    console.log(row('to reach', 'at most 6.5 times'));
    console.log(row('with its file behind it', ms(both / SAVES), compared(both / SAVES)));
    console.log(row('as a file alone', ms(filed / SAVES), compared(filed / SAVES)));
  },
};

/** A folder with a game of eight, saved; `journal` is the size of its journal. */
async function keptIn(path: string, journal: number): Promise<readonly [GamesFolder, GameRecord]> {
  const folder = new GamesFolder(new NodeDisk(), path, NOBODY, journal);
  const opened = await folder.open();
  if (!opened.ok) throw new Error(opened.error);
  const game = afterBalls(gameOf(...EIGHT), 'X'.repeat(9 * EIGHT.length));
  const record = { ...folder.nextName(), savedAt: new Date().toISOString(), game };
  await saved(folder, record);
  const steps = folder.tidy((id) => id === record.id);
  while ((await steps.next()).done !== true);
  return [folder, record];
}

async function saved(folder: GamesFolder, record: GameRecord): Promise<void> {
  const answer = await folder.save(record);
  if (!answer.ok) throw new Error(answer.error.trouble);
}

function times(count: number, work: () => Promise<void>): () => Promise<void> {
  return async () => {
    for (let time = 0; time < count; time += 1) await work();
  };
}
