import { tableFor } from '../../../core/formats/format.ts';
import { formatOf } from '../../../core/formats/formats.ts';
import { enterAll } from '../../../core/line/entered-line.ts';
import type { PinNumber } from '../../../core/line/leave.ts';
import { soFarOf } from '../../../core/line/score.ts';
import { countsOfLine } from '../../../core/statistics/counts.ts';
import type { FiguredGame } from '../../../core/statistics/figured-game.ts';
import { ballsIn, must } from '../../../core/testing/notation.testing.ts';

/** A saved game of one bowler; its first ball that leaves two pins leaves `left`, where that is given. */
export function figuredGame(
  notation: string,
  {
    left,
    ...facts
  }: Partial<FiguredGame> & Pick<FiguredGame, 'startedAt'> & { readonly left?: readonly PinNumber[] },
): FiguredGame {
  const { startedAt, format = 'ten-pin' } = facts;
  const table = must(tableFor(formatOf(format), undefined));
  const balls = ballsIn(notation);
  const noted = balls.findIndex(({ entry }) => entry.kind === 'pins' && entry.pins === 8);
  const line = must(
    enterAll(
      table,
      balls.map((ball, place) =>
        place === noted && left !== undefined
          ? { entry: { kind: 'leave', left }, split: true }
          : ball.entry.kind === 'pins' && ball.entry.pins === 9 && left !== undefined
            ? { entry: { kind: 'leave', left: [10] }, split: false }
            : ball,
      ),
    ),
  );
  const whole = line.open === null;
  return {
    ...{ gameId: startedAt, lane: 7, gameNumber: 1, league: false, name: 'KYJ', bowler: '0'.repeat(24) },
    series: { id: startedAt, number: 1 },
    figures: {
      ...{ whole, score: soFarOf(line), option: table.option },
      counts: countsOfLine(line),
    },
    ...{ ...facts, format },
  };
}
