import { highest } from '../../core/line/extremes.ts';
import type { Measures, Shown } from '../layout/forms.ts';
import { linesOfHalf, mostLines, pagesOf, type Page } from '../layout/pages.ts';
import { leagueShown } from '../league/league-board.ts';
import type { DrawnHalf } from './drawn-half.ts';

/** The pages of each half's lines: one each where both together have room on a screen. */
export function pagesOfPair(halves: readonly DrawnHalf[]): readonly (readonly Page[])[] {
  const lines = halves.map(({ rows }) => Math.max(1, rows.length));
  const all = lines.reduce((sum, count) => sum + count, 0);
  return lines.map((count) => pagesOf(count, linesOfHalf(count, all - count)));
}

/** The lines for which each half reserves room. */
export function linesOfPair(pages: readonly (readonly Page[])[]): readonly number[] {
  return pages.map(mostLines);
}

/** What both halves add to the parts of a line, so that their columns stand below each other. */
export function leagueOfPair(halves: readonly DrawnHalf[]): Shown['league'] {
  const leagues = halves.flatMap(({ league }) => leagueShown(league) ?? []);
  if (leagues.length === 0) return null;
  return { beside: leagues.some(({ beside }) => beside), teams: 0 };
}

export function hasSeries(halves: readonly DrawnHalf[]): boolean {
  return halves.some(({ rows }) => rows.some(({ series }) => series !== null));
}

/** The height of a half's lines in px, with the head of its lane; `heads`: with the frame numbers. */
export function heightOfHalf(measures: Measures, lines: number, heads: boolean): number {
  const { row, gap, team } = measures;
  return (heads ? measures.heads : 0) + highest([lines], 1) * (row + gap) + team + gap;
}
