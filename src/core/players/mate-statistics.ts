import type { Frame } from '../line/frame.ts';
import { isGiven, type Mark } from '../line/marks.ts';
import { pinfall } from '../line/roll.ts';
import type { Statistics } from '../line/statistics.ts';
import type { PlayerLine } from './player-line.ts';
import { matesOfFrame, type MateNumber } from './shared-line.ts';

/** One ball of a shared line. */
interface BowledBall {
  readonly mate: MateNumber | undefined;
  readonly mark: Mark;
  /** The mark before it in its frame. */
  readonly before: Mark | undefined;
  readonly frame: Frame;
  /** Its place in the frame, from 0. */
  readonly place: number;
}

/** A bowler of a team, with the figures of the balls that they bowled. */
export interface MateFigures {
  readonly name: string;
  readonly statistics: Statistics;
}

/** Those who share a line, in their order (rules: Baker and Scotch doubles); nobody where a player bowls alone. */
export function mateFigures({ line, shared }: Pick<PlayerLine, 'line' | 'shared'>): readonly MateFigures[] {
  if (shared === null) return [];
  const balls = line.frames.flatMap((frame, number) => {
    const mates = matesOfFrame(shared, number + 1);
    return frame.marks
      .filter((mark) => !isGiven(mark))
      .map((mark, place): BowledBall => {
        return { mate: mates[place], mark, before: frame.marks[place - 1], frame, place };
      });
  });
  return shared.mates.map(({ name }, place) => ({
    name,
    statistics: statisticsOfBalls(balls.filter(({ mate }) => mate === place + 1)),
  }));
}

function statisticsOfBalls(balls: readonly BowledBall[]): Statistics {
  const afterSplits = balls.filter(({ before }) => before?.kind === 'count' && before.split);
  const firsts = balls
    .filter(({ place }) => place === 0)
    .flatMap(({ frame: { rolls } }) => rolls.slice(0, 1))
    .map((roll): number => pinfall(roll));
  return {
    strikes: countKind(balls, 'strike'),
    spares: countKind(balls, 'spare'),
    opens: balls.filter(({ frame, place }) => frame.result === 'open' && place === frame.rolls.length - 1)
      .length,
    splits: afterSplits.length,
    splitsMade: countKind(afterSplits, 'spare'),
    fouls: countKind(balls, 'foul'),
    firstBallAverage:
      firsts.length === 0 ? null : firsts.reduce((sum, pins) => sum + pins, 0) / firsts.length,
  };
}

function countKind(balls: readonly BowledBall[], kind: Mark['kind']): number {
  return balls.filter(({ mark }) => mark.kind === kind).length;
}
