import { teamHandicapOf, type Entitlement } from '../league/handicap.ts';
import { EMPTY_PLACE, entitlementOf, type LineUpPlace } from '../league/line-up-place.ts';
import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { highest } from '../line/extremes.ts';
import { figuresOf, placeOf, type Figures } from './figures.ts';
import { isOfOneTeam, type League, type Part, type Team, type TeamId } from './league.ts';
import type { PlayerLine } from './player-line.ts';
import type { LeaguePosition } from './position.ts';

/** A team's figures: the rows that count for it, with the team's own handicap. */
export interface TeamFigures extends Figures {
  readonly team: Team;
}

interface Row {
  readonly line: PlayerLine;
  readonly part: Part;
}

/**
 * Each team's figures so far, home first. Blind scores and earlier games count completely, pacers and extras not at
 * all. None in one of a pair's two games, because a handicap may depend on the other team.
 */
export function teamFigures(position: LeaguePosition): readonly TeamFigures[] {
  const { league } = position;
  if (league === null || isOfOneTeam(league)) return [];
  return league.teams.map((team) => {
    const rows = countedRows(position, team.id).map(({ line }) => figuresOf(league, line));
    const [posted, soFar] = [sumOf(rows, 'posted'), sumOf(rows, 'soFar')];
    const handicap = teamHandicapIn(position, team.id);
    return { team, posted, soFar, handicap, total: posted + handicap };
  });
}

function sumOf(rows: readonly Figures[], figure: 'posted' | 'soFar'): number {
  return rows.reduce((sum, row) => sum + row[figure], 0);
}

/** A team's handicap in this game, against the other one. */
export function teamHandicapIn(position: LeaguePosition, team: TeamId): number {
  const { league } = position;
  if (league === null) return 0;
  const others = league.teams.filter(({ id }) => id !== team);
  const facing = others.flatMap(({ id }) => entitlementsIn(league, countedRows(position, id)));
  return teamHandicapOf(league.terms.handicap, entitlementsIn(league, countedRows(position, team)), facing);
}

function entitlementsIn(league: League, rows: readonly Row[]): readonly Entitlement[] {
  return rows.map(({ line, part }) => entitlementOf(league.terms, placeOf(league, line, part), 1));
}

/** The rows that count for a team, in the order of its places. */
export function countedRows(position: LeaguePosition, team: TeamId): readonly Row[] {
  return rowsOf(position, team).filter(({ part }) => SCORE_TYPE_FACTS[part.type].forTeam);
}

function rowsOf({ lines }: LeaguePosition, team: TeamId): readonly Row[] {
  const rows = lines.flatMap((line) => (line.part?.seat?.team === team ? [{ line, part: line.part }] : []));
  return rows.toSorted((one, other) => placeIn(one) - placeIn(other));
}

function placeIn({ part }: Row): number {
  return part.seat?.place ?? 0;
}

/** A team's line-up by its places, as a match counts it. */
export function lineUpIn(position: LeaguePosition, team: TeamId): readonly LineUpPlace[] {
  const { league } = position;
  const rows = rowsOf(position, team);
  if (league === null) return [];
  const byPlace = new Map(rows.map((row) => [placeIn(row), placeOf(league, row.line, row.part)]));
  const most = highest([...byPlace.keys()], 0);
  return Array.from({ length: most }, (_none, index) => byPlace.get(index + 1) ?? EMPTY_PLACE);
}
