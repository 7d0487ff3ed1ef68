import { Writable } from 'node:stream';
import type { FormatId } from '../../core/formats/formats.ts';
import { newGame } from '../../core/game/game.ts';
import { ok } from '../../core/line/result.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { Output } from '../output.ts';
import { Dialogue } from '../scoreboard/dialogue.ts';
import { KeptGame } from '../scoreboard/kept-game.ts';
import { play } from '../scoreboard/play.ts';
import { wordsIn } from '../scoreboard/words.ts';

/** What the terminal's last board and last line say of one player's balls. */
export interface SaidByTerminal {
  /** Under each frame; null where blank. */
  readonly totals: readonly (number | null)[];
  readonly soFar: number;
  /** The whole transcript. */
  readonly text: string;
}

/** Bowls a game of one player in the terminal; answers may also be signs. */
export async function saidByTerminal(
  format: FormatId,
  balls: readonly (number | string)[],
): Promise<SaidByTerminal> {
  let text = '';
  const write = (chunk: unknown): void => {
    text += String(chunk);
  };
  const output = new Output(
    new Writable({
      write: (chunk, _encoding, done) => {
        write(chunk);
        done();
      },
    }),
  );
  const answers = balls.map(String);
  const next = (question: string): Promise<string | null> => {
    write(question);
    const answer = answers.shift() ?? null;
    if (answer !== null) write(`${answer}\n`);
    return Promise.resolve(answer);
  };
  const dialogue = new Dialogue({ typed: false, next, close: () => undefined }, output);
  const game = newGame({ ...setupOf(['PJS']), format });
  const kept = new KeptGame(
    game,
    () => Promise.resolve(ok(null)),
    () => '',
  );
  await play(kept, dialogue, { single: false, withScore: true, words: wordsIn(null) });
  const totals = text.split('\n').findLast((row) => row.startsWith('|      |')) ?? '';
  const soFar = Array.from(text.matchAll(/(?:total|총 점수) : (\d+)/gu)).at(-1)?.[1] ?? '0';
  return { totals: totals.split('|').slice(2, -1).map(totalIn), soFar: Number(soFar), text };
}

function totalIn(cell: string): number | null {
  return cell.trim() === '' ? null : Number(cell);
}
