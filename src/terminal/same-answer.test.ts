import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Game } from '../core/classes/game.ts';
import { newGame } from '../core/game/game.ts';
import { legalPins } from '../core/line/testing/legal-pins.testing.ts';
import { setupOf } from '../core/testing/setup.testing.ts';
import { ok } from '../core/line/result.ts';
import { answerTo } from './batch/answer.ts';
import { Output } from './output.ts';
import { Dialogue } from './scoreboard/dialogue.ts';
import { KeptGame } from './scoreboard/kept-game.ts';
import { play } from './scoreboard/play.ts';
import { readTranscript } from './scoreboard/testing/transcript.testing.ts';
import { wordsIn } from './scoreboard/words.ts';

/** The facts that every way of scoring can report: the balls of the frames begun, the running totals, the score. */
interface Said {
  readonly balls: readonly (readonly number[])[];
  readonly totals: readonly (number | null)[];
  readonly soFar: number;
}

/** The class reports points, not totals: a frame's total is settled when no later ball can add to it. */
function saidByClass(bowled: readonly number[]): Said {
  const game = gameOf(bowled);
  const frames = game.frames();
  const points = frames.map((frame) => frame.score());
  const settled = frames.map((frame, index) => {
    const laterBalls = frames.slice(index + 1).flatMap(({ pins }) => pins).length;
    const isOpen = frame.isFinished() && frame.result === 'miss';
    const wanted = frame.pins.length === 1 ? 2 : 1;
    return frame.isFinished() && (isOpen || index === 9 || laterBalls >= wanted);
  });
  const totals = points.map((_, index) =>
    settled.slice(0, index + 1).every(Boolean) ? sum(points.slice(0, index + 1)) : null,
  );
  return { balls: frames.map(({ pins }) => pins), totals, soFar: game.totalScore() };
}

function gameOf(bowled: readonly number[]): Game {
  const game = new Game();
  for (const pins of bowled) game.addRoll(pins);
  return game;
}

function saidByScore(request: unknown): Said & { readonly sheet: string } {
  const answer = JSON.parse(answerTo(JSON.stringify(request), 'en')) as {
    readonly frames: readonly { readonly rolls: readonly number[]; readonly cumulative: number | null }[];
    readonly soFar: number;
    readonly sheet: string;
  };
  return {
    balls: answer.frames.map(({ rolls }) => rolls),
    totals: answer.frames.map(({ cumulative }) => cumulative),
    soFar: answer.soFar,
    sheet: answer.sheet,
  };
}

/** The last board and the last line of the terminal, read back by column. */
async function saidByConsole(bowled: readonly number[]): Promise<Said> {
  let said = '';
  const output = new Output(
    new Writable({
      write: (chunk, _, done) => {
        said += String(chunk);
        done();
      },
    }),
  );
  const answers = bowled.map(String);
  const next = (question: string): Promise<string | null> => {
    said += question;
    const answer = answers.shift() ?? null;
    said += answer === null ? '' : `${answer}\n`;
    return Promise.resolve(answer);
  };
  const dialogue = new Dialogue({ typed: false, next, close: () => undefined }, output);
  const kept = new KeptGame(
    newGame(setupOf(['PJS'])),
    () => Promise.resolve(ok(null)),
    () => '',
  );
  await play(kept, dialogue, { single: false, withScore: true, words: wordsIn(null) });
  const shown = readTranscript(said);
  const [player] = shown.flatMap((one) => (one.kind === 'board' ? [one.players] : [])).at(-1) ?? [];
  const [total] = shown.flatMap((one) => (one.kind === 'total' ? [one.total] : []));
  const begun = player?.balls.filter((frame) => frame.length > 0) ?? [];
  return { balls: begun, totals: player?.totals.slice(0, begun.length) ?? [], soFar: total ?? NaN };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('the same rolls give the same answer', () => {
  it('in the class, the console and the batch scorer, after any number of balls', async () => {
    await fc.assert(
      fc.asyncProperty(legalPins, async (bowled) => {
        const byClass = saidByClass(bowled);
        const { sheet, ...byScore } = saidByScore({ rolls: bowled });
        expect(byScore).toEqual(byClass);
        expect(saidByScore({ sheet })).toEqual({ ...byClass, sheet });
        expect(await saidByConsole(bowled)).toEqual(byClass);
      }),
    );
  });
});
