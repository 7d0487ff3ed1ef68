import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { ok } from '../../core/line/result.ts';
import { Output } from '../output.ts';
import { Dialogue } from './dialogue.ts';
import { KeptGame } from './kept-game.ts';
import { play } from './play.ts';
import { wordsIn } from './words.ts';

test('a ball is on the board only after it was saved', async () => {
  let said = '';
  const output = new Output(
    new Writable({
      write: (chunk, _, done) => {
        said += String(chunk);
        done();
      },
    }),
  );
  const answers = ['8', null];
  const dialogue = new Dialogue(
    { typed: false, next: () => Promise.resolve(answers.shift() ?? null), close: () => undefined },
    output,
  );
  let keep = (): void => undefined;
  const kept = new Promise<void>((resolve) => (keep = resolve));
  let beginsToKeep = (): void => undefined;
  const keeping = new Promise<void>((resolve) => (beginsToKeep = resolve));
  const save = async (): ReturnType<KeptGame['leave']> => {
    beginsToKeep();
    await kept;
    return ok(null);
  };
  const game = new KeptGame(newGame(setupOf(['PJS'])), save, () => '2026-05-01T18:00:00.000Z');
  const over = play(game, dialogue, { single: true, withScore: true, words: wordsIn(null) });

  await keeping;
  // Lets all pending output be written.
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).not.toContain('|  8   |');
  keep();
  await over;
  expect(said).toContain('|  8   |');
});
