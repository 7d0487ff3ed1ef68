import { frameAt, type Line } from '../line/line.ts';
import { leftLine, stillMissed } from '../line/missed.ts';
import type { InSeries } from './in-series.ts';
import type { Part } from './league.ts';
import type { BowlerId } from './opaque-id.ts';
import type { PlayerId } from './player.ts';
import { sameRolls, type Roll } from '../line/roll.ts';
import { bowledIn, type MateNumber, type SharedLine } from './shared-line.ts';

/**
 * bowling: in turn. skipped: passed over for now and still owes the frames. left: bowls no more, missing balls count
 * 0. absent: the line counts a blind score.
 */
export type Status = 'bowling' | 'skipped' | 'left' | 'absent';

/** The outcome of a provisional frame that does not stand; the line holds the other (rules: provisional frames). */
export interface Dispute {
  readonly frame: number;
  readonly balls: readonly Roll[];
}

export interface PlayerLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly bowler: BowlerId;
  readonly series: InSeries;
  readonly status: Status;
  /** Pins a game, up to the format's highest score, where known. */
  readonly average: number | null;
  /** Scores of games of this series that are not on this lane, as staff typed them. */
  readonly carried: readonly number[];
  /** Null in a game that is not a league's. */
  readonly part: Part | null;
  readonly line: Line;
  /** Null where one bowler has the line alone. */
  readonly shared: SharedLine | null;
  /** At most one per frame, lowest first. */
  readonly disputes: readonly Dispute[];
}

export function newPlayerLine(
  who: Pick<PlayerLine, 'player' | 'name' | 'bowler' | 'series'>,
  line: Line,
  part: Part | null = null,
): PlayerLine {
  return { ...who, status: 'bowling', average: null, carried: [], part, line, shared: null, disputes: [] };
}

/**
 * Gives a player other balls. Who has left bowls no more; a missed frame stays missed unless it gets more balls; a
 * frame that lost its balls, or now equals its other outcome, is no longer provisional. In a shared line the balls that
 * stay keep their bowlers; `mate` bowled the new one, if it was not who was due.
 */
export function withBalls(player: PlayerLine, changed: Line, mate: MateNumber | null = null): PlayerLine {
  const line = player.status === 'left' ? leftLine(changed) : stillMissed(player.line, changed);
  const disputes = player.disputes.filter(({ frame, balls }) => {
    const bowled = frameAt(line, frame).rolls;
    return bowled.length > 0 && !sameRolls(bowled, balls);
  });
  const shared = player.shared === null ? null : bowledIn(player.shared, line, mate);
  return { ...player, line, shared, disputes };
}
