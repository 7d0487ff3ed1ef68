import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { pointsAdded, type UnitResult } from '../league/unit.ts';
import type { League, Team } from '../players/league.ts';
import {
  bowlerSeriesOf,
  cellOf,
  isOf,
  isOpposite,
  sideName,
  teamCellOf,
  teamSeriesOf,
  teamSumOf,
  type RecapCell,
  type RecapFigures,
  type RecapMatch,
} from './recap-figures.ts';
import type { RecapGame, RecapRow } from './recap-game.ts';
import { pointsIn, recapPoints, type SidePoints } from './recap-points.ts';

/** One bowler of a match, the facts those of the newest game. */
export interface RecapLine {
  readonly row: RecapRow;
  /** Nobody bowled against it at the time. */
  readonly isUnopposed: boolean;
  /** One cell per game; null for a game that somebody else bowled. */
  readonly cells: readonly (RecapCell | null)[];
  readonly series: RecapFigures;
}

/** A team's line of the recap. */
export interface TeamLine {
  /** In the newest game. */
  readonly handicap: number;
  readonly cells: readonly (RecapFigures | null)[];
  readonly series: RecapFigures;
}

/** A team with its bowlers and their sums; no team where only handicap counts. */
export interface RecapSide {
  readonly team: Team | null;
  /** By their places. */
  readonly lines: readonly RecapLine[];
  /** Null without a team. */
  readonly sum: TeamLine | null;
}

/** All games of a match so far in one table. */
export interface Recap {
  /** The numbers of the games in the match. */
  readonly numbers: readonly number[];
  /** Home first. */
  readonly sides: readonly RecapSide[];
  /** None where nothing is played for. */
  readonly points: readonly SidePoints[];
}

/** The recap of these games, the newest last, with the points that its league gives. */
export function recapOf(league: League, games: readonly RecapGame[], units: readonly UnitResult[]): Recap {
  const match: RecapMatch = { league, games, units };
  const numbers = games.map(({ number }) => number);
  const teams = league.teams.length === 0 ? [null] : league.teams;
  return {
    numbers,
    sides: teams.map((team) => sideOf(match, team)),
    points: recapPoints(numbers, units),
  };
}

function sideOf(match: RecapMatch, team: Team | null): RecapSide {
  const own = match.games.flatMap(({ rows }) => rows.filter((row) => row.team === (team?.id ?? null)));
  const newest = new Map(own.map((row) => [row.counts.bowler, row]));
  const bowlers = [...newest.values()].toSorted((one, other) => one.place - other.place);
  return {
    team,
    lines: bowlers.map((row) => lineOf(match, row)),
    sum: team === null ? null : teamLineOf(match, team),
  };
}

function lineOf(match: RecapMatch, row: RecapRow): RecapLine {
  const cells = match.games.map((game) => {
    const own = game.rows.find(isOf(row));
    return own === undefined ? null : cellOf(match, game, own);
  });
  const side = sideName(match.league, row.team);
  const units = match.units.filter(
    ({ unit }) => unit.kind === 'individualSeries' && unit.place === row.place,
  );
  const points = side === null ? null : sumOf([...cells.map(pointsOf), pointsIn(side, units)]);
  const series = { ...bowlerSeriesOf(match, row), difference: null, points };
  return { row, isUnopposed: isUnopposed(match, row), cells, series };
}

function teamLineOf(match: RecapMatch, team: Team): TeamLine {
  const { games, league, units } = match;
  const newest = games.at(-1);
  const side = sideName(league, team.id);
  const points = side === null ? null : pointsIn(side, units);
  return {
    handicap: (newest === undefined ? null : teamSumOf(match, newest, team.id))?.handicap ?? 0,
    cells: games.map((game) => teamCellOf(match, game, team.id)),
    series: { ...teamSeriesOf(match, team.id), difference: null, points },
  };
}

/** A score is unopposed if it was bowled before the evening, or if the other team has nobody in the same place. */
function isUnopposed({ league, games }: RecapMatch, row: RecapRow): boolean {
  const facts = SCORE_TYPE_FACTS[row.counts.type];
  if (league.teams.length === 0 || !facts.headToHead) return false;
  const newest = games.findLast(({ rows }) => rows.includes(row));
  const others = newest?.rows.filter(isOpposite(row)) ?? [];
  return facts.unopposed || !others.some(({ counts }) => SCORE_TYPE_FACTS[counts.type].headToHead);
}

function pointsOf(cell: RecapCell | null): number | null {
  return cell?.points ?? null;
}

function sumOf(points: readonly (number | null)[]): number | null {
  return points.reduce((sum, one) => (one === null ? sum : pointsAdded(sum ?? 0, one)), null);
}
