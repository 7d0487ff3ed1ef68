import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../game/game.ts';
import { statisticsOf, type Statistics } from '../line/statistics.ts';
import { after, afterBalls, correction, gameOf, must } from '../testing/notation.testing.ts';
import { bakerGame, bowlers, scotchGame, whoBowls } from '../testing/teams.testing.ts';
import { mateFigures } from './mate-statistics.ts';
import { playerIn } from './position.ts';

function figuresOf(game: Game): readonly Statistics[] {
  return mateFigures(must(playerIn(game.position, 1))).map(({ statistics }) => statistics);
}

it('nobody has figures of their own where everybody bowls alone', () => {
  expect(mateFigures(must(playerIn(gameOf('IDA').position, 1)))).toEqual([]);
});

describe('the statistics of a team’s bowlers', () => {
  it('count in Baker the frames that each bowled', () => {
    const [ann, ben, cat] = figuresOf(afterBalls(bakerGame([bowlers(3)]), 'X 7/ 9- X F5 (8)/ XX'));
    expect(ann).toMatchObject({ strikes: 3, spares: 0, opens: 0, fouls: 0, firstBallAverage: 10 });
    expect(ben).toMatchObject({ strikes: 1, spares: 1, opens: 1, fouls: 1, firstBallAverage: 17 / 3 });
    expect(cat).toMatchObject({ strikes: 0, spares: 1, opens: 1, firstBallAverage: 8.5 });
  });

  it('give in Scotch doubles a spare to who made it, and an open frame to who left it open', () => {
    const [ann, ben] = figuresOf(afterBalls(scotchGame([['ANN', 'BEN']]), '7/ 81 X 9/'));
    expect(ann).toMatchObject({ strikes: 1, spares: 1, opens: 0, firstBallAverage: 25 / 3 });
    expect(ben).toMatchObject({ strikes: 0, spares: 1, opens: 1, firstBallAverage: 9 });
  });

  it('give a split to the partner who bowls at it', () => {
    const split = (game: Game, frame: number): Game =>
      after(game, { kind: 'markSplit', player: 1, frame, ball: 1, split: true });
    const game = split(split(afterBalls(scotchGame([['ANN', 'BEN']]), '8/ 81'), 1), 2);
    expect(figuresOf(game).map(({ splits, splitsMade }) => [splits, splitsMade])).toEqual([
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
        const each = figuresOf(game);
        const sums = (['strikes', 'spares', 'opens', 'splits', 'splitsMade', 'fouls'] as const).map(
          (figure) => [figure, each.reduce((sum, one) => sum + one[figure], 0)],
        );
        expect(statisticsOf(must(playerIn(game.position, 1)).line)).toMatchObject(Object.fromEntries(sums));
      }),
    );
  });
});
