import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBalls, gameOf } from '../../src/core/testing/notation.testing.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import type { Bench } from './bench.ts';
import { row } from './numbers.ts';
import { EIGHT } from './real-program.ts';
import { medianSeconds } from './rounds.ts';

/** A round's saves. */
const SAVES = 100;

/** A game's durable save; the floor is one byte that is overwritten and flushed. */
export const save: Bench = {
  name: 'durable save: a game of eight in its tenth frame',
  run: async (stop, run) => {
    const folder = new GamesFolder(new NodeDisk(), join(run.folder, 'bench-save'));
    const opened = await folder.open();
    if (!opened.ok) throw new Error(opened.error);
    const game = afterBalls(gameOf(...EIGHT), 'X'.repeat(9 * EIGHT.length));
    const record = { ...folder.nextName(), savedAt: new Date().toISOString(), game };
    const file = await open(join(run.folder, 'bench-flush'), 'w');
    const [floor = NaN, saved = NaN] = await medianSeconds(
      [
        times(SAVES, async () => {
          await file.write('x', 0);
          await file.datasync();
        }),
        times(SAVES, async () => {
          const answer = await folder.save(record);
          if (!answer.ok) throw new Error(answer.error.trouble);
        }),
      ],
      stop,
    );
    await file.close();
    const ms = (seconds: number): string => `${((seconds / SAVES) * 1000).toFixed(2)} ms`;
    console.log(row('one byte overwritten and flushed', ms(floor)));
    console.log(row('the game saved', ms(saved), `${(saved / floor).toFixed(1)} times that`));
    console.log(row('to reach', 'at most 6.5 times'));
  },
};

function times(count: number, work: () => Promise<void>): () => Promise<void> {
  return async () => {
    for (let time = 0; time < count; time += 1) await work();
  };
}
