import type { FormatId } from '../../core/formats/formats.ts';
import type { Half } from '../../contract/contract.ts';
import type { LeagueBoard } from '../league/league-board.ts';
import type { Now } from '../now/now.ts';
import type { BoardRow } from '../rows.ts';

/** One game of a pair as drawn. */
export interface DrawnHalf {
  readonly half: Half;
  readonly lane: number;
  readonly rows: readonly BoardRow[];
  readonly league: LeagueBoard | null;
  readonly now: Now | null;
  /** The lane that the game moved to; else null. */
  readonly movedTo: number | null;
  /** Where the ball due is bowled; a match changes lanes after each frame. */
  readonly turnLane: number;
  /** The other game has that lane first. */
  readonly waits: boolean;
  readonly gameNumber: number;
  /** Games per series; null if nobody chose a number. */
  readonly games: number | null;
  readonly format: FormatId;
}

/** The head above the lines of a lane; a team's lines have the team's head. */
export interface LaneTitle {
  /** Where the ball due is bowled. */
  readonly lane: number;
  /** The lane's game, and its format where it is not the usual one. */
  readonly words: string;
  /** The frame being bowled on the lane beside, where both lanes have one row of frame numbers; else null. */
  readonly besideFrame: number | null;
  /** The frame numbers stand above the lane before. */
  readonly isBelow: boolean;
}
