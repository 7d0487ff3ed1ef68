import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../game/game.ts';
import { after, afterBalls, correction, gameOf, must } from '../testing/notation.testing.ts';
import { bakerGame, bowlers, scotchGame, whoBowls } from '../testing/teams.testing.ts';
import { playerIn } from '../players/position.ts';
import { type Counts, countsOfLine, sumOfCounts } from './counts.ts';
import { mateFigures } from './line-figures.ts';

function countsIn(game: Game): readonly Counts[] {
  return mateFigures(must(playerIn(game.position, 1))).map(({ figures }) => figures.counts);
}

it('nobody has figures of their own where everybody bowls alone', () => {
  expect(mateFigures(must(playerIn(gameOf('IDA').position, 1)))).toEqual([]);
});

describe('the statistics of a team’s bowlers', () => {
  it('count in Baker the frames that each bowled', () => {
    const [ann, ben, cat] = countsIn(afterBalls(bakerGame([bowlers(3)]), 'X 7/ 9- X F5 (8)/ XX'));
    expect(ann).toMatchObject({ strikes: 3, spares: 0, openFrames: 0, fouls: 0, firstPins: 30 });
    expect(ben).toMatchObject({ strikes: 1, spares: 1, openFrames: 1, fouls: 1, firstPins: 17 });
    expect(cat).toMatchObject({ strikes: 0, spares: 1, openFrames: 1, firstPins: 17 });
  });

  it('give in Scotch doubles a spare to who made it, and an open frame to who left it open', () => {
    const [ann, ben] = countsIn(afterBalls(scotchGame([['ANN', 'BEN']]), '7/ 81 X 9/'));
    expect(ann).toMatchObject({ strikes: 1, spares: 1, openFrames: 0, firstPins: 25 });
    expect(ben).toMatchObject({ strikes: 0, spares: 1, openFrames: 1, firstPins: 9 });
  });

  it('give a split to the partner who bowls at it', () => {
    const split = (game: Game, frame: number): Game =>
      after(game, { kind: 'markSplit', player: 1, frame, ball: 1, split: true });
    const game = split(split(afterBalls(scotchGame([['ANN', 'BEN']]), '8/ 81'), 1), 2);
    expect(countsIn(game).map(({ splits, splitsMade }) => [splits, splitsMade])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  it('add up to those of the line, whatever was bowled and corrected', () => {
    const any = fc.record({
      count: fc.integer({ min: 2, max: 5 }),
      scotch: fc.boolean(),
      pins: fc.array(fc.nat({ max: 10 }), { maxLength: 21 }),
      corrected: fc.nat({ max: 9 }),
    });
    fc.assert(
      fc.property(any, ({ count, scotch, pins, corrected }) => {
        let game = scotch ? scotchGame([bowlers(2)]) : bakerGame([bowlers(count)]);
        for (const wanted of pins) {
          if (whoBowls(game) === 'nobody') break;
          const frame = must(playerIn(game.position, 1)).line.frames.find(({ rack }) => rack !== null);
          const felled = Math.min(wanted, frame?.rack?.standing ?? 0);
          game = after(game, { kind: 'roll', entry: { kind: 'pins', pins: felled } });
        }
        const { line } = must(playerIn(game.position, 1));
        const { rolls, text } = line.frames[corrected] ?? { rolls: [], text: '' };
        if (rolls.length > 0 && text !== '7/') game = after(game, correction(1, corrected + 1, '7/'));
        expect(countsIn(game)).toHaveLength(scotch ? 2 : count);
        expect(sumOfCounts(countsIn(game))).toEqual(countsOfLine(must(playerIn(game.position, 1)).line));
      }),
    );
  });
});
