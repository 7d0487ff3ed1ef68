import type { MatchResult } from '../league/match.ts';
import { shareOf, type PointShare } from '../league/point-share.ts';
import { SIDES, type SideName } from '../league/side.ts';
import { sideTotalOf, type SideTotal } from '../league/side-total.ts';
import type { LeagueTerms } from '../league/terms.ts';
import { pointsAdded } from '../league/unit.ts';
import type { MatchLine } from './match-lines.ts';

/** One game of a match, by its number. */
export interface TableGame extends Readonly<Record<SideName, readonly MatchLine[]>> {
  readonly number: number;
}

/** What a bowler has in one game of the match. */
export interface TableCell {
  readonly line: MatchLine;
  readonly share: PointShare | null;
}

/** A bowler's evening in a match. */
export interface TableRow {
  readonly bowler: string;
  readonly name: string;
  /** One for each game of the match; null where this bowler was not in the line-up. */
  readonly cells: readonly (TableCell | null)[];
  /** Null while a score is missing. */
  readonly sum: SideTotal | null;
  readonly points: number;
}

/** The table of a match: each team with its bowlers, in the order of their places. */
export interface TableTeam {
  readonly side: SideName;
  readonly rows: readonly TableRow[];
  readonly games: readonly { readonly total: SideTotal | null; readonly share: PointShare | null }[];
  readonly series: SideTotal | null;
  readonly seriesShare: PointShare | null;
  readonly points: number;
}

/** All games of a match side by side; a bye has one team. */
export function matchTable(
  terms: LeagueTerms,
  games: readonly TableGame[],
  result: MatchResult,
): readonly TableTeam[] {
  return SIDES.flatMap((side) => teamIn({ terms, games, result, side }) ?? []);
}

/** One side of a match. */
interface Played {
  readonly terms: LeagueTerms;
  readonly games: readonly TableGame[];
  readonly result: MatchResult;
  readonly side: SideName;
}

function teamIn(played: Played): TableTeam | null {
  const { result, side } = played;
  const totals = result[side];
  if (totals === null) return null;
  return {
    side,
    rows: rowsOf(played),
    games: totals.games.map((total, index) => ({
      total,
      share: shareOf(result, side, { kind: 'game', game: index + 1 }),
    })),
    series: totals.series,
    seriesShare: shareOf(result, side, { kind: 'series' }),
    points: result.points[side],
  };
}

interface Appearance {
  readonly game: number;
  readonly line: MatchLine;
}

/** Everybody in the team's line-ups, in the order of the places, with the games of each. */
function rowsOf(played: Played): readonly TableRow[] {
  const { games, side } = played;
  const all = games.flatMap(({ number, [side]: lines }) =>
    lines.filter(({ player }) => player !== null).map((line): Appearance => ({ game: number, line })),
  );
  const byPlace = all.toSorted((one, other) => one.line.place - other.line.place);
  const bowlers = new Set(byPlace.map(({ line }) => line.counts.bowler));
  return [...bowlers].map((bowler) => {
    const own = all.filter(({ line }) => line.counts.bowler === bowler);
    return rowOf(played, all, own);
  });
}

function rowOf(
  { terms, result, side }: Played,
  all: readonly Appearance[],
  own: readonly Appearance[],
): TableRow {
  const cells = Array.from({ length: terms.games }, (_none, index) => {
    const found = own.find(({ game }) => game === index + 1);
    return found === undefined ? null : cellOf(result, side, found);
  });
  const won = cells.reduce((sum, cell) => pointsAdded(sum, cell?.share?.points ?? 0), 0);
  const last = own.at(-1)?.line;
  return {
    ...{ bowler: last?.counts.bowler ?? '', name: last?.name ?? '', cells },
    sum: sumOf(terms, own),
    points: pointsAdded(won, seriesPoints(result, side, all, own)),
  };
}

function cellOf(result: MatchResult, side: SideName, { game, line }: Appearance): TableCell {
  const { place } = line;
  return { line, share: shareOf(result, side, { kind: 'individual', game, place }) };
}

/** The points of a place's series stand beside who had it last. */
function seriesPoints(
  result: MatchResult,
  side: SideName,
  all: readonly Appearance[],
  appearances: readonly Appearance[],
): number {
  const places = new Set(appearances.map(({ line }) => line.place));
  return [...places].reduce((sum, place) => {
    const last = all.findLast(({ line }) => line.place === place);
    if (last === undefined || !appearances.includes(last)) return sum;
    return pointsAdded(sum, shareOf(result, side, { kind: 'individualSeries', place })?.points ?? 0);
  }, 0);
}

function sumOf(terms: LeagueTerms, appearances: readonly Appearance[]): SideTotal | null {
  const played = appearances.map(({ game, line }) => ({ game, places: [line.counts] }));
  return sideTotalOf(terms, { ...terms.handicap, scope: 'individual' }, played, []);
}
