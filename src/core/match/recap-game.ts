import { scratchOf, type LineUpPlace } from '../league/line-up-place.ts';
import { matchResult } from '../league/match.ts';
import type { UnitResult } from '../league/unit.ts';
import { writtenScore, scoreLine } from '../line/score.ts';
import { figuresOf, placeOf } from '../players/figures.ts';
import { isOfOneTeam, type League, type Part, type TeamId } from '../players/league.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { LeaguePosition } from '../players/position.ts';
import type { LeagueTerms } from '../league/terms.ts';
import { matchOf } from './league-lead.ts';
import { listedIn, type MatchLine } from './match-lines.ts';

/** A bowler's figures in one game of a match. */
export interface RecapRow {
  readonly name: string;
  /** In the league's own lists, where the board shows a shorter name. */
  readonly fullName: string | null;
  /** The bowler's id in those lists. */
  readonly roster: string | null;
  readonly instead: string | null;
  /** Null in a league without teams. */
  readonly team: TeamId | null;
  /** In the team's line-up, or else in bowling order; from 1. */
  readonly place: number;
  /** The place as the match counts it. */
  readonly counts: LineUpPlace;
  readonly handicap: number;
  /** The posted score; null before the first one. */
  readonly scratch: number | null;
  readonly total: number | null;
}

/** One game of a match, as its recap has it: finished or as far as it is bowled. */
export interface RecapGame {
  /** In the match, from 1. */
  readonly number: number;
  readonly rows: readonly RecapRow[];
}

/** This game of a match; without rows where it is not a league's. */
export function recapGame(number: number, position: LeaguePosition): RecapGame {
  const { league, lines } = position;
  const rows = lines.flatMap((line, index) =>
    league === null || line.part === null ? [] : [rowOf(league, line, line.part, index + 1)],
  );
  return { number, rows };
}

/** A game as its match has it: both line-ups by places. */
export interface MatchedGame {
  readonly number: number;
  readonly home: readonly MatchLine[];
  readonly visitors: readonly MatchLine[];
}

/** The same of a game that is known as a match has it. */
export function recapGameOf({ terms, teams }: League, { number, home, visitors }: MatchedGame): RecapGame {
  const rows = [home, visitors].flatMap((lines, side) =>
    lines.flatMap((line) => (line.player === null ? [] : [lineRowOf(terms, teams[side]?.id ?? null, line)])),
  );
  return { number, rows };
}

function lineRowOf(
  terms: LeagueTerms,
  team: TeamId | null,
  { name, fullName, roster, instead, place, counts, figures }: MatchLine,
): RecapRow {
  const { posted, handicap, total } = figures;
  const isWritten = posted > 0 || scratchOf(terms, counts) !== null;
  return {
    ...{ name, fullName, roster, instead, team, place, counts, handicap },
    scratch: isWritten ? posted : null,
    total: isWritten ? total : null,
  };
}

function rowOf(league: League, line: PlayerLine, part: Part, bowls: number): RecapRow {
  const { posted, handicap, total } = figuresOf(league, line);
  const isWritten = writtenScore(line.line, scoreLine(line.line)) !== null;
  return {
    name: line.name,
    ...listedIn(line),
    instead: part.instead,
    team: part.seat?.team ?? null,
    place: part.seat?.place ?? bowls,
    counts: placeOf(league, line, part),
    handicap,
    scratch: isWritten ? posted : null,
    total: isWritten ? total : null,
  };
}

/** The points of this game alone, for a recap that knows no other; none where only one team's bowlers are known. */
export function unitsOfGame(number: number, position: LeaguePosition): readonly UnitResult[] {
  const match = matchOf([position]);
  if (position.league === null || isOfOneTeam(position.league) || match === null) return [];
  return matchResult({ ...position.league.terms, games: 1 }, match).units.flatMap((result) => {
    const { unit } = result;
    return 'game' in unit ? [{ ...result, unit: { ...unit, game: number } }] : [];
  });
}
