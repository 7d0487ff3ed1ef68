import { teamHandicapOf, type Entitlement } from '../league/handicap.ts';
import { entitlementOf, scratchOf } from '../league/line-up-place.ts';
import type { SideName } from '../league/side.ts';
import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { sideTotalOf, type Played } from '../league/side-total.ts';
import type { UnitResult } from '../league/unit.ts';
import type { League, TeamId } from '../players/league.ts';
import type { RecapGame, RecapRow } from './recap-game.ts';
import { pointsIn } from './recap-points.ts';

/** Scratch and with handicap; null while nothing is settled. */
export interface RecapFigures {
  readonly scratch: number | null;
  readonly total: number | null;
  /** More than the other side, with handicap; null without one. */
  readonly difference: number | null;
  /** Null without points, or before anybody has them. */
  readonly points: number | null;
}

/** A bowler's figures in one game. */
export interface RecapCell extends RecapFigures {
  /** The letter of the score type; empty for a bowler. */
  readonly letter: string;
}

/** The games of a match so far, the newest last, and the points that are given. */
export interface RecapMatch {
  readonly league: League;
  readonly games: readonly RecapGame[];
  readonly units: readonly UnitResult[];
}

type Wanted = (row: RecapRow) => boolean;

/** A bowler's figures in this game. */
export function cellOf({ league, units }: RecapMatch, { number, rows }: RecapGame, row: RecapRow): RecapCell {
  const { letter, headToHead } = SCORE_TYPE_FACTS[row.counts.type];
  const side = sideName(league, row.team);
  const own = units.filter(
    ({ unit }) => unit.kind === 'individual' && unit.game === number && unit.place === row.place,
  );
  return {
    letter,
    scratch: row.scratch,
    total: row.total,
    difference: differenceOf(row, rows.find(isOpposite(row)) ?? null),
    points: side === null || !headToHead ? null : pointsIn(side, own),
  };
}

/** A team's figures in one game: the sum of its rows, with the team's own handicap. */
export interface TeamSum {
  readonly scratch: number;
  readonly handicap: number;
  readonly total: number;
}

/** A team's sum in this game, against the other one; null where it was not in it. */
export function teamSumOf(
  { league: { terms } }: RecapMatch,
  { rows }: RecapGame,
  team: TeamId,
): TeamSum | null {
  const counted = rows.filter(isCounted);
  const own = counted.filter((row) => row.team === team);
  if (own.length === 0) return null;
  const facing = counted.filter((row) => row.team !== team);
  const scratch = own.reduce((sum, row) => sum + (row.scratch ?? 0), 0);
  const handicap = teamHandicapOf(terms.handicap, entitlementsOf(terms, own), entitlementsOf(terms, facing));
  return { scratch, handicap, total: scratch + handicap };
}

function entitlementsOf(terms: League['terms'], rows: readonly RecapRow[]): readonly Entitlement[] {
  return rows.map(({ counts }) => entitlementOf(terms, counts, 1));
}

/** A team's figures in this game; null where it was not in it. */
export function teamCellOf(match: RecapMatch, game: RecapGame, team: TeamId): RecapFigures | null {
  const own = teamSumOf(match, game, team);
  if (own === null) return null;
  const { league, units } = match;
  const side = sideName(league, team);
  const won = units.filter(({ unit }) => unit.kind === 'game' && unit.game === game.number);
  const other = league.teams.find(({ id }) => id !== team);
  return {
    scratch: own.scratch,
    total: own.total,
    difference: differenceOf(own, other === undefined ? null : teamSumOf(match, game, other.id)),
    points: side === null ? null : pointsIn(side, won),
  };
}

type Total = Pick<TeamSum | RecapRow, 'total'>;

function differenceOf(own: Total, other: Total | null): number | null {
  const theirs = other?.total ?? null;
  return own.total === null || theirs === null ? null : own.total - theirs;
}

/** A bowler's finished games together, rounded as the league rounds a series. */
export function bowlerSeriesOf(match: RecapMatch, row: RecapRow): Pick<RecapFigures, 'scratch' | 'total'> {
  return totalOf(match, 'individual', playedIn(match, isOf(row)), []);
}

/** A team's finished games together, against those of the other one. */
export function teamSeriesOf(match: RecapMatch, team: TeamId): Pick<RecapFigures, 'scratch' | 'total'> {
  const own = playedIn(match, (row) => isCounted(row) && row.team === team);
  const facing = playedIn(match, (row) => isCounted(row) && row.team !== team);
  return totalOf(match, match.league.terms.handicap.scope, own, facing);
}

function totalOf(
  { league: { terms } }: RecapMatch,
  scope: League['terms']['handicap']['scope'],
  own: readonly Played[],
  facing: readonly Played[],
): Pick<RecapFigures, 'scratch' | 'total'> {
  if (own.every(({ places }) => places.length === 0)) return { scratch: null, total: null };
  const sum = sideTotalOf(terms, { ...terms.handicap, scope }, own, facing);
  return { scratch: sum?.scratch ?? null, total: sum?.total ?? null };
}

/** These rows in each game that all of them have finished. */
function playedIn({ league, games }: RecapMatch, isWanted: Wanted): readonly Played[] {
  return games.map(({ number, rows }) => {
    const places = rows.filter(isWanted).map(({ counts }) => counts);
    const isDone = places.every((place) => scratchOf(league.terms, place) !== null);
    return { game: number, places: isDone ? places : [] };
  });
}

function isCounted({ counts }: RecapRow): boolean {
  return SCORE_TYPE_FACTS[counts.type].forTeam;
}

/** Whether a row is the same bowler's, for the same team. */
export function isOf(row: RecapRow): Wanted {
  return ({ counts, team }) => counts.bowler === row.counts.bowler && team === row.team;
}

/** Whether a row is in the same place of another team. */
export function isOpposite({ team, place }: RecapRow): Wanted {
  return (other) => team !== null && other.team !== team && other.place === place;
}

/** The side of a team; null without teams. */
export function sideName({ teams }: League, team: TeamId | null): SideName | null {
  const index = teams.findIndex(({ id }) => id === team);
  return index === -1 ? null : index === 0 ? 'home' : 'visitors';
}
