import { TEN_PIN } from '../../src/core/formats/ten-pin-table.ts';
import { enterPins } from '../../src/core/line/entered-line.ts';
import { rackOfLine, type Line } from '../../src/core/line/line.ts';
import { scoreLine, soFarOf } from '../../src/core/line/score.ts';
import type { Bench } from './bench.ts';
import { someGames, type Balls } from './games.ts';
import { rate, row, share, medianSeconds } from './numbers.ts';

const GAMES = 20_000;

/** The engine: whole cards and final scores; the floor is a plain sum of the same balls. */
export const engine: Bench = {
  name: 'engine',
  run: async (stop) => {
    const games = someGames(GAMES);
    const results = { pins: 0, finals: 0, cards: 0 };
    const [floor = NaN, finals = NaN, cards = NaN] = await medianSeconds(
      [
        () => {
          results.pins = totalOf(games, pinsOf);
        },
        () => {
          results.finals = totalOf(games, finalScore);
        },
        () => {
          results.cards = totalOf(games, wholeCard);
        },
      ],
      stop,
    );
    if (results.finals !== results.cards) throw new Error('the cards and the final scores disagree');
    console.log(row('plain sum of the balls', rate(GAMES, floor, 'games')));
    console.log(row('final scores', rate(GAMES, finals, 'games'), share(finals, floor)));
    console.log(row('whole cards', rate(GAMES, cards, 'cards'), share(cards, floor)));
  },
};

function totalOf(games: readonly Balls[], value: (balls: Balls) => number): number {
  let total = 0;
  for (const balls of games) total += value(balls);
  return total;
}

function pinsOf(balls: Balls): number {
  let total = 0;
  for (const pins of balls) total += pins;
  return total;
}

function finalScore(balls: Balls): number {
  return soFarOf(lineOf(balls));
}

/** Marks, running totals, the three scores and the next rack; the last running total if all of it is there. */
function wholeCard(balls: Balls): number {
  const line = lineOf(balls);
  const marks = line.frames.map(({ text }) => text);
  const { frames, posted, soFar, max } = scoreLine(line);
  const totals = frames.map(({ cumulative }) => cumulative);
  const isWhole = posted === soFar && soFar === max && rackOfLine(line) === null;
  return isWhole && marks.every((text) => text.length > 0) ? (totals.at(-1) ?? NaN) : NaN;
}

function lineOf(balls: Balls): Line {
  const line = enterPins(TEN_PIN, balls);
  if (!line.ok) throw new Error(`a legal ball was refused: ${line.error.refusal.code}`);
  return line.value;
}
