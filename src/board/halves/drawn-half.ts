import type { FormatId } from '../../core/formats/formats.ts';
import type { Half } from '../../contract/contract.ts';
import type { Measures, Shown } from '../layout/forms.ts';
import { linesOfHalf, pagesByTeam, pagesOf, type Page } from '../layout/pages.ts';
import { leagueShown, type LeagueBoard } from '../league/league-board.ts';
import type { Now } from '../now/now.ts';
import type { BoardRow } from '../rows.ts';

/** One lane's game as drawn: a board has one of them, that of a pair two. */
export interface DrawnHalf {
  readonly half: Half;
  readonly lane: number;
  readonly rows: readonly BoardRow[];
  /** The league's part of the board; null for any other game. */
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

/** The pages of each half's lines: one each where both together have room on a screen. */
export function pagesOfHalves(halves: readonly (readonly BoardRow[])[]): readonly (readonly Page[])[] {
  const all = halves.reduce((sum, rows) => sum + rows.length, 0);
  return halves.map((rows) => {
    const beside = all - rows.length;
    if (beside === 0) return pagesByTeam(rows.map(({ league }) => league?.team ?? null));
    const lines = Math.max(1, rows.length);
    return pagesOf(lines, linesOfHalf(lines, beside));
  });
}

/** What the league adds to the parts of a line. On a pair it is what both halves add, so that their columns align. */
export function leagueOfHalves(halves: readonly DrawnHalf[]): Shown['league'] {
  const leagues = halves.flatMap(({ league }) => leagueShown(league) ?? []);
  const [first] = leagues;
  if (first === undefined || halves.length === 1) return first ?? null;
  return { beside: leagues.some(({ beside }) => beside), teams: 0 };
}

export function hasSeries(halves: readonly DrawnHalf[]): boolean {
  return halves.some(({ rows }) => rows.some(({ series }) => series !== null));
}

/** The height of a half's lines in px, with the head of its lane; `heads`: with the frame numbers. */
export function heightOfHalf(measures: Measures, lines: number, heads: boolean): number {
  const { row, gap, team } = measures;
  return (heads ? measures.heads : 0) + lines * (row + gap) + team + gap;
}
