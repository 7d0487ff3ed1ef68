import type { SeasonGames } from '../league/average-rule.ts';
import type { BowlerGroup } from '../league/bowler-group.ts';
import { SCORE_TYPES, type ScoreType } from '../league/score-type.ts';
import type { LeagueTerms } from '../league/terms.ts';
import type { OpaqueId } from './opaque-id.ts';

/** One team, from game to game. */
export type TeamId = OpaqueId;

/** A match, in all its games. */
export type MatchId = OpaqueId;

export interface Team {
  readonly id: TeamId;
  readonly name: string;
}

/** The league of a game. It never changes during the game, so that old games always give the same results. */
export interface League {
  /** The terms on that evening. */
  readonly terms: LeagueTerms;
  /** The home team first; none where only handicap counts. */
  readonly teams: readonly Team[];
  /** Absent where the game belongs to no match. */
  readonly match?: MatchId;
  /** On a pair of lanes: the team whose bowlers are in this game. The other team's are in a game beside it. */
  readonly bowls?: TeamId;
}

/** Home and visitors. */
export const MOST_TEAMS = 2;

/** More than any team sends. */
export const MOST_PLACES = 99;

/** A place in a team's line-up, which stays when the order of bowling changes. */
export interface Seat {
  readonly team: TeamId;
  /** From 1. */
  readonly place: number;
}

/** A score type that is said: without one a player is a bowler. */
export type SpecialType = Exclude<ScoreType, 'bowler'>;

export const SPECIAL_TYPES: readonly SpecialType[] = SCORE_TYPES.filter((type) => type !== 'bowler');

/** A later game's score that was bowled before the evening; null: that game was not bowled, its bowler is absent. */
export type LaterScore = number | null;

/** A player's facts as a league's game begins. */
export interface LeagueFacts {
  /** In a game with teams every player has one, in other games nobody. */
  readonly seat?: Seat;
  readonly type?: SpecialType;
  /** The bowler whom a substitute replaces. */
  readonly instead?: string;
  /** The score bowled before the evening; only with `pre-bowl`. */
  readonly score?: number;
  /** The scores bowled before the evening of the match's next games; null: not bowled. Only with `pre-bowl` and `absent`. */
  readonly later?: readonly LaterScore[];
  /** A handicap that was typed instead of computed. */
  readonly handicap?: number;
  /** The bowler's id in the league's own lists. */
  readonly roster?: string;
  /** The bowler's name in the league's own lists, whatever the board shows. */
  readonly fullName?: string;
  /** Before the evening, from a list of the league. */
  readonly season?: SeasonGames;
  /** The entering average, where a league computes with what an average is made of. */
  readonly entering?: number;
  /** Where the league's rules ask; of a vacancy, whose place it was. */
  readonly group?: BowlerGroup;
}

/** The facts without who the bowler is in the league's own lists. */
export function unlisted<T extends Pick<LeagueFacts, 'roster' | 'fullName'>>(
  facts: T,
): Omit<T, 'roster' | 'fullName'> {
  const { roster: _roster, fullName: _fullName, ...others } = facts;
  return others;
}

/** A player's facts in a league's game, as they are now. */
export interface Part {
  readonly type: ScoreType;
  readonly seat: Seat | null;
  /** The bowler whom a substitute replaces; null for anybody else. */
  readonly instead: string | null;
  /** The score of a game that was bowled before the evening, where only that is known. */
  readonly score: number | null;
  /** Scores of the match's next games that were bowled before the evening, in their order. */
  readonly later: readonly LaterScore[];
  /** A handicap that was typed instead of computed. */
  readonly handicap: number | null;
  readonly roster: string | null;
  /** The name in the league's own lists, whatever the board shows. */
  readonly fullName: string | null;
  readonly season: SeasonGames | null;
  readonly entering: number | null;
  /** Null: nothing is known, or the bowler is open. */
  readonly group: BowlerGroup | null;
}

/** The part of a bowler without facts. */
export function plainPart(seat: Seat | null): Part {
  return {
    ...{ type: 'bowler', seat, instead: null, score: null, later: [] },
    ...{ handicap: null, roster: null, fullName: null, season: null, entering: null, group: null },
  };
}

/** The part that a player begins with. */
export function partOf({ seat, ...facts }: LeagueFacts): Part {
  return { ...plainPart(seat ?? null), ...facts };
}

/** Whether a game has only one of its two teams: on a pair of lanes each bowls in a game of its own. */
export function isOfOneTeam(league: League): boolean {
  return league.bowls !== undefined;
}

/** The team of that id, as a game names it. */
export function teamNamed({ teams }: League, id: TeamId): Team | null {
  return teams.find((team) => team.id === id) ?? null;
}
